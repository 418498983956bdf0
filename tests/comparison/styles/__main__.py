"""Compare computed styles with Chromium's, on generated pages.

    python -m tests.comparison.styles [--seed N] [--pages N]
    python -m tests.comparison.styles --record

A page has style sheets, shadow trees, and up to three changes. Prints the first pages whose
elements have other values, and fails if there is one. The second command writes ``sample.json``,
which the tests compare with our values.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tests.browser.driver import Page as BrowserPage
from tests.browser.driver import start
from tests.comparison.styles.generated import Generator
from tests.comparison.styles.sample import SAMPLE, SCRIPT, recorded, sample
from tests.runtimes.pages import Page

TIMEOUT = 600.0
"""Seconds that a batch has for its answers."""
BATCH = 100
"""So many pages have one context of our engine."""
SHOWN = 3
"""How many differences are printed."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--pages", type=int, default=10_000)
    parser.add_argument("--engine", choices=("mini_racer", "quickjs"), default="mini_racer")
    parser.add_argument("--record", action="store_true", help="write the sample of the tests")
    options = parser.parse_args()
    generator = Generator(options.seed)
    with start("chromium") as browser, ProcessPoolExecutor(1) as executor:
        print(browser.version, flush=True)
        page = browser.new_page()
        page.playwright.set_content("<!doctype html>")
        page.run("(0, eval)(args[0]); return null", SCRIPT)
        if options.record:
            values = recorded(page.run("return args[0].map(styleValues)", sample()))
            written = {"browser": browser.version, "values": values}
            SAMPLE.write_text(json.dumps(written, indent=1) + "\n", "utf-8")
            return 0
        pages = (generator.question() for _ in range(options.pages))
        return 1 if compare(page, executor, pages, options.engine) else 0


def compare(
    page: BrowserPage, executor: ProcessPoolExecutor, pages: Any, engine: str
) -> list[dict[str, Any]]:
    """Ask Chromium while another process asks webapi; return the pages with differences."""
    started = time.monotonic()
    different: list[dict[str, Any]] = []
    count = elements = 0
    while batch := list(itertools.islice(pages, BATCH)):
        ours = executor.submit(values_of, batch, engine)
        theirs = page.run("return args[0].map(styleValues)", batch, timeout=TIMEOUT)
        for question, our, their in zip(batch, ours.result(), theirs, strict=True):
            count += 1
            elements += sum(map(len, their))
            if our != their:
                different.append(question)
                if len(different) <= SHOWN:
                    print_difference(question, our, their)
    took = time.monotonic() - started
    print(
        f"{count} pages, styles of {elements} elements: {len(different)} pages differ, {took:.0f} s"
    )
    return different


def values_of(questions: list[dict[str, Any]], engine: str) -> list[Any]:
    """Our values of the elements of pages."""
    page = Page(engine, max_handles=1_000_000, page="https://shop.example/")
    page.bridge.load("<!doctype html><body>")
    page.run(SCRIPT)
    return [page.value(f"styleValues({json.dumps(each)})") for each in questions]


def print_difference(question: dict[str, Any], ours: list[Any], theirs: list[Any]) -> None:
    """Print a page, and the first element of it that is answered differently."""
    print(json.dumps(question))
    step = next(at for at, pair in enumerate(zip(ours, theirs, strict=True)) if pair[0] != pair[1])
    for at, (our, their) in enumerate(zip(ours[step], theirs[step], strict=False)):
        if our != their:
            print(
                f"after {step} changes, element {at}\nwebapi:  {our}\nbrowser: {their}", flush=True
            )
            return


if __name__ == "__main__":
    sys.exit(main())
