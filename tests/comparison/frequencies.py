"""How often readers of URLs disagree, and by which rules; writes docs/frequencies.md.

    python -m tests.comparison.frequencies [--check]
    python -m tests.comparison.frequencies --urls 1000000 --output night.md

takes a sample of the corpus, the vectors and generated URLs: 20,000, or as many as are asked for.
Chromium, Firefox, ``urllib.parse`` and urllib3 answer by the rules of `webapi.readers`, which other
tests hold to the software. Node's URL and jsdom's are asked. With `--check` it is a failure if the
page says something else. It needs `npm ci` in `tests/oracle`, and the corpus.
"""

from __future__ import annotations

import argparse
import itertools
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
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
URLS = 20_000
SEED = 2026
URLLIBS = tuple(f"urllib.parse {version}" for version in ("3.11", "3.12", "3.13", "3.14"))
PREDICTED = ("standard", "chromium", "firefox", *URLLIBS, "urllib3")
ASKED = ("Node", "jsdom")
_PACKAGES = json.loads((ROOT / "tests" / "oracle" / "package.json").read_text("utf-8"))
WHATWG_URL = _PACKAGES["dependencies"]["whatwg-url"]

Pair = tuple[str, str]


def sources(count: int) -> dict[str, list[str]]:
    """The URLs by where they come from: a quarter of the corpus at most, and generated ones."""
    lines = top100().read_text("utf-8").splitlines()
    vectors = list(dict.fromkeys(question.input for question in all_vectors()))
    corpus = lines[:: max(1, len(lines) * 4 // count)]
    rest = count - len(corpus) - len(vectors)
    generated = [question.input for question in oracle.questions(SEED, rest)]
    return {"real URLs": corpus, "vectors": vectors, "generated": generated}


class Frequencies:
    """Counts of disagreements between pairs of readers, and of the rules that explain them."""

    def __init__(self) -> None:
        self.pairs: dict[str, Counter[Pair]] = {}
        self.rules: Counter[tuple[str, str]] = Counter()
        self.sentences: dict[tuple[str, str], str] = {}
        self.examples: dict[tuple[str, str], str] = {}
        self.readers: dict[str, Any] = {name: reader(name) for name in PREDICTED}

    def count(self, source: str, urls: list[str]) -> None:
        """Ask all readers for the URLs of a source."""
        pairs = self.pairs[source] = Counter()
        for url, others in zip(urls, asked(urls), strict=True):
            if all_readers_agree(url) and all(it == others[0] for it in others):
                readings = dict.fromkeys(PREDICTED, others[0])
            else:
                readings = {name: it.read(url) for name, it in self.readers.items()}
                self._explain(url, readings)
            readings |= dict(zip(ASKED, others, strict=True))
            for a, b in itertools.combinations(readings, 2):
                pairs[a, b] += not readings[a].agrees_with(readings[b])

    def _explain(self, url: str, readings: dict[str, Reading]) -> None:
        standard = readings["standard"]
        for name, reading in readings.items():
            if reading.agrees_with(standard):
                continue
            for rule in rules_needed(self.readers[name], url, standard):
                key = (name, rule.__name__)
                self.rules[key] += 1
                self.sentences[key] = sentence(rule)
                shown = json.dumps(url)
                if key not in self.examples or (len(shown), shown) < (
                    len(self.examples[key]),
                    self.examples[key],
                ):
                    self.examples[key] = shown


def asked(urls: list[str]) -> Iterator[list[Reading]]:
    """What Node's URL and jsdom's see."""
    lines = "".join(f"{json.dumps(url)}\n" for url in urls)
    done = subprocess.run(
        ["node", "frequencies.mjs"],
        cwd=ROOT / "tests" / "oracle",
        input=lines,
        capture_output=True,
        check=True,
        encoding="ascii",
    )
    for line in done.stdout.splitlines():
        yield [
            Reading(name, refusal="TypeError")
            if seen is None
            else Reading(name, seen[0], host=seen[1], port=int(seen[2]) if seen[2] else None)
            for name, seen in zip(ASKED, json.loads(line), strict=True)
        ]


def page(counted: Frequencies, urls: dict[str, list[str]]) -> str:
    """The page of the site."""
    names = (*PREDICTED, *ASKED)
    total = sum(map(len, urls.values()))
    lines = [
        "# How often readers disagree",
        "",
        "Written by `python -m tests.comparison.frequencies`. Two readers agree if both refuse a",
        "URL, or if scheme, host and port are equal after normalization: see `webapi.readers`.",
        f"{total:,} URLs were read, the generated ones of the seed {SEED}. The answers of",
        f"Chromium {CHROMIUM.version}, Firefox {FIREFOX.version}, `urllib.parse` and urllib3",
        "are those of the rules in `webapi`, which tests compare with the software. Node's URL was",
        f"asked, and jsdom's, which is the package whatwg-url {WHATWG_URL}.",
        "",
    ]
    for source, pairs in counted.pairs.items():
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
        "it.",
        "",
        "| Reader | Rule | Count | What it says | Example |",
        "|---|---|--:|---|---|",
    ]
    rows: dict[tuple[Any, ...], list[str]] = {}
    for (name, rule), count in counted.rules.items():
        group = URLLIBS[0] if name in URLLIBS else name
        sentence_and_example = counted.sentences[name, rule], counted.examples[name, rule]
        rows.setdefault((group, -count, rule, *sentence_and_example), []).append(name)
    for (_, count, rule, says, example), names_of_row in sorted(rows.items()):
        example = example if len(example) <= 80 else f"{example[:79]}…"
        readers = ", ".join(sorted(names_of_row)).replace(", urllib.parse", ",")
        cells = [readers, f"`{rule}`", f"{-count:,}", escaped(says), code(example)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--urls", type=int, default=URLS, help=f"how many (default: {URLS})")
    parser.add_argument("--output", type=Path, default=PAGE, help="default: the page of the site")
    parser.add_argument("--check", action="store_true", help="compare the page, do not write it")
    options = parser.parse_args()
    urls = sources(options.urls)
    counted = Frequencies()
    for source in urls:
        counted.count(source, urls[source])
    written = page(counted, urls)
    if not options.check:
        options.output.write_text(written, "utf-8")
    elif options.output.read_text("utf-8") != written:
        print(f"{options.output.name} is not what this run says:\n{written}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
