"""Run a ``.any.js`` file of the Web Platform Tests, unmodified, in an engine with our classes.

``python -m wpt.run url/url-constructor.any.js --engine quickjs --root WPT_CHECKOUT``
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from wpt.run.files import Files
from wpt.run.runner import ENGINES, run


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 0 if every subtest of every variant passed."""
    parser = argparse.ArgumentParser(prog="python -m wpt.run", description=__doc__)
    parser.add_argument("file", help="the test, below the root")
    parser.add_argument("--engine", choices=ENGINES, default="quickjs")
    parser.add_argument("--root", type=Path, required=True, help="a checkout of WPT, or alike")
    parser.add_argument("--harness", type=Path, help="where testharness.js is, if not in resources")
    parser.add_argument("--timeout", type=float, help="seconds, instead of the test's own")
    parser.add_argument("--native", action="store_true", help="test the engine's own classes")
    options = parser.parse_args(arguments)
    files = Files(options.root, options.harness)
    given = options.root / options.file
    path = (given if given.is_file() else Path(options.file)).resolve()
    if not path.is_relative_to(files.root):
        parser.error(f"{options.file} is not below {options.root}")
    test = f"/{path.relative_to(files.root).as_posix()}"
    ok = True
    for result in run(
        test, options.engine, files, install=not options.native, timeout=options.timeout
    ):
        ok &= result.ok
        for subtest in result.subtests:
            if subtest.status != "PASS":
                print(f"{subtest.status} {subtest.name!a}: {subtest.message!a}")
        if result.status != "OK":
            print(f"harness {result.status}: {result.message!a}")
        print(f"{result.test}: {result.passed} of {len(result.subtests)} subtests pass")
    return not ok


if __name__ == "__main__":
    sys.exit(main())
