"""How many of Playwright's own tests pass without a browser.

``python -m tests.tools.playwright_suite CHECKOUT --packages FOLDER`` runs files of ``tests/sync``
of https://github.com/microsoft/playwright-python, unchanged, with ``pytest --webapi``: those that
need neither pixels nor other browsers. ``--api async`` runs those of ``tests/async``. ``FOLDER``
has what they import and this project does not:

    pip install --target FOLDER twisted autobahn pyOpenSSL service-identity Pillow pixelmatch==0.3 \
        pytest-asyncio pyee

The tests import some of Playwright's inside from the checkout. ``--failures FILE`` writes what did
not pass, with the first line of each error.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

FILES = (
    *("add_init_script", "assertions", "browsercontext_events", "browsercontext_request_fallback"),
    *("browsercontext_request_intercept", "browsercontext_storage_state", "check", "console"),
    *("element_handle", "element_handle_wait_for_element_state", "expect_misc", "fill", "input"),
    *("listeners", "locator_get_by", "locators", "network", "page", "page_add_locator_handler"),
    *("page_aria_snapshot", "page_clock", "page_event_console", "page_event_pageerror"),
    *("page_event_request", "page_network_response", "page_request_fallback", "page_request_gc"),
    *("page_request_intercept", "page_select_option", "page_web_storage", "queryselector"),
    *("request_fulfill", "request_intercept", "resource_timing", "selectors_misc", "sync"),
    "unroute_behavior",
)
LIMIT = 300
"""The seconds that the tests of a file may take."""
PROGRAM = """
import json, signal, sys, types
packages, report, *arguments = sys.argv[1:]
sys.path.append(packages)
version = types.ModuleType("playwright._repo_version")  # which a build of Playwright writes
version.version = "0"
sys.modules[version.__name__] = version
import pytest

class Recorder:
    def __init__(self):
        self.file = open(report, "w")

    def pytest_itemcollected(self, item):
        self.write({"id": item.nodeid})

    def pytest_runtest_logstart(self):
        signal.alarm(20)

    def pytest_runtest_logreport(self, report):
        crash = getattr(report.longrepr, "reprcrash", None)
        text = "" if crash is None else crash.message.strip().partition("\\n")[0]
        self.write({"id": report.nodeid, "when": report.when, "is": report.outcome, "text": text})

    def write(self, value):
        print(json.dumps(value), file=self.file, flush=True)

def give_up(*_):
    raise RuntimeError("the test took 20 seconds")

signal.signal(signal.SIGALRM, give_up)
sys.exit(pytest.main(arguments, plugins=[Recorder()]))
"""


def main() -> None:
    """Run the files, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--packages", required=True, type=Path)
    parser.add_argument("--engine", default="quickjs")
    parser.add_argument("--api", choices=("sync", "async"), default="sync")
    parser.add_argument("--failures", type=Path)
    parser.add_argument("--only", nargs="*", default=FILES)
    given = parser.parse_args()
    total: Counter[str] = Counter()
    lines: list[str] = []
    for name in given.only:
        place = f"tests/{given.api}/test_{name}.py"
        if not Path(given.checkout, place).exists():
            continue
        results = run(given.checkout, given.packages.resolve(), place, given.engine)
        found = Counter(outcome for outcome, _ in results.values())
        total += found
        lines += [f"{id}\t{is_}\t{text}" for id, (is_, text) in results.items() if is_ != "passed"]
        print(f"{name:45}{found['passed']:4} of {sum(found.values()):4}", flush=True)
    print(f"{'all':45}{total['passed']:4} of {sum(total.values()):4}  {dict(total)}")
    if given.failures is not None:
        given.failures.write_text("\n".join(lines), "utf-8")


def run(checkout: Path, packages: Path, place: str, engine: str) -> dict[str, tuple[str, str]]:
    """What became of each test of a file, and the first line of its error."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report")
        arguments = [
            *("-q", "-o", "addopts=", "-p", "no:cacheprovider", "--browser=chromium"),
            *("--webapi", f"--webapi-engine={engine}", place),
        ]
        try:
            subprocess.run(
                [sys.executable, "-c", PROGRAM, packages, report, *arguments],
                cwd=checkout,
                timeout=LIMIT,
                stdout=subprocess.DEVNULL,
            )
        except subprocess.TimeoutExpired:
            print(f"{place} took more than {LIMIT} seconds", file=sys.stderr)
        return results_of(report.read_text("utf-8").splitlines())


def results_of(report: list[str]) -> dict[str, tuple[str, str]]:
    """The outcome of each test: ``passed``, ``skipped``, ``failed`` or ``not run``."""
    results: dict[str, tuple[str, str]] = {}
    for line in report:
        event: dict[str, Any] = json.loads(line)
        before = results.get(event["id"], ("not run", ""))
        if "when" not in event:
            results[event["id"]] = before
        elif event["is"] != "passed" or (event["when"] == "call" and before[0] == "not run"):
            results[event["id"]] = (event["is"], event["text"])
    return results


if __name__ == "__main__":
    main()
