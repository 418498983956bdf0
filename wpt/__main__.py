"""``python -m wpt``: run the vectors and print a table."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from wpt import expectations
from wpt.runner import run
from wpt.suites import SUITES


def main(arguments: list[str] | None = None) -> int:
    """Exit status: 0 if every vector did what is expected of it, 1 if not, 2 for wrong usage."""
    parser = argparse.ArgumentParser(
        prog="python -m wpt", description="Run the vectors of the Web Platform Tests on webapi."
    )
    parser.add_argument("--suite", action="append", choices=SUITES, help="run only this suite")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the report to FILE, too")
    options = parser.parse_args(arguments)
    suites = {name: SUITES[name] for name in options.suite or SUITES}
    report = run(expectations.load(), suites, progress=_progress)
    print(report.table())
    for surprise in report.surprises:
        print(f"not as expected: {surprise}")
    if options.json:
        options.json.write_text(json.dumps(report.as_json(), indent=2) + "\n", encoding="ascii")
    return 1 if report.surprises else 0


def _progress(name: str) -> None:
    print(f"running {name}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
