"""Trees of pages beside other libraries': ``python -m tests.benchmarks.trees --page``.

All libraries take turns on the same page, and the best round of each counts. Times are processor
time. ``--page`` writes docs/performance.md.
"""

from __future__ import annotations

import argparse
import gc
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import bs4
import lxml.html
import parsel
import selectolax.lexbor

from tests.benchmarks.page import _time
from tests.tools.tables import PROJECT, fill, measured
from webapi import Document

ITEMS = 2_000
SELECTORS = ["li.item > a[href]", "li:nth-child(2n) b", "ul li p i", "#i500", "li:not(.sale) a"]
APPENDS = 2_000
OURS = "webapi"
SOUP, SOUP_LXML = "BeautifulSoup, html.parser", "BeautifulSoup, lxml"
GOALS = {
    "build and walk": {SOUP: 1 / 5, SOUP_LXML: 1 / 5},
    "select": {SOUP: 1 / 3, SOUP_LXML: 1 / 3},
    "append": {SOUP: 2, SOUP_LXML: 2},
    "text": {SOUP: 2, SOUP_LXML: 2},
}
"""What the time of webapi may be, divided by the time of the other."""
MEMORY = """
import gc, sys
from tests.benchmarks.trees import PARSERS, page, walk
parse, html = PARSERS[sys.argv[1]], page()
def resident():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096
count = walk(sys.argv[1], parse(html))
before = resident()
kept = [parse(html) for _ in range(5)]
for each in kept:
    walk(sys.argv[1], each)
print((resident() - before) / 5 / count)
"""


def page() -> str:
    """A shop's page of 300 kB."""
    items = "".join(
        f'<li class="item{" sale" * (number % 3 == 0)}" id="i{number}" data-price="{number}">'
        f'<a href="/product/{number}">Product {number}</a> <b>{number}.00 €</b>'
        f"<p>Some words about it, <i>and more</i> of them.</p></li>\n"
        for number in range(ITEMS)
    )
    return f"<!doctype html><title>Shop</title><body><ul>{items}</ul></body>"


PARSERS: dict[str, Callable[[str], Any]] = {
    OURS: lambda html: Document.fromHTML(html, "https://shop.example/"),
    SOUP: lambda html: bs4.BeautifulSoup(html, "html.parser"),
    SOUP_LXML: lambda html: bs4.BeautifulSoup(html, "lxml"),
    "lxml": lxml.html.document_fromstring,
    "selectolax": selectolax.lexbor.LexborHTMLParser,
    "parsel": parsel.Selector,
}


def walk(name: str, tree: Any) -> int:
    """Read the name of each element; return how many nodes the library counts."""
    if name == OURS:
        return sum(bool(each.localName) for each in tree.querySelectorAll("*"))
    if name.startswith("Beautiful"):
        return sum(bool(each.name) for each in tree.find_all(True))
    if name == "selectolax":
        return sum(bool(each.tag) for each in tree.root.traverse())
    root = tree.root if name == "parsel" else tree
    return sum(bool(each.tag) for each in root.iter())


def select(name: str, tree: Any) -> int:
    if name == OURS:
        return sum(len(tree.querySelectorAll(selector)) for selector in SELECTORS)
    if name.startswith("Beautiful"):
        return sum(len(tree.select(selector)) for selector in SELECTORS)
    if name == "lxml":
        return sum(len(tree.cssselect(selector)) for selector in SELECTORS)
    return sum(len(tree.css(selector)) for selector in SELECTORS)


def append(name: str, tree: Any) -> int:
    if name == OURS:
        parent = tree.createElement("div")
        for _ in range(APPENDS):
            parent.appendChild(tree.createElement("p"))
        return len(parent.childNodes)
    if name.startswith("Beautiful"):
        parent = tree.new_tag("div")
        for _ in range(APPENDS):
            parent.append(tree.new_tag("p"))
        return len(parent.contents)
    parent = lxml.html.Element("div")
    for _ in range(APPENDS):
        parent.append(lxml.html.Element("p"))
    return len(parent)


def text(name: str, tree: Any) -> int:
    if name == OURS:
        return len(tree.documentElement.textContent)
    if name.startswith("Beautiful"):
        return len(tree.get_text())
    if name == "selectolax":
        return len(tree.root.text())
    return len((tree.root if name == "parsel" else tree).xpath("string()"))


WORKS = {"select": select, "append": append, "text": text}
WITHOUT = {"append": ("selectolax", "parsel")}


def timed(work: Callable[..., Any], *arguments: object) -> tuple[float, Any]:
    """The processor time of a call, and its result."""
    gc.collect()
    started = time.process_time()
    result = work(*arguments)
    return time.process_time() - started, result


def times(rounds: int) -> dict[str, dict[str, float]]:
    """The best time of each library for each work."""
    html = page()
    best: dict[str, dict[str, float]] = {}

    def note(work: str, name: str, taken: float) -> None:
        known = best.setdefault(work, {})
        known[name] = min(known.get(name, taken), taken)

    for _ in range(rounds):
        for name, parse in PARSERS.items():
            taken, tree = timed(parse, html)
            note("build and walk", name, taken + timed(walk, name, tree)[0])
            for work, do in WORKS.items():
                if name not in WITHOUT.get(work, ()):
                    note(work, name, timed(do, name, tree)[0])
    return best


def bytes_a_node(name: str) -> float:
    """What a tree takes in memory, divided by its elements."""
    command = [sys.executable, "-W", "ignore", "-c", MEMORY, name]
    result = subprocess.run(command, stdout=subprocess.PIPE, cwd=PROJECT, check=True)
    return float(result.stdout)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.trees")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--page", action="store_true", help="write the site's page Performance")
    options = parser.parse_args(arguments)
    warnings.simplefilter("ignore")
    best = times(options.rounds)
    memory = {name: bytes_a_node(name) for name in PARSERS}
    lines = [f"| | {' | '.join(f'`{name}`' if name == OURS else name for name in PARSERS)} |"]
    lines.append("| --- |" + " ---: |" * len(PARSERS))
    for work, taken in best.items():
        cells = [_time(taken[name]) if name in taken else "—" for name in PARSERS]
        lines.append(f"| {work} | {' | '.join(cells)} |")
    lines.append(f"| memory | {' | '.join(f'{each:.0f} bytes' for each in memory.values())} |")
    table = measured(lines)
    print(table)
    for work, goals in GOALS.items():
        for name, goal in goals.items():
            ratio = best[work][OURS] / best[work][name]
            verdict = "met" if ratio <= goal else "MISSED"
            print(f"{work}: {ratio:.2f} of {name} (goal {goal:.2f}: {verdict})")
    if options.page:
        fill(PROJECT / "docs" / "performance.md", "trees", table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
