"""docs/tutorial-front-end.md does what it says, step by step in an empty folder."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "tutorial-front-end.md"
STEP = re.compile(
    r"^```\{code-block\} (?:\w+\n:caption: (?P<name>\S+)\n\n|console\n\$ pytest -q\n)"
    r"(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


def test_the_tutorial_does_what_it_says(tmp_path: Path) -> None:
    for package in ("turbohtml", "quickjs", "py_mini_racer"):
        pytest.importorskip(package)
    steps = list(STEP.finditer(PAGE.read_text("utf-8")))
    assert len(steps) == 14
    script = tmp_path / "todo.js"
    for step in steps:
        if step["name"]:
            with (tmp_path / step["name"]).open("a", encoding="utf-8") as file:
                file.write(f"\n\n{step['text']}" if file.tell() else step["text"])
            continue
        right = script.read_text("utf-8")
        if "failed" in step["text"]:
            script.write_text(right.replace("list.append(item)", "lst.append(item)"), "utf-8")
        output = run(tmp_path)
        script.write_text(right, "utf-8")
        for line in step["text"].splitlines():
            assert all(part in output for part in line.split("...")), output


def run(folder: Path) -> str:
    """Run pytest in a folder, with the package of this checkout."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    return done.stdout
