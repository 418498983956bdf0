"""Run files of the Web Platform Tests, unmodified, in an engine with our classes.

``python -m wpt.run url/url-constructor.any.js FileAPI --engine quickjs --root WPT_CHECKOUT``
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from wpt.run.files import Files
from wpt.run.results import Result
from wpt.run.runner import ENGINES, run
from wpt.run.test_file import PAGES

_SUFFIXES = (".any.js", ".window.js", *PAGES)
_NO_TESTS = ("resources", "support", "tools")
"""Folders of files that tests need."""


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 0 if every subtest of every variant passed, and 2 for wrong usage."""
    parser = argparse.ArgumentParser(prog="python -m wpt.run", description=__doc__)
    parser.add_argument("files", nargs="+", help="tests or folders of tests, below the root")
    parser.add_argument("--engine", choices=ENGINES, default="quickjs")
    parser.add_argument("--root", type=Path, required=True, help="a checkout of WPT, or alike")
    parser.add_argument("--harness", type=Path, help="where testharness.js is, if not in resources")
    parser.add_argument(
        "--timeout", type=float, metavar="SECONDS", help="for each variant, instead of the test's"
    )
    parser.add_argument("--native", action="store_true", help="test the engine's own classes")
    options = parser.parse_args(arguments)
    files = Files(options.root, options.harness)
    tests = [test for name in options.files for test in _tests(name, files, parser)]
    results = []
    for test in tests:
        for result in run(
            test, options.engine, files, install=not options.native, timeout=options.timeout
        ):
            _show(result)
            results.append(result)
    if len(results) > 1:
        total = sum(len(result.subtests) for result in results)
        passed = sum(result.passed for result in results)
        whole = sum(result.ok for result in results)
        print(f"{passed} of {total} subtests pass, and all in {whole} of {len(results)} files")
    return 0 if all(result.ok or result.status == "SKIP" for result in results) else 1


def _tests(name: str, files: Files, parser: argparse.ArgumentParser) -> list[str]:
    """The tests that an argument names, as paths below the root."""
    path = next((each for each in (files.root / name, Path(name)) if each.exists()), Path(name))
    path = path.resolve()
    if not path.is_relative_to(files.root) or not path.exists():
        parser.error(f"{name} is not below {files.root}")
    found = [path]
    if path.is_dir():
        found = sorted(
            each
            for each in path.rglob("*")
            if each.name.endswith(_SUFFIXES) and not {*each.parts} & {*_NO_TESTS}
        )
    return [f"/{each.relative_to(files.root).as_posix()}" for each in found]


def _show(result: Result) -> None:
    for subtest in result.subtests:
        if subtest.status != "PASS":
            print(f"{subtest.status} {subtest.name!a}: {subtest.message!a}")
    if result.status != "OK":
        print(f"harness {result.status}: {result.message!a}")
    print(f"{result.test}: {result.passed} of {len(result.subtests)} subtests pass", flush=True)


if __name__ == "__main__":
    sys.exit(main())
