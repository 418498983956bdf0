"""The programs in examples/columns."""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .optional import require_engine

PROJECT = Path(__file__).parents[3]
PROGRAMS = sorted((PROJECT / "examples" / "columns").glob("*.py"))
PACKAGES = {"spark": "pyspark"}


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_an_example_prints_its_expected_output(program: Path) -> None:
    engine = program.stem.partition("_")[0]
    require_engine(PACKAGES.get(engine, engine))
    if engine == "spark" and shutil.which("java") is None:
        pytest.skip("PySpark needs Java")
    docstring = ast.get_docstring(ast.parse(program.read_text("utf-8"))) or ""
    (command,) = re.findall(r"^\$ python (.+)$", docstring, re.M)
    done = subprocess.run(
        [sys.executable, *shlex.split(command)],
        cwd=PROJECT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    expectation = program.parent / "expected" / f"{program.stem}.txt"
    assert done.stdout == expectation.read_text("utf-8")


def test_every_engine_has_an_example_and_its_expected_output() -> None:
    engines = {program.stem.partition("_")[0] for program in PROGRAMS}
    assert engines == {"dask", "duckdb", "pandas", "polars", "spark"}
    expected = {path.stem for path in (PROJECT / "examples" / "columns" / "expected").iterdir()}
    assert expected == {program.stem for program in PROGRAMS}
