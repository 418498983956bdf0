"""Compare random mutations and random selectors with Chromium's answers.

    python -m tests.comparison.trees [--seed N] [--sequences N] [--pages N]
    python -m tests.comparison.trees --record

A sequence has 200 mutations, a page 25 selectors. Prints the first differences, and fails if there
is one. The second command writes ``sample.json``, which the tests compare with our answers.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.browser.driver import Page, start
from tests.browser.server import StaticServer
from tests.comparison.trees import selectors, sequences
from tests.comparison.trees.replay import answer, digest

HERE = Path(__file__).parent
SAMPLE = HERE / "sample.json"
TIMEOUT = 600.0
"""Seconds that a page has for an answer."""
BATCH = 200
SHOWN = 5
"""How many differences are printed."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--sequences", type=int, default=10_000)
    parser.add_argument("--pages", type=int, default=400)
    parser.add_argument("--record", action="store_true", help="write the sample of the tests")
    options = parser.parse_args()
    with chromium() as (version, page):
        print(version, flush=True)
        if options.record:
            SAMPLE.write_text(json.dumps(recorded(version, page), indent=1) + "\n", "utf-8")
            return 0
        generator, other = sequences.Generator(options.seed), selectors.Generator(options.seed)
        differences = compare(page, "sequences", generator.sequence, options.sequences)
        differences += compare(page, "pages", other.question, options.pages)
    return 1 if differences else 0


def sample(seed: int) -> list[dict[str, Any]]:
    """The questions of the recorded sample."""
    generator, other = sequences.Generator(seed), selectors.Generator(seed)
    return [generator.sequence() for _ in range(25)] + [other.question() for _ in range(15)]


def recorded(version: str, page: Page) -> dict[str, Any]:
    seed = 31
    digests = page.run("return globalThis.digests(args[0])", sample(seed))
    return {"browser": version, "seed": seed, "digests": digests}


@contextmanager
def chromium() -> Iterator[tuple[str, Page]]:
    """The version of Chromium, and a page that has the functions of ``replay.js``."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "blank.html").write_text("<!doctype html><meta charset=utf-8>", "utf-8")
        with start("chromium") as browser, StaticServer({"/": Path(folder)}) as server:
            page = browser.new_page()
            page.goto(f"{server.url}blank.html")
            page.run("(0, eval)(args[0]); return null", (HERE / "replay.js").read_text("utf-8"))
            yield browser.version, page


def compare(page: Page, what: str, generate: Callable[[], dict[str, Any]], count: int) -> int:
    """Ask Chromium while another process asks webapi; return how many answers differ."""
    started = time.monotonic()
    different: list[dict[str, Any]] = []
    with ProcessPoolExecutor(1) as executor:
        questions = (generate() for _ in range(count))
        while batch := list(itertools.islice(questions, BATCH)):
            ours = executor.map(digest, batch, chunksize=20)
            theirs = page.run("return globalThis.digests(args[0])", batch, timeout=TIMEOUT)
            pairs = zip(batch, ours, theirs, strict=True)
            different += [question for question, our, their in pairs if our != their]
    for question in different[:SHOWN]:
        print_difference(question, page.run("return globalThis.answer(args[0])", question))
    took = time.monotonic() - started
    print(f"{what}: {count}, {len(different)} answered differently, {took:.0f} s", flush=True)
    return len(different)


def print_difference(question: dict[str, Any], theirs: list[str]) -> None:
    """Print the first operation or selector of a question that is answered differently."""
    ours = answer(question)
    at = next(at for at, pair in enumerate(zip(ours, theirs, strict=True)) if len({*pair}) == 2)
    asked = question.get("operations") or ["the page", "its mode", *question["selectors"]]
    print(f"{at}:", asked[at] if at < len(asked) else "the end")
    print("webapi: ", ours[at])
    print("browser:", theirs[at], flush=True)


if __name__ == "__main__":
    sys.exit(main())
