"""How often readers of URLs disagree, and by which rules; writes docs/frequencies.md.

    python -m tests.comparison.frequencies [--check]
    python -m tests.comparison.frequencies --urls 1000000

takes 20,000 URLs, or the number given with `--urls`: a sample of the corpus, the vectors, and
generated URLs. The result of another number than 20,000, which takes a night, is written to
docs/frequencies-of-a-night.md. Chromium, Firefox, ``urllib.parse`` and urllib3 answer by the rules
of `webapi.readers`, which other tests compare with the software. The URL classes of Node, of a
jsdom window and of whatwg-url run in Node. With `--check` it fails if the page differs. It needs
`npm ci` in `tests/oracle`, and the corpus.
"""

from __future__ import annotations

import argparse
import itertools
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tests.comparison.__main__ import code, escaped
from tests.comparison.questions import vectors as all_vectors
from tests.oracle import questions as oracle
from tests.tools.corpus import top100
from webapi.browsers.chromium import CHROMIUM
from webapi.browsers.firefox import FIREFOX
from webapi.readers import Reading, reader
from webapi.readers.agreement import all_readers_agree, rules_needed, sentence

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "frequencies.md"
PAGE_OF_A_NIGHT = ROOT / "docs" / "frequencies-of-a-night.md"
URLS = 20_000
CHUNK = 20_000
"""The number of different URLs that a process reads at once."""
SEED = 2026
READERS_IN_NODE = ("Node", "jsdom", "whatwg-url")
ORACLE = ROOT / "tests" / "oracle"
_PACKAGES = json.loads((ORACLE / "package.json").read_text("utf-8"))["dependencies"]

Pair = tuple[str, str]
Reason = tuple[str, str, str]
"""A reader, a rule or the empty string, and a sentence about the rule or the reader."""


