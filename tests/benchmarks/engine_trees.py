"""Trees in engines beside npm's: ``python -m tests.benchmarks.engine_trees NODE_MODULES --page``.

NODE_MODULES is a folder ``node_modules`` with ``linkedom`` and ``jsdom``, which run in Node.js. All
take turns on the same page, and the best round of each counts. Times are processor time. ``--page``
writes docs/performance.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.benchmarks.page import _time
from tests.benchmarks.trees import page
from tests.tools.tables import PROJECT, fill, measured

ENGINES = {"quickjs": "QuickJS-ng", "mini_racer": "V8 in Python"}
LIBRARIES = ("linkedom", "jsdom")
SELECTORS = [
    *("li", ".item", "#i500", "[data-price]", "li.sale", "ul li p i", "li > a[href]"),
    *("li:not(.sale) b", 'a[href^="/product/1"]', "p > i"),
]
REPEATED = 10
"""How often a turn does its work, of which the fastest counts."""
TREES = 3
"""How many trees the memory is measured of."""
WALK = "for (const tree of kept) for (const each of tree.querySelectorAll('*')) each.localName"
IN_NODE = """
import fs from "node:fs";
import { createRequire } from "node:module";
const [name, folder, work, repeated, trees] = process.argv.slice(2);
const { html, selectors } = JSON.parse(fs.readFileSync(0, "utf8"));
const library = createRequire(folder + "/")(name);
const parse = name === "jsdom"
  ? (text) => new library.JSDOM(text).window.document
  : (text) => library.parseHTML(text).document;
const kept = [parse(html)];
const works = {
  parse: () => parse(html),
  select: () => selectors.reduce((sum, each) => sum + kept[0].querySelectorAll(each).length, 0),
};
if (work === "memory") {
  const walk = (document) => { for (const each of document.querySelectorAll("*")) each.localName; };
  walk(kept[0]);
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  for (let each = 0; each < trees; each++) kept.push(parse(html));
  kept.forEach(walk);
  globalThis.gc();
  const elements = kept[0].querySelectorAll("*").length;
  console.log((process.memoryUsage().heapUsed - before) / trees / elements);
} else {
  let best = Infinity, result;
  for (let each = 0; each < repeated; each++) {
    const start = process.cpuUsage();
    result = works[work]();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1e6);
  }
  console.log(best, work === "select" ? result : 0);
}
"""


class InPython:
    """An engine inside Python, with the classes of this package."""

    def __init__(self, name: str, html: str) -> None:
        module = import_module(f"webapi.runtimes.adapters.{name}")
        self._context = module.new_context()
        self.bridge = module.install(self._context)
        self._name = name
        self.run(f"globalThis.html = {json.dumps(html)}")
        self.run(f"globalThis.selectors = {json.dumps(SELECTORS)}")
        self.run("globalThis.parse = () => new DOMParser().parseFromString(html, 'text/html')")
        self.run("globalThis.kept = [parse()]")

    def run(self, source: str) -> Any:
        return self.bridge.run(f"{source}; 0;")

    def seconds(self, work: str) -> tuple[float, int]:
        """The processor time of a turn, and how many elements were found."""
        source = {
            "parse": "parse()",
            "select": "globalThis.found = selectors.reduce((sum, each) =>"
            " sum + kept[0].querySelectorAll(each).length, 0)",
        }[work]
        taken = list[float]()
        for _ in range(REPEATED):
            started = time.process_time()
            self.run(source)
            taken.append(time.process_time() - started)
        return min(taken), int(self._context.eval("found")) if work == "select" else 0

    def bytes_an_element(self) -> float:
        self.run(WALK)
        before = self._memory()
        self.run(f"for (let each = 0; each < {TREES}; each++) kept.push(parse())")
        self.run(
            "for (const tree of kept) for (const each of tree.querySelectorAll('*')) each.localName"
        )
        after = self._memory()
        self.run("globalThis.found = kept[0].querySelectorAll('*').length")
        return (after - before) / TREES / int(self._context.eval("found"))

    def _memory(self) -> int:
        if self._name == "quickjs":
            self._context.gc()
            return int(self._context.memory()["memory_used_size"])
        self._context.low_memory_notification()
        return int(self._context.heap_stats()["used_heap_size"])


class InNode:
    """A library in Node.js."""

    def __init__(self, name: str, folder: Path, html: str) -> None:
        self._name, self._folder = name, folder
        self._input = json.dumps({"html": html, "selectors": SELECTORS})

    def _output(self, work: str) -> list[float]:
        script = PROJECT / "build" / "engine_trees.mjs"
        script.parent.mkdir(exist_ok=True)
        script.write_text(IN_NODE, "utf-8")
        given = [self._name, str(self._folder.resolve()), work, str(REPEATED), str(TREES)]
        result = subprocess.run(
            ["node", "--expose-gc", str(script), *given],
            input=self._input.encode(),
            stdout=subprocess.PIPE,
            check=True,
        )
        return [float(each) for each in result.stdout.split()]

    def seconds(self, work: str) -> tuple[float, int]:
        """The processor time of a turn, and how many elements were found."""
        taken, found = self._output(work)
        return taken, int(found)

    def bytes_an_element(self) -> float:
        return self._output("memory")[0]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.engine_trees")
    parser.add_argument("node_modules", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--page", action="store_true", help="write the site's page Performance")
    options = parser.parse_args(arguments)
    html = page()
    all_: dict[str, InPython | InNode] = {
        title: InPython(name, html) for name, title in ENGINES.items()
    }
    for name in LIBRARIES:
        all_[f"{name}, V8 in Node.js"] = InNode(name, options.node_modules, html)
    lines = [f"| | {' | '.join(all_)} |", "| --- |" + " ---: |" * len(all_)]
    for work in ("parse", "select"):
        best: dict[str, float] = {}
        founds = set[int]()
        for _ in range(options.rounds):
            for title, each in all_.items():
                taken, found = each.seconds(work)
                best[title] = min(best.get(title, taken), taken)
                founds.add(found)
        assert len(founds) == 1, founds
        lines.append(f"| {work} | {' | '.join(map(_time, best.values()))} |")
        ours, linkedom = best["QuickJS-ng"], best["linkedom, V8 in Node.js"]
        print(f"{work}: {ours / linkedom:.2f} of linkedom")
    sizes = [f"{each.bytes_an_element():.0f} bytes" for each in all_.values()]
    lines.append(f"| memory | {' | '.join(sizes)} |")
    table = measured(lines)
    print(table)
    if options.page:
        fill(PROJECT / "docs" / "performance.md", "engine-trees", table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
