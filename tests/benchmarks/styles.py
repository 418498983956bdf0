"""Style sheets in engines beside npm's: ``python -m tests.benchmarks.styles NODE_MODULES --page``.

NODE_MODULES is a folder ``node_modules`` with ``bootstrap``, ``tailwindcss``, ``@tailwindcss/cli``,
``jsdom`` and ``happy-dom``, which run in ``node``, or in the Node.js that ``--node`` names. Each
process loads the same pages: the first is cold, and of the others the fastest counts. Times are
processor time. ``--page`` writes docs/performance.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.benchmarks.page import _time
from tests.tools.tables import PROJECT, fill, measured

ENGINES = {"quickjs": "QuickJS-ng", "mini_racer": "V8 in Python"}
LIBRARIES = {"jsdom": "jsdom, V8 in Node.js", "happy-dom": "happy-dom, V8 in Node.js"}
PAGES = 4
"""How many pages a process loads."""
VISIBLE = """globalThis.visible = (element) => {
  if (getComputedStyle(element).visibility !== "visible") return false;
  for (let each = element; each; each = each.parentElement) {
    if (getComputedStyle(each).display === "none") return false;
  }
  return true;
};
globalThis.all = [...document.body.querySelectorAll("*")];
globalThis.ask = (name) => all.map((each) => getComputedStyle(each)[name]).join();
0"""
SHEET = {
    "first question: is it visible": "visible(all[500])",
    "`display` of all": "ask('display')",
    "`display` of all, a class toggled": "all[20].classList.toggle('TOGGLED'), ask('display')",
    "`display` of all, a node inserted": "document.body.append(document.createElement('p')), "
    "ask('display')",
    "`color` of all, by `var()`": "ask('color')",
}
"""What is asked of a page with a sheet of a framework."""
OTHERS = {
    "4,000 siblings, `:nth-child`": (
        "<style>li:nth-child(odd) { display: flex } li:nth-child(3n) { display: none }</style>"
        f"<ul>{'<li>x</li>' * 4000}</ul>",
        "ask('display')",
    ),
    "a depth of 400, `color`": (
        "<style>body { color: red } div > div { display: flex }</style>"
        f"{'<div>' * 400}{'</div>' * 400}",
        "ask('color')",
    ),
    "100 times `insertRule`, and `display`": (
        f"<style>.a {{ display: flex }}</style>{'<p class=a>x</p>' * 200}",
        "(() => { let found = ''; for (let each = 0; each < 100; each++) { "
        "document.styleSheets[0].insertRule(`.b${each} { display: grid }`, 0); "
        "all[each].className = `b${each}`; found += getComputedStyle(all[each]).display; } "
        "return found; })()",
    ),
}
BOOTSTRAP = (
    '<li class="list-group-item d-flex"><a class="nav-link" href="#">Item</a>'
    '<span class="badge bg-primary d-none d-md-inline">1</span>'
    '<button class="btn btn-sm btn-outline-secondary">Go</button>'
    '<input class="form-control form-control-sm"></li>'
)
TAILWIND = (
    '<li class="group flex items-center p-4 hover:bg-gray-100"><a class="block text-blue-600 '
    'underline-offset-2 group-hover:text-red-500" href="#">Item</a>'
    '<span class="hidden rounded-full bg-blue-100 px-2 text-sm md:inline">1</span>'
    '<button class="rounded border px-3 py-1 font-bold text-gray-700">Go</button>'
    '<input class="peer w-full border-gray-300 focus:ring-2"></li>'
)
IN_NODE = """
import fs from "node:fs";
import { createRequire } from "node:module";
const [name, folder] = process.argv.slice(2);
const { pages, count, prepare } = JSON.parse(fs.readFileSync(0, "utf8"));
const library = createRequire(folder + "/")(name);
const open = (html) => {
  if (name === "jsdom") {
    return new library.JSDOM(html, { runScripts: "outside-only", pretendToBeVisual: true }).window;
  }
  const window = new library.Window({ settings: { enableJavaScriptEvaluation: true } });
  window.document.write(html);
  return window;
};
const rounds = [];
for (let each = 0; each < count; each++) {
  const round = [];
  for (const [html, sources] of pages) {
    const window = open(html);
    window.eval(prepare);
    for (const source of sources) {
      const start = process.cpuUsage();
      let answer;
      try { answer = String(window.eval(source)); } catch (error) { answer = "throws " + error; }
      const { user, system } = process.cpuUsage(start);
      round.push([(user + system) / 1e6, answer]);
    }
  }
  rounds.push(round);
}
console.log(JSON.stringify(rounds));
"""


def sheets(folder: Path, node: str) -> dict[str, tuple[str, str, str]]:
    """The sheets by their names: each with a page's rows, and a class that the sheet has."""
    bootstrap = (folder / "bootstrap" / "dist" / "css" / "bootstrap.min.css").read_text("utf-8")
    work = PROJECT / "build" / "styles"
    work.mkdir(parents=True, exist_ok=True)
    (work / "page.html").write_text(f'{TAILWIND}<p class="invisible">', "utf-8")
    source = folder.resolve() / "tailwindcss" / "index.css"
    (work / "input.css").write_text(
        f'@import "{source}" source(none);\n@source "./page.html";\n', "utf-8"
    )
    cli = folder.resolve() / "@tailwindcss" / "cli" / "dist" / "index.mjs"
    subprocess.run(
        [node, str(cli), "-i", "input.css", "-o", "output.css", "--minify"],
        cwd=work,
        check=True,
        capture_output=True,
    )
    tailwind = (work / "output.css").read_text("utf-8")
    return {
        "Bootstrap": (bootstrap, BOOTSTRAP, "d-none"),
        "Tailwind": (tailwind, TAILWIND, "hidden"),
    }


