"""Tests of ``pytest --webapi`` that need a real browser: they are skipped, or run in it.

With ``--webapi-fallback=browser`` a second process of pytest runs them, with the same arguments
and Playwright itself. It comes first, before fixtures of this run hold a database or a port. Its
reports are those of this run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from webapi.page.pytest_plugin import FILE, MARKER


class Fallback:
    """Skips the tests that need a browser, or gives them to a process that has one."""

    def __init__(self, mode: str, listed: list[str]) -> None:
        self._mode = mode
        self._listed = [_entry(line) for line in listed]
        self._given: list[pytest.Item] = []
        self._reports: Mapping[str, list[pytest.TestReport]] | None = None

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Mark the tests, or let them come first."""
        for item in items:
            reason = self._reason_of(item)
            if reason is None:
                continue
            if self._mode == "skip":
                item.add_marker(pytest.mark.skip(reason=f"needs a browser: {reason}"))
            else:
                self._given.append(item)
        items[:] = self._given + [each for each in items if each not in self._given]

    def _reason_of(self, item: pytest.Item) -> str | None:
        marker = item.get_closest_marker(MARKER)
        if marker is not None:
            return str(next(iter([*marker.args, *marker.kwargs.values()]), "it says so"))
        return next((why for name, why in self._listed if _fits(item.nodeid, name)), None)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        """Report what the other process has found."""
        if item not in self._given:
            return None
        if self._reports is None:
            self._reports = self._run(item.config)
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        for report in self._reports[item.nodeid]:
            item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True

    def _run(self, config: pytest.Config) -> Mapping[str, list[pytest.TestReport]]:
        """The reports of each test."""
        given = config.invocation_params
        paths = config.getoption("file_or_dir")
        program = [sys.executable, "-m", "pytest", f"--rootdir={config.rootpath}"]
        if config.inipath is not None:
            program += ["-c", str(config.inipath)]
        program += [each for each in map(str, given.args) if each not in paths]
        program += [str(config.rootpath / item.nodeid) for item in self._given]
        with TemporaryDirectory() as folder:
            file = Path(folder, "reports")
            file.touch()
            done = subprocess.run(
                program,
                cwd=given.dir,
                env={**os.environ, FILE: str(file)},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            found = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        reports: dict[str, list[pytest.TestReport]] = {each.nodeid: [] for each in self._given}
        for data in found:
            report = config.hook.pytest_report_from_serializable(config=config, data=data)
            reports.setdefault(report.nodeid, []).append(report)
        for item in self._given:
            if not reports[item.nodeid]:
                reports[item.nodeid] = [_not_run(item, done.stdout)]
        return reports


class Reporter:
    """Writes the reports of the second process."""

    def __init__(self, config: pytest.Config, file: Path) -> None:
        self._config = config
        self._file = file

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write a report."""
        hook = self._config.hook
        data = hook.pytest_report_to_serializable(config=self._config, report=report)
        with self._file.open("a", encoding="utf-8") as file:
            print(json.dumps(data, default=str), file=file)


def _entry(line: str) -> tuple[str, str]:
    """The name of a line of the configuration, and the reason.

    >>> _entry("tests/test_map.py::test_zoom  # a canvas is drawn")
    ('tests/test_map.py::test_zoom', 'a canvas is drawn')
    """
    name, _, reason = line.partition("#")
    return name.strip(), reason.strip() or "the configuration says so"


def _fits(nodeid: str, name: str) -> bool:
    """Whether a test is of a name: that of a file, a class or a test, where ``*`` is any text.

    >>> _fits("tests/test_a.py::test_b[c]", "tests/test_a.py"), _fits("a.py::test_b", "a.py::test")
    (True, False)
    """
    pattern = name.replace("[", "[[]")
    return any(fnmatchcase(nodeid, f"{pattern}{end}") for end in ("", "::*", "[[]*"))


def _not_run(item: pytest.Item, output: str) -> pytest.TestReport:
    text = f"the process with a browser has not run it:\n{output[-4000:]}"
    place: Any = item.location
    return pytest.TestReport(item.nodeid, place, {}, "failed", text, "call")
