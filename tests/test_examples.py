"""Each program in examples/ does what its expectation says, on real input.

A program's docstring has the command that runs it, in a line that begins with `$ python`. Where it
needs an optional dependency, it has a line `$ pip install 'webapi-dom[EXTRA]'` too. What the
command prints is compared with examples/expected/NAME.txt.
"""

from __future__ import annotations

import ast
import os
import re
import shlex
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

PROJECT = Path(__file__).parents[1]
PROGRAMS = sorted((PROJECT / "examples").glob("*.py"))
ELSEWHERE = {
    "abort_in_quickjs": "tests/runtimes runs it, which has the engine",
    "fetch_in_quickjs": "tests/runtimes runs it, which has the engine",
    "markdown_in_an_engine": "tests/runtimes runs it, which has the engines and the bundle",
    "modules_in_quickjs": "tests/runtimes runs it, which has the engine",
    "normalize_in_quickjs": "tests/runtimes runs it, which has the engine and the bundle",
    "page_in_quickjs": "tests/runtimes runs it, which has the engine",
    "play_a_shop": "tests/runtimes runs it, which has the engine",
    "stream_through_quickjs": "tests/runtimes runs it, which has the engine",
    "time_limit_in_quickjs": "tests/runtimes runs it, which has the engine",
    "timers_in_quickjs": "tests/runtimes runs it, which has the engine",
}


def docstring(program: Path) -> str:
    return ast.get_docstring(ast.parse(program.read_text("utf-8"))) or ""


def missing(extra: str) -> list[str]:
    """The distributions of an extra that are not installed."""
    absent = []
    for line in metadata.requires("webapi-dom") or []:
        requirement = Requirement(line)
        if requirement.marker and requirement.marker.evaluate({"extra": extra}):
            try:
                metadata.version(requirement.name)
            except metadata.PackageNotFoundError:
                absent.append(requirement.name)
    return absent


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_each_example_prints_what_is_expected(program: Path) -> None:
    if program.stem in ELSEWHERE:
        pytest.skip(ELSEWHERE[program.stem])
    text = docstring(program)
    for extra in re.findall(r"^\$ pip install 'webapi-dom\[([\w-]+)\]'$", text, re.M):
        if absent := missing(extra):
            message = f"needs {', '.join(absent)}: pip install -e '.[{extra}]'"
            if os.environ.get("CI") == "true":
                pytest.fail(message)
            pytest.skip(message)
    (command,) = re.findall(r"^\$ python (.+)$", text, re.M)
    done = subprocess.run(
        [sys.executable, *shlex.split(command)],
        cwd=PROJECT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.stderr == ""
    assert done.returncode == 0
    expectation = PROJECT / "examples" / "expected" / f"{program.stem}.txt"
    assert done.stdout == expectation.read_text("utf-8")


def test_every_expectation_belongs_to_an_example() -> None:
    expected = {path.stem for path in (PROJECT / "examples" / "expected").iterdir()}
    assert expected == {program.stem for program in PROGRAMS}