def pages(folder: Path, node: str) -> tuple[list[str], list[tuple[str, list[str]]]]:
    """The names of what is asked, and pages, each with what is asked there."""
    names: list[str] = []
    found: list[tuple[str, list[str]]] = []
    for title, (css, row, toggled) in sheets(folder, node).items():
        html = f"<!DOCTYPE html><style>{css}</style><body><ul>{row * 200}</ul>"
        names += [f"{title}: {name}" for name in SHEET]
        found.append((html, [each.replace("TOGGLED", toggled) for each in SHEET.values()]))
    for name, (html, source) in OTHERS.items():
        names.append(name)
        found.append((f"<!DOCTYPE html><body>{html}", [source]))
    return names, found


def measure_here(engine: str, given: list[tuple[str, list[str]]]) -> list[list[tuple[float, str]]]:
    """The rounds of an engine in this process: the seconds and the answer of each question."""
    from webapi.page import Page

    rounds = []
    for _ in range(PAGES):
        answers: list[tuple[float, str]] = []
        for html, sources in given:
            with Page(
                {"/": html}, engine="mini_racer" if engine == "mini_racer" else "quickjs"
            ) as page:
                page.goto("/")
                page.evaluate(VISIBLE)
                for source in sources:
                    started = time.process_time()
                    answer = page.evaluate(f"String({source})")
                    answers.append((time.process_time() - started, answer))
        rounds.append(answers)
    return rounds


def run(name: str, folder: Path, node: str, text: str) -> list[list[tuple[float, str]]]:
    """The rounds of an engine or a library, in a process of its own."""
    command = [sys.executable, "-m", "tests.benchmarks.styles", ".", "--engine", name]
    if name in LIBRARIES:
        script = PROJECT / "build" / "styles.mjs"
        script.parent.mkdir(exist_ok=True)
        script.write_text(IN_NODE, "utf-8")
        command = [node, str(script), name, str(folder.resolve())]
    result = subprocess.run(
        command, input=text.encode(), stdout=subprocess.PIPE, cwd=PROJECT, check=True
    )
    rounds: list[list[tuple[float, str]]] = json.loads(result.stdout)
    return rounds


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.styles")
    parser.add_argument("node_modules", type=Path)
    parser.add_argument("--node", default="node", help="the program of Node.js")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--page", action="store_true", help="write the site's page Performance")
    parser.add_argument("--engine", choices=ENGINES, help="read pages, and write their times")
    options = parser.parse_args(arguments)
    if options.engine:
        given = json.loads(sys.stdin.buffer.read())["pages"]
        print(json.dumps(measure_here(options.engine, given)))
        return 0
    names, given = pages(options.node_modules, options.node)
    text = json.dumps({"pages": given, "count": PAGES, "prepare": VISIBLE})
    cold: dict[str, list[float]] = {}
    warm: dict[str, list[float]] = {}
    answers: dict[str, list[str]] = {}
    for _ in range(options.rounds):
        for name in (*ENGINES, *LIBRARIES):
            first, *others = run(name, options.node_modules, options.node, text)
            coldest = [seconds for seconds, _ in first]
            fastest = [min(each[place][0] for each in others) for place in range(len(names))]
            cold[name] = [*map(min, coldest, cold.get(name, coldest))]
            warm[name] = [*map(min, fastest, warm.get(name, fastest))]
            answers[name] = [answer for _, answer in first]
    assert answers["quickjs"] == answers["mini_racer"]
    titles = [*ENGINES.values(), *LIBRARIES.values()]
    lines = [f"| | {' | '.join(titles)} |", "| --- |" + " ---: |" * len(titles)]
    for place, what in enumerate(names):
        cells = []
        for name in (*ENGINES, *LIBRARIES):
            is_other = answers[name][place] != answers["quickjs"][place]
            times = f"{_time(cold[name][place])}, {_time(warm[name][place])}"
            cells.append(f"{times} \\*" if is_other else times)
        lines.append(f"| {what} | {' | '.join(cells)} |")
        for which, seconds in (("cold", cold), ("warm", warm)):
            jsdom = seconds["jsdom"][place]
            quickjs, v8 = (seconds[name][place] / jsdom for name in ENGINES)
            missed = "" if quickjs <= 1 and v8 <= 0.5 else "  <- missed"
            print(f"{what}, {which}: QuickJS {quickjs:.2f}, V8 {v8:.2f} of jsdom{missed}")
    table = measured(lines)
    print(table)
    if options.page:
        fill(PROJECT / "docs" / "performance.md", "styles", table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
