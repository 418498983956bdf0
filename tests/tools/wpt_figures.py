"""How many subtests of the Web Platform Tests pass in engines, for the site's page.

``python -m tests.tools.wpt_figures WPT_CHECKOUT`` runs the ``.any.js`` files that are about what
`webapi` has, unmodified, in each engine. It ends with status 1, and says which, if subtests
fail for reasons that ``tests/data/wpt_reasons.toml`` does not give.
"""

from __future__ import annotations

import datetime
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.tools.minimum_common import PAGE
from tests.tools.tables import fill
from wpt.run.files import Files
from wpt.run.results import Subtest
from wpt.run.runner import run

REASONS = Path(__file__).parents[1] / "data" / "wpt_reasons.toml"
ENGINES = {
    "QuickJS-ng": "quickjs",
    "dukpy": "dukpy",
    "PythonMonkey": "pythonmonkey",
    "V8": "mini_racer",
}
SUITES = {
    "`encoding/`": [
        *("encoding/*.any.js", "encoding/legacy-mb-*/**/*.any.js", "encoding/streams/*.any.js"),
    ],
    "`compression/`": ["compression/*.any.js"],
    "`dom/events/`": ["dom/events/*.any.js"],
    "`dom/abort/`": ["dom/abort/*.any.js"],
    "`html/webappapis/`": [
        *("html/webappapis/atob/*.any.js", "html/webappapis/structured-clone/*.any.js"),
        *("html/webappapis/microtask-queuing/*.any.js", "html/webappapis/timers/*.any.js"),
    ],
    "`FileAPI/`": [
        "FileAPI/idlharness.any.js",
        *(f"FileAPI/{n}/*.any.js" for n in ("blob", "file", "url")),
    ],
    "`hr-time/`": ["hr-time/*.any.js"],
    "`streams/`": ["streams/*.any.js", "streams/*/*.any.js"],
    "`WebCryptoAPI/`": [
        f"WebCryptoAPI/{n}.any.js" for n in ("getRandomValues", "randomUUID.https")
    ],
    "`fetch/api/headers/`": ["fetch/api/headers/*.any.js"],
    "`url/`": ["url/*.any.js"],
}


class Reasons:
    """What the file of reasons says of subtests."""

    def __init__(self) -> None:
        self.entries = tomllib.loads(REASONS.read_text("utf-8"))

    def find(self, kind: str, test: str, subtest: Subtest) -> str | None:
        """What a subtest needs, or why it fails."""
        parts = {"test": test, "name": subtest.name, "message": subtest.message or ""}
        for entry in self.entries[kind]:
            wanted = {part: entry[part] for part in parts if part in entry}
            if all(re.search(pattern, parts[part]) for part, pattern in wanted.items()):
                return str(entry["what" if kind == "needs" else "why"])
        return None


class Figures:
    """What became of the subtests of one suite in one engine."""

    def __init__(self) -> None:
        self.passed = self.counted = 0
        self.needs = Counter[str]()
        self.failures = Counter[str]()
        self.unexplained: list[str] = []

    def add(self, test: str, subtest: Subtest, reasons: Reasons) -> None:
        """Count a subtest."""
        passes = subtest.status == "PASS"
        needed = None if passes else reasons.find("needs", test, subtest)
        if needed:
            self.needs[needed] += 1
            return
        self.counted += 1
        self.passed += passes
        if passes:
            return
        if why := reasons.find("fails", test, subtest):
            self.failures[why] += 1
        else:
            self.unexplained.append(f"{test} {subtest}")


def tests(root: Path, patterns: list[str]) -> Iterator[str]:
    """The tests of a suite, as paths below the root."""
    for pattern in patterns:
        for path in sorted(root.glob(pattern)):
            yield f"/{path.relative_to(root).as_posix()}"


def figures(root: Path, patterns: list[str], engine: str, reasons: Reasons) -> Figures:
    """The figures of a suite."""
    found = Figures()
    for test in tests(root, patterns):
        for result in run(test, engine, Files(root), timeout=60):
            for subtest in result.subtests:
                found.add(test, subtest, reasons)
            if result.status not in ("OK", "SKIP"):
                found.add(test, Subtest("the file", result.status, result.message), reasons)
    return found


def table(suites: dict[str, dict[str, Figures]]) -> str:
    """The figures of each suite, what was left out, and why subtests fail."""
    lines = [f"| | {' | '.join(ENGINES)} |", f"|---|{'---:|' * len(ENGINES)}"]
    for suite, engines in suites.items():
        cells = [f"{each.passed:,} of {each.counted:,}" for each in engines.values()]
        lines.append(f"| {suite} | {' | '.join(cells)} |")
    lines += ["", f"Run on {datetime.date.today()}.", ""]
    every = [each for engines in suites.values() for each in engines.values()]
    for title, counters in (
        ("Subtests that fail, in all engines together:", [each.failures for each in every]),
        ("Left out, as they need what `webapi` does not have:", [each.needs for each in every]),
    ):
        total = sum(counters, Counter[str]())
        lines += [title, "", *(f"- {count}: {reason}" for reason, count in total.items()), ""]
    return "\n".join(lines).rstrip()


def main(arguments: list[str]) -> int:
    """The exit status."""
    root = Path(arguments[0])
    reasons = Reasons()
    found: dict[str, dict[str, Any]] = {
        suite: {
            title: figures(root, patterns, engine, reasons) for title, engine in ENGINES.items()
        }
        for suite, patterns in SUITES.items()
    }
    fill(PAGE, "subtests", table(found))
    unexplained = [
        line for engines in found.values() for each in engines.values() for line in each.unexplained
    ]
    print(*unexplained, sep="\n")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
