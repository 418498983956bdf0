"""Our figures of WPT's ``fetch/`` beside what undici, Node.js's ``fetch``, expects of itself.

``python -m tests.tools.undici UNDICI_CHECKOUT`` prints the table of ``wpt/README.md``. The checkout
has a copy of the tests, as the parent of undici's commit e2dc4daf6 has: ``test/wpt/tests``.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from wpt.run.files import Files
from wpt.run.runner import run

FOLDERS = (
    *(f"fetch/api/{name}" for name in ("abort", "basic", "body", "credentials", "headers")),
    *("fetch/api/redirect", "fetch/api/request", "fetch/api/response", "fetch/content-encoding"),
    *("fetch/content-length", "fetch/content-type", "fetch/data-urls", "fetch/range"),
    *("fetch/security", "xhr/formdata"),
)
COLUMNS = ("subtests", "we pass", "undici passes", "expects to fail", "skips", "calls flaky")


class Expectations:
    """What undici expects: ``test/wpt/status``."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def of(self, path: str, name: str) -> str:
        """What it expects of a subtest, as a column."""
        suite, *parts = path.strip("/").split("/")
        status = self._folder / f"{suite}.status.json"
        if not status.exists():  # one file for a folder of the suite
            status = self._folder / suite / f"{parts.pop(0)}.status.json"
        node: Any = json.loads(status.read_text("utf-8"))
        for part in parts:
            if node.get("skip"):
                break
            node = node.get(part, {})
        if node.get("skip"):
            return "skips"
        if name in node.get("fail", ()):
            return "expects to fail"
        return "calls flaky" if name in node.get("flaky", ()) else "undici passes"


def row(folder: str, checkout: Path, engine: str) -> Counter[str]:
    """The figures of the files of a folder."""
    root = checkout / "test/wpt/tests"
    expectations = Expectations(checkout / "test/wpt/status")
    counts = Counter[str]()
    for file in sorted((root / folder).rglob("*.any.js")):
        path = f"/{file.relative_to(root).as_posix()}"
        for result in run(path, engine, Files(root)):
            for subtest in result.subtests:
                expected = expectations.of(path, subtest.name)
                passes = subtest.status == "PASS"
                counts.update({"subtests": 1, "we pass": passes, expected: 1})
                if expected == "undici passes" and not passes:
                    print(f"only undici: {path}: {subtest.name!a}", file=sys.stderr)
    return counts


def main() -> None:
    checkout = Path(sys.argv[1])
    engine = sys.argv[2] if len(sys.argv) > 2 else "quickjs"
    print(f"| | {' | '.join(COLUMNS)} |\n|---|{'---:|' * len(COLUMNS)}")
    for folder in FOLDERS:
        counts = row(folder, checkout, engine)
        print(f"| `{folder}` | {' | '.join(str(counts[each]) for each in COLUMNS)} |", flush=True)


if __name__ == "__main__":
    main()
