"""Compare columns with loops over the peers: ``python -m tests.benchmarks.columns``.

Needs ``pip install 'webapi-dom[columns]' -r tests/benchmarks/requirements.txt``.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any

import ada_url
import can_ada
import pyarrow as pa
import upa_url

from tests.tools.corpus import top100
from webapi import columns

MEMBERS = columns.FIELDS[:-1]
SIX = ("href", "protocol", "hostname", "pathname", "search", "hash")
BASE = "https://example.org/a/b/c?d#e"


@dataclass(frozen=True)
class Row:
    """An operation on the whole column. ``goals`` are ratios: our time to the peer's, at most."""

    name: str
    count: int
    ours: Callable[[], object]
    peers: dict[str, Callable[[], object]]
    goals: dict[str, float] = field(default_factory=dict)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks.columns",
        description="Compare webapi.columns with loops over its peers that fill the same columns. "
        "Prints nanoseconds of processor time a row and ratios (below 1: we are faster) beside the "
        "goal, and asserts nothing.",
    )
    parser.add_argument("--rounds", type=int, default=5, help="rounds (default: 5)")
    parser.add_argument("--only", default="", help="only operations whose name has this in it")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    options = parser.parse_args(arguments)

    urls = top100().read_text("utf-8").split("\n")[:-1]
    print(f"Python {platform.python_version()}, pyarrow {pa.__version__}, {len(urls)} URLs")
    results: dict[str, dict[str, float]] = {}
    chosen = [row for row in rows(urls) if options.only in row.name]
    for number, row in enumerate(chosen, 1):
        print(f"[{number}/{len(chosen)}] {row.name}", file=sys.stderr)
        timings = nanoseconds({"webapi": row.ours, **row.peers}, row.count, options.rounds)
        results[row.name] = timings
        ours = timings["webapi"]
        print(f"{row.name:28} {ours:7.0f} ns a row")
        for peer in row.peers:
            goal = row.goals.get(peer)
            ratio = ours / timings[peer]
            print(f"{'':28} {ratio:7.2f} × {peer:8} {timings[peer]:6.0f} ns {verdict(ratio, goal)}")
    if options.json is not None:
        options.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    return 0


def nanoseconds(
    contenders: dict[str, Callable[[], object]], count: int, rounds: int
) -> dict[str, float]:
    """Processor time a row of each contender in its best round; the contenders take turns."""
    best = dict.fromkeys(contenders, float("inf"))
    for _ in range(rounds):
        for name, contender in contenders.items():
            gc.collect()
            began = process_time()
            contender()
            best[name] = min(best[name], process_time() - began)
    return {name: seconds / count * 1e9 for name, seconds in best.items()}


def verdict(value: float, goal: float | None) -> str:
    if goal is None:
        return ""
    return f"(goal {goal:g}: {'met' if value <= goal else 'MISSED'})"


def rows(urls: list[str]) -> list[Row]:
    column = pa.array(urls)
    references = list(references_of(urls))
    reference_column = pa.array(references)
    upa_base = upa_url.URL(BASE)
    return [
        Row(
            "parse, all fields",
            len(urls),
            lambda: columns.parse(column, fields=MEMBERS),
            {name: loop(parse, urls, MEMBERS) for name, parse in PARSERS.items()},
            {"can_ada": 0.33, "upa_url": 0.25, "ada_url": 0.1},
        ),
        Row(
            "parse, six fields",
            len(urls),
            lambda: columns.parse(column, fields=SIX),
            {name: loop(parse, urls, SIX) for name, parse in PARSERS.items()},
            {"can_ada": 0.33, "upa_url": 0.25, "ada_url": 0.1},
        ),
        Row(
            "can_parse",
            len(urls),
            lambda: columns.can_parse(column),
            {
                "can_ada": lambda: pa.array([can_ada.can_parse(url) for url in urls]),
                "upa_url": lambda: pa.array([upa_url.URL.canParse(url) for url in urls]),
                "ada_url": lambda: pa.array([ada_url.check_url(url) for url in urls]),
            },
            {"can_ada": 0.5},
        ),
        Row(
            "href",
            len(urls),
            lambda: columns.href(column),
            {name: loop_of_hrefs(parse, urls) for name, parse in PARSERS.items()},
            {"can_ada": 0.75},
        ),
        Row(
            "resolve, one base",
            len(references),
            lambda: columns.resolve(reference_column, BASE),
            {
                "upa_url": loop_of_hrefs(
                    lambda reference: upa_url.URL(reference, upa_base),
                    references,
                ),
                "ada_url": loop_of_hrefs(
                    lambda reference: ada_url.URL(reference, BASE), references
                ),
            },
            {"upa_url": 0.5},
        ),
    ]


PARSERS: dict[str, Callable[[str], Any]] = {
    "can_ada": can_ada.parse,
    "upa_url": upa_url.URL,
    "ada_url": ada_url.URL,
}


def loop(
    parse: Callable[[str], Any], urls: Sequence[str], members: Sequence[str]
) -> Callable[[], object]:
    """A loop that fills the same columns. It is compiled, so that members are plain attributes."""
    lists = ", ".join(f"{name}_" for name in members)
    lines = [
        "def fill(parse, urls, pa):",
        f"    {lists} = {', '.join('[]' for _ in members)}",
        "    for url in urls:",
        "        try:",
        "            parsed = parse(url)",
        "        except (ValueError, RuntimeError):",
        *(f"            {name}_.append(None)" for name in members),
        "            continue",
        *(f"        {name}_.append(parsed.{name})" for name in members),
        f"    arrays = [pa.array(values, pa.string()) for values in ({lists})]",
        f"    return pa.StructArray.from_arrays(arrays, {list(members)!r})",
    ]
    namespace: dict[str, Any] = {}
    exec("\n".join(lines), namespace)
    return lambda: namespace["fill"](parse, urls, pa)


def loop_of_hrefs(parse: Callable[[str], Any], urls: Sequence[str]) -> Callable[[], object]:
    def fill() -> object:
        hrefs: list[str | None] = []
        for url in urls:
            try:
                hrefs.append(parse(url).href)
            except (ValueError, RuntimeError):
                hrefs.append(None)
        return pa.array(hrefs, pa.string())

    return fill


def references_of(urls: Sequence[str]) -> list[str]:
    """The corpus as references of every kind, as links of a page would be written."""
    chooser = random.Random(14)
    references = []
    for url in urls:
        after_scheme = url.partition("://")[2]
        path = "/" + after_scheme.partition("/")[2]
        query = "?" + after_scheme.partition("?")[2]
        kinds = (url, path, path, path[1:], "../" + path[1:], query, "#top", "//" + after_scheme)
        references.append(chooser.choice(kinds))
    return references


if __name__ == "__main__":
    sys.exit(main())
