"""Compare the rules of `webapi.browsers` with the answers of a browser, and write the table.

    python -m tests.comparison chromium|firefox [--check]
    python -m tests.comparison chromium|firefox --seeds N N N

The first command asks webapi and the browser every vector, 20,000 URLs of the corpus and 112,000
generated questions, and explains each difference by the rules. It fails if a difference is
unexplained, or if a rule explains no difference. With `--check` it writes no table, and fails if
the existing table is of this version of the browser and has other contents.

The second command asks 100,000 generated questions of each seed. It fails if more than one
difference in 10,000 is unexplained.
"""

from __future__ import annotations

import argparse
import importlib
import json
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.browser.driver import start
from tests.browser.server import StaticServer
from tests.comparison.counts import Comparison
from tests.comparison.questions import Question, all_questions
from tests.oracle import questions as oracle
from tests.tools.corpus import top100

HERE = Path(__file__).parent
TIMEOUT = 600.0
"""Seconds that a page has for an answer."""
QUESTIONS_OF_A_SEED = 100_000
UNEXPLAINED_SHARE = 1 / 10_000
"""The share of the differences that may be unexplained."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("browser", choices=("chromium", "firefox"))
    parser.add_argument("--check", action="store_true", help="compare the table, do not write it")
    parser.add_argument("--seeds", type=int, nargs="+", help="ask fresh questions of these seeds")
    options = parser.parse_args()
    with browser_answers(options.browser) as (version, ask):
        browser = getattr(
            importlib.import_module(f"webapi.browsers.{options.browser}"), options.browser.upper()
        )
        print(version, flush=True)
        if options.seeds:
            questions = {
                f"seed {seed}": [
                    Question("url", *it) for it in oracle.questions(seed, QUESTIONS_OF_A_SEED)
                ]
                for seed in options.seeds
            }
            return compare_seeds(Comparison(browser, questions, ask))
        comparison = Comparison(browser, all_questions(top100()), ask)
        sources = {source: ask_and_print(comparison, source) for source in comparison.questions}
    report = comparison.report()
    for difference in report["unexplained"]:
        print("unexplained:", json.dumps(difference))
    for rule in report["idle"]:
        print("rule that explains no difference:", rule)
    file = HERE / f"{options.browser}.md"
    written = table(version, sources, report)
    if not options.check:
        file.write_text(written, "utf-8")
    stale = file.read_text("utf-8") != written and version in file.read_text("utf-8")
    if stale:
        print(f"{file.name} differs from the result of this run:\n{written}")
    print(f"{sum(asked for asked, _ in sources.values())} questions,", end=" ")
    print(f"{sum(differ for _, differ in sources.values())} differences,", end=" ")
    print(f"{report['unexplained_count']} unexplained, {len(report['causes'])} causes")
    return 1 if report["unexplained_count"] or report["idle"] or stale else 0


@contextmanager
def browser_answers(name: str) -> Iterator[tuple[str, Any]]:
    """The version of a browser, and the function `answers` of `answers.js`, run in its page."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "blank.html").write_text("<!doctype html><meta charset=utf-8>", "utf-8")
        with start(name) as browser, StaticServer({"/": Path(folder)}) as server:
            page = browser.new_page()
            page.goto(f"{server.url}blank.html")
            page.run("(0, eval)(args[0]); return null", (HERE / "answers.js").read_text("utf-8"))
            ask = "return globalThis.answers(args[0])"
            yield browser.version, lambda text: page.run(ask, text, timeout=TIMEOUT)


def ask_and_print(comparison: Comparison, source: str) -> list[int]:
    """Ask the questions of a source. Print the counts of questions and of differences."""
    started = time.monotonic()
    counts = comparison.ask(source)
    print(source, *counts, f"{time.monotonic() - started:.0f} s", flush=True)
    return counts


def compare_seeds(comparison: Comparison) -> int:
    """Ask the questions of the given seeds; return the exit status."""
    differences = sum(ask_and_print(comparison, source)[1] for source in comparison.questions)
    unexplained = len(comparison.unexplained)
    for it in comparison.unexplained:
        print("unexplained:", json.dumps(it.question))
    print(f"{differences} differences, {unexplained} unexplained")
    return 1 if unexplained > differences * UNEXPLAINED_SHARE else 0


def table(version: str, sources: dict[str, list[int]], report: dict[str, Any]) -> str:
    """The Markdown page with the table."""
    lines = [
        f"# Where {version} answers otherwise than webapi",
        "",
        "Written by `python -m tests.comparison`. A difference counts for each rule of",
        "`webapi/browsers` without which it would not be predicted.",
        "",
        "| Questions | Asked | Different |",
        "|---|--:|--:|",
        *(f"| {name} | {asked} | {differ} |" for name, (asked, differ) in sources.items()),
        "",
        "| Rule | Differences | What it says | Standard | Example | Without it | Browser |",
        "|---|--:|---|---|---|---|---|",
    ]
    for name, doc, count, example in report["causes"]:
        summary = " ".join(doc.split("\n\n")[0].split())
        (link,) = re.findall(r"https://url\.spec\.whatwg\.org/#([\w-]+)", doc)
        asked = json.dumps(example["input"])
        if example["base"] is not None:
            asked += f", base {json.dumps(example['base'])}"
        for member, *values in example["steps"]:
            asked += f"; {member} {' '.join(map(json.dumps, values))}"
        cells = [f"`{name}`", str(count), escaped(summary.partition(": https:")[0])]
        cells.append(f"[{link}](https://url.spec.whatwg.org/#{link})")
        cells += [code(asked), code(example["without"]), code(example["browser"])]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def code(text: str) -> str:
    """Text as code in a cell of a table; a `|` would end the cell even in code."""
    for character in "&<|\\*_[]`":
        text = text.replace(character, f"&#{ord(character)};")
    return f"<code>{text}</code>"


def escaped(summary: str) -> str:
    """A docstring's first paragraph in a cell of a table, its code written by `code`."""
    parts = summary.split("``")
    return "".join(code(part) if at % 2 else part for at, part in enumerate(parts))


if __name__ == "__main__":
    sys.exit(main())
