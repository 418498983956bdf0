"""What runs inside Pyodide: the test suite, then `python -m wpt`, in the folder unpacked there."""

import asyncio
import importlib.abc
import inspect
import os
import runpy
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from pyodide.ffi import can_run_sync

NO_PROCESSES = "Pyodide has no processes"
NO_WAITING = "this JavaScript engine cannot wait for a promise (JSPI), so asyncio.run cannot either"
NO_THREADS = "Pyodide has no threads"
NOT_BUILT = {"turbohtml"}
"""Compiled packages that webapi can use and that have no build for Pyodide."""

NOT_INSIDE = {
    "tests/benchmarks": "it measures",
    "tests/browser": "it drives the browser from outside",
    "tests/columns": "it needs pyarrow, which the distribution has not",
    "tests/docs": "it runs the pages of the source tree",
    "tests/page": "it puts JavaScript engines into Python",
    "tests/oracle": "it asks another library, in Node",
    "tests/pyodide": "it drives Pyodide from outside",
    "tests/runtimes": "it puts JavaScript engines into Python",
    "tests/test_benchmarks.py": "it reads the benchmarks, which measure outside",
    "tests/test_ci.py": "it runs what schedules the jobs of the source tree",
    "tests/test_mutation.py": "it changes modules of the source tree",
    "tests/tools": "it makes data, from other packages",
    "tests/translator": "it needs mypy, which is compiled",
    "tests/types": "it runs type checkers",
    "tests/webidl/test_compiler.py::test_a_run_that_follows_another_one_does_nothing": (
        "it needs mypy, which is compiled"
    ),
    "tests/webidl/test_compiler.py::test_check_reports_what_is_stale": (
        "it compares with the source tree, and here is the wheel"
    ),
}
NOT_INSIDE_WEBAPI = (
    "columns",
    *("cli/column.py", "cli/csv_records.py", "cli/json_lines.py", "cli/json_objects.py"),
    *("cli/json_text.py", "cli/outputs.py", "cli/tables.py", "cli/workers.py"),
    *("page/django.py", "page/greenlets.py"),
)
"""Parts of ``webapi`` that need what the distribution has not: pyarrow, processes, frameworks."""


def prove(*selection: str) -> dict[str, Any]:
    """Run both, or the tests of `selection` only; print as it goes and return the outcome.

    `junit` is pytest's report, `failures` is empty when all is well, `seconds` tells the times.
    """
    sys.path.insert(0, os.getcwd())
    failures = []
    seconds = {}
    watcher = Watcher()
    started = time.perf_counter()
    status = run_pytest(selection, watcher)
    seconds["pytest"] = time.perf_counter() - started
    if status:
        failures.append(f"pytest ended with status {int(status)}")
    if not watcher.passed:
        failures.append("pytest passed no test")
    if not selection:
        started = time.perf_counter()
        status = run_module("wpt")
        seconds["wpt"] = time.perf_counter() - started
        if status:
            failures.append(f"python -m wpt ended with status {status}")
    return {
        "failures": failures,
        "junit": Path("junit.xml").read_text("utf-8"),
        "passed": watcher.passed,
        "python": sys.version,
        "seconds": seconds,
        "skipped": dict(watcher.skipped),
    }


class Watcher:
    """A pytest plugin: counts, and skips a test when it wants what is not here."""

    def __init__(self) -> None:
        self.passed = 0
        self.skipped: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped and isinstance(report.longrepr, tuple):
            self.skipped[report.longrepr[2].removeprefix("Skipped: ")] += 1
        elif report.passed and report.when == "call":
            self.passed += 1

    @pytest.fixture(autouse=True)
    def missing_here(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(subprocess, "Popen", skip(NO_PROCESSES))
        monkeypatch.setattr(threading.Thread, "start", skip(NO_THREADS))
        monkeypatch.setattr(sys, "meta_path", [NotBuilt(), *sys.meta_path])
        if not can_run_sync():
            monkeypatch.setattr(asyncio, "run", skip(NO_WAITING))


class NotBuilt(importlib.abc.MetaPathFinder):
    """Skips a test that imports what cannot be here."""

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        if name in NOT_BUILT:
            pytest.skip(f"{name} is not built for Pyodide")


def skip(reason: str) -> Callable[..., None]:
    def instead(*args: object, **kwargs: object) -> None:
        if inspect.iscoroutine(args[0]):
            args[0].close()
        pytest.skip(reason)

    return instead


def run_pytest(selection: tuple[str, ...], watcher: Watcher) -> int:
    options = [
        "--verbose",
        "-rs",
        "-p",
        "no:cacheprovider",
        "--hypothesis-seed=0",
        "--junitxml=junit.xml",
    ]
    options += (f"--{'deselect' if '::' in name else 'ignore'}={name}" for name in NOT_INSIDE)
    (package,) = find_spec("webapi").submodule_search_locations  # not imported: pytest rewrites it
    options += (f"--ignore={package}/{name}" for name in NOT_INSIDE_WEBAPI)
    tests = selection or ("tests", "--pyargs", "webapi")
    return pytest.main([*options, *tests], [watcher])


def run_module(name: str) -> int:
    """Run `python -m name` in this interpreter, which can start no other."""
    sys.modules.pop(f"{name}.__main__", None)  # a test has imported it
    arguments, sys.argv = sys.argv, [name]
    try:
        runpy.run_module(name, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    finally:
        sys.argv = arguments
    return 0
