"""Compare webapi, in Pyodide in a browser's page, with that browser's own URL, and write the table.

    python -m tests.comparison chromium|firefox [--built FOLDER] [--check]

asks both every vector, 20,000 URLs of the corpus and 112,000 generated questions, and explains
each difference by the rules of `webapi/browsers`. An unexplained difference is a failure, and so is
a rule that explains none. With `--check` no table is written: it is a failure if the one that is
there is of this version of the browser, and says something else. Run `python pyodide/build.py`
first.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from pathlib import Path
from typing import Any

from tests.browser.driver import start
from tests.browser.server import StaticServer
from tests.tools.corpus import top100

HERE = Path(__file__).parent
BUILT = HERE.parents[1] / "build" / "pyodide"
PATIENCE = 600.0
"""Seconds until a page that has not answered counts as failed."""

LOAD = """
const { loadPyodide } = await import(args[0] + "dist/pyodide.mjs");
globalThis.pyodide = await loadPyodide();
await pyodide.loadPackage("webapi-dom");
const fetched = async path => (await fetch(args[0] + path)).arrayBuffer();
pyodide.unpackArchive(await fetched("proof.zip"), "zip", { extractDir: "proof" });
pyodide.FS.writeFile("corpus.txt", new Uint8Array(await fetched("corpus/" + args[1])));
(0, eval)(pyodide.FS.readFile("proof/tests/comparison/answers.js", { encoding: "utf8" }));
return pyodide.runPython(`
    import sys
    sys.path.insert(0, "proof")
    import json
    from js import answers
    from tests.comparison.inside import Comparison
    comparison = Comparison(${JSON.stringify(args[2])}, "corpus.txt", answers)
    json.dumps([f"{sys.version_info.major}.{sys.version_info.minor}", list(comparison.questions)])
`);
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("browser", choices=("chromium", "firefox"))
    parser.add_argument("--built", type=Path, default=BUILT, help="default: build/pyodide")
    parser.add_argument("--check", action="store_true", help="compare the table, do not write it")
    options = parser.parse_args()
    if not (options.built / "proof.zip").is_file():
        parser.error(f"{options.built} is not there: run python pyodide/build.py first")
    sources, report, version = in_page(options.browser, options.built)
    for difference in report["unexplained"]:
        print("unexplained:", json.dumps(difference))
    for rule in report["idle"]:
        print("explains nothing:", rule)
    file = HERE / f"{options.browser}.md"
    written = table(version, sources, report)
    if not options.check:
        file.write_text(written, "utf-8")
    stale = file.read_text("utf-8") != written and version in file.read_text("utf-8")
    if stale:
        print(f"{file.name} is not what this run says:\n{written}")
    print(f"{sum(asked for asked, _ in sources.values())} questions,", end=" ")
    print(f"{sum(differ for _, differ in sources.values())} differences,", end=" ")
    print(f"{report['unexplained_count']} unexplained, {len(report['causes'])} causes")
    return 1 if report["unexplained_count"] or report["idle"] or stale else 0


def in_page(name: str, built: Path) -> tuple[dict[str, list[int]], dict[str, Any], str]:
    """How many questions of each source there are and differ, the report, and the version."""
    corpus = top100()
    folders = {"/": built, "/corpus/": corpus.parent}
    with start(name) as browser, StaticServer(folders) as server:
        version = browser.version
        page = browser.new_page()
        page.goto(f"{server.url}proof.html")
        loaded = page.run(LOAD, server.url, corpus.name, name, timeout=PATIENCE)
        python, names = json.loads(loaded)
        print(f"{version}, Python {python}", flush=True)
        sources = {}
        ask = "return pyodide.globals.get('comparison').ask(args[0]).toJs()"
        for source in names:
            started = time.monotonic()
            sources[source] = page.run(ask, source, timeout=PATIENCE)
            print(source, *sources[source], f"{time.monotonic() - started:.0f} s", flush=True)
        report = page.run("return pyodide.globals.get('comparison').report()", timeout=PATIENCE)
        return sources, json.loads(report), version


def table(version: str, sources: dict[str, list[int]], report: dict[str, Any]) -> str:
    """The checked-in table."""
    lines = [
        f"# Where {version} answers otherwise than webapi",
        "",
        "Written by `python -m tests.comparison`. A difference counts for each rule of",
        "`webapi/browsers` without which it would not be foretold; the last rows are not foretold.",
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
    """Text as code in a cell, where `|` would end the cell even in code."""
    for character in "&<|\\*_[]`":
        text = text.replace(character, f"&#{ord(character)};")
    return f"<code>{text}</code>"


def escaped(summary: str) -> str:
    """A docstring's first paragraph in a cell, its code as `code` has it."""
    parts = summary.split("``")
    return "".join(code(part) if at % 2 else part for at, part in enumerate(parts))


if __name__ == "__main__":
    sys.exit(main())
