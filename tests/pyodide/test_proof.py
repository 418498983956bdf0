"""The proof prints the outcome of the tests in Pyodide, and fails if one of them failed."""

import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest

from tests.browser.driver import available

PROBE = """
import os, subprocess, sys
import pytest

def test_good(): assert sys.platform == "emscripten"
def test_process(): subprocess.run(["true"])
"""
FAILING = "def test_bad(): assert 1 == 2\n"


@pytest.fixture
def probed(built: Path, tmp_path: Path) -> Path:
    """A copy of `build/pyodide` whose proof has two more test modules."""
    copy = tmp_path / "built"
    shutil.copytree(built, copy)
    with zipfile.ZipFile(copy / "proof.zip", "a") as archive:
        archive.writestr("tests/test_probe.py", PROBE)
        archive.writestr("tests/test_bad_probe.py", FAILING)
    return copy


@pytest.mark.parametrize("place", ["node", "chromium"])
def test_a_failed_test_in_pyodide_ends_the_proof_with_status_1(
    place: str, probed: Path, tmp_path: Path
) -> None:
    if place == "chromium" and not available(place):
        pytest.skip("chromium is not installed")
    junit = tmp_path / "junit.xml"
    command = [sys.executable, "-m", "tests.pyodide.prove", place, f"--built={probed}"]
    command.append(f"--junit={junit}")

    def run(*tests: str) -> tuple[int, str, dict[str, int]]:
        done = subprocess.run([*command, *tests], capture_output=True, text=True, check=False)
        suite = ET.parse(junit).getroot()[0]
        counts = {name: int(suite.get(name, 0)) for name in ("tests", "failures", "skipped")}
        return done.returncode, done.stdout, counts

    status, printed, counts = run("tests/test_probe.py")
    assert (status, counts) == (0, {"tests": 2, "failures": 0, "skipped": 1})
    assert "1 skipped: Pyodide has no processes" in printed
    assert "start Pyodide" in printed and "Python 3.14" in printed

    status, printed, counts = run("tests/test_probe.py", "tests/test_bad_probe.py")
    assert (status, counts) == (1, {"tests": 3, "failures": 1, "skipped": 1})
    assert "FAILED: pytest ended with status 1" in printed
