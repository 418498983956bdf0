"""Run the whole proof inside Pyodide, in Node or in a headless browser.

    python -m tests.pyodide.prove node|chromium|firefox [--junit FILE] [TEST ...]

runs pytest and `python -m wpt` there, or only the tests that are named, and prints their output. It
writes pytest's JUnit report, and exits with status 1 if a test failed. First make `build/pyodide`
with `python pyodide/build.py`.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.browser.driver import BrowserError, start
from tests.browser.server import StaticServer

BUILT = Path(__file__).parents[2] / "build" / "pyodide"
TIMEOUT = 2100.0
"""In seconds. A proof that takes longer has failed."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("place", choices=("node", "chromium", "firefox"))
    parser.add_argument("--junit", type=Path, help="where to write pytest's report")
    parser.add_argument("--built", type=Path, default=BUILT, help="default: build/pyodide")
    parser.add_argument("tests", nargs="*", help="only these, for example tests/wpt")
    options = parser.parse_intermixed_args()
    if not (options.built / "proof.zip").is_file():
        parser.error(f"{options.built} does not exist: run python pyodide/build.py first")
    if options.place == "node":
        command: list[str | Path] = ["node", options.built / "proof.mjs", *options.tests]
        if options.junit:
            command.append(f"--junit={options.junit}")
        return subprocess.run(command, timeout=TIMEOUT, check=False).returncode
    outcome, printed = in_browser(options.place, options.built, options.tests)
    if options.junit:
        options.junit.write_text(outcome["junit"], "utf-8")
    print(printed)
    return 1 if outcome["failures"] else 0


def in_browser(name: str, built: Path, tests: list[str]) -> tuple[dict[str, Any], str]:
    """Return the result of `inside.prove`, and its output."""
    with start(name) as browser, StaticServer({"/": built}) as server:
        page = browser.new_page()
        page.goto(f"{server.url}proof.html")
        try:
            outcome = page.run("return await run(args[0])", tests, timeout=TIMEOUT)
        except BrowserError:
            print(page.run("return log.textContent"), *page.console, sep="\n")
            raise
        printed = page.run("return log.textContent").replace("this browser", browser.version)
        return outcome, printed


if __name__ == "__main__":
    sys.exit(main())