def sources(count: int) -> dict[str, list[str]]:
    """The URLs by source: at most a quarter from the corpus, the vectors, and generated URLs."""
    lines = top100().read_text("utf-8").splitlines()
    vectors = list(dict.fromkeys(question.input for question in all_vectors()))
    corpus = lines[:: max(1, len(lines) * 4 // count)]
    rest = count - len(corpus) - len(vectors)
    generated = [question.input for question in oracle.questions(SEED, rest)]
    return {"real URLs": corpus, "vectors": vectors, "generated": generated}


@cache
def predicted() -> dict[str, Any]:
    """The readers that answer by rules; consecutive versions with the same rules are one reader."""
    readers: dict[str, Any] = {name: reader(name) for name in ("standard", "chromium", "firefox")}
    versions: list[Any] = [reader(f"urllib.parse 3.{minor}") for minor in (11, 12, 13, 14)]
    for _, alike in itertools.groupby(versions, lambda version: version.rules):
        first, *others = alike
        last = f"–{others[-1].name.split()[1]}" if others else ""
        readers[first.name + last] = first
    return readers | {"urllib3": reader("urllib3")}


@dataclass
class Frequencies:
    """The counts of disagreements between pairs of readers, and of their reasons."""

    pairs: Counter[Pair] = field(default_factory=Counter)
    reasons: Counter[Reason] = field(default_factory=Counter)
    examples: dict[Reason, str] = field(default_factory=dict)
    """The shortest example of each reason, in JSON."""

    def explain(self, reason: Reason, example: str, count: int) -> None:
        self.reasons[reason] += count
        former = self.examples.get(reason, example)
        self.examples[reason] = min(former, example, key=lambda text: (len(text), text))


def counted(urls: dict[str, int]) -> Frequencies:
    """Read the URLs with all readers. Each URL counts as many times as its number says."""
    found = Frequencies()
    readers = predicted()
    for url, others in zip(urls, readings_in_node(urls), strict=True):
        standard = readers["standard"].read(url)
        if all_readers_agree(url) and all(it.agrees_with(standard) for it in others.values()):
            continue
        readings = {name: it.read(url) for name, it in readers.items()} | others
        seen = {name: reading.identity for name, reading in readings.items()}
        for one, other in itertools.combinations(seen, 2):
            if seen[one] != seen[other]:
                found.pairs[one, other] += urls[url]
        for name, reading in readings.items():
            if seen[name] != standard.identity:
                for reason in reasons(name, url, reading, standard):
                    found.explain(reason, json.dumps(url), urls[url])
    return found


def reasons(name: str, url: str, reading: Reading, standard: Reading) -> list[Reason]:
    """Why a reader disagrees with the standard: its rules, or a sentence if it has no rules."""
    if name not in READERS_IN_NODE:
        rules = rules_needed(predicted()[name], url, standard)
        return [(name, f"`{rule.__name__}`", sentence(rule)) for rule in rules]
    if reading.identity is None:
        return [(name, "", "Refuses what the standard reads.")]
    if standard.identity is None:
        return [(name, "", "Reads what the standard refuses.")]
    return [(name, "", "Sees another scheme, host or port.")]


def readings_in_node(urls: Iterable[str]) -> Iterator[dict[str, Reading]]:
    """The readings of Node's URL, of a jsdom window's URL, and of whatwg-url's."""
    lines = "".join(f"{json.dumps(url)}\n" for url in urls)
    done = subprocess.run(
        ["node", "frequencies.mjs"],
        cwd=ORACLE,
        input=lines,
        capture_output=True,
        check=True,
        encoding="ascii",
    )
    for line in done.stdout.splitlines():
        yield {
            name: Reading(name, refusal="TypeError")
            if seen is None
            else Reading(name, seen[0], host=seen[1], port=int(seen[2]) if seen[2] else None)
            for name, seen in zip(READERS_IN_NODE, json.loads(line), strict=True)
        }


def all_counted(urls: dict[str, list[str]]) -> tuple[dict[str, Counter[Pair]], Frequencies]:
    """The pairs of each source, and the frequencies of all sources. Processes count chunks."""
    chunks = [
        (source, dict(distinct[start : start + CHUNK]))
        for source, of_source in urls.items()
        for distinct in [list(Counter(of_source).items())]
        for start in range(0, len(distinct), CHUNK)
    ]
    pairs: dict[str, Counter[Pair]] = {source: Counter() for source in urls}
    total = Frequencies()
    done = 0
    with ProcessPoolExecutor() as processes:
        answers = processes.map(counted, [chunk for _, chunk in chunks])
        for (source, chunk), found in zip(chunks, answers, strict=True):
            pairs[source] += found.pairs
            for reason, count in found.reasons.items():
                total.explain(reason, found.examples[reason], count)
            done += sum(chunk.values())
            print(f"{done:,} URLs", flush=True)
    return pairs, total


def page(urls: dict[str, list[str]]) -> str:
    """The page of the site."""
    pairs_of_sources, total = all_counted(urls)
    names = (*predicted(), *READERS_IN_NODE)
    count = sum(map(len, urls.values()))
    option = "" if count == URLS else f" --urls {count}"
    lines = [
        f"# How often readers disagree, in {count:,} URLs",
        "",
        f"Written by `python -m tests.comparison.frequencies{option}`. Two readers agree if both",
        "refuse a URL, or if scheme, host and port are equal after normalization: see",
        f"`webapi.readers`. The generated URLs are those of the seed {SEED}.",
        "",
        f"Chromium {CHROMIUM.version}, Firefox {FIREFOX.version}, `urllib.parse` and urllib3",
        "answer by the rules in `webapi`, which tests compare with the software. Versions of",
        "`urllib.parse` that have the same rules are one column. Three readers are asked:",
        f"the URL of Node {_node()}, that of a window of jsdom {_PACKAGES['jsdom']}, and that of",
        f"whatwg-url {_PACKAGES['whatwg-url']}, which newer versions of jsdom bring.",
        "",
    ]
    for source, pairs in pairs_of_sources.items():
        lines += [f"## Of {len(urls[source]):,} {source}, read differently", ""]
        lines += [f"| | {' | '.join(names[1:])} |", f"|---|{'--:|' * (len(names) - 1)}"]
        for index, a in enumerate(names[:-1]):
            cells = ["" if names.index(b) <= index else f"{pairs[a, b]:,}" for b in names[1:]]
            lines.append(f"| {a} | {' | '.join(cells)} |")
        lines.append("")
    lines += [
        "## By which rules",
        "",
        "A disagreement with the standard counts for each rule of the smallest set that explains",
        "it. Those that are asked have no rules.",
        "",
        "| Reader | Rule | Count | What it says | Example |",
        "|---|---|--:|---|---|",
    ]

    def position(reason: Reason) -> tuple[int, int, Reason]:
        return names.index(reason[0]), -total.reasons[reason], reason

    for reason in sorted(total.reasons, key=position):
        name, rule, says = reason
        example = total.examples[reason]
        example = example if len(example) <= 80 else f"{example[:79]}…"
        cells = [name, rule, f"{total.reasons[reason]:,}", escaped(says), code(example)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _node() -> str:
    """The first number of Node's version."""
    version = subprocess.run(["node", "--version"], capture_output=True, check=True, text=True)
    return version.stdout.partition(".")[0].removeprefix("v")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--urls", type=int, default=URLS, help=f"how many (default: {URLS})")
    parser.add_argument("--check", action="store_true", help="compare the page, do not write it")
    options = parser.parse_args()
    file = PAGE if options.urls == URLS else PAGE_OF_A_NIGHT
    written = page(sources(options.urls))
    if not options.check:
        file.write_text(written, "utf-8")
    elif file.read_text("utf-8") != written:
        print(f"{file.name} differs from the result of this run:\n{written}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
