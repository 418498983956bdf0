"""Pages whose scripts look at the tree while it is parsed, and write into it.

`python -m tests.page.pausing` compares pages with the Chromium that is here: those of `PAGES`, and
random ones (`--random 300`). With `--record` it records those that tests read.
"""

from __future__ import annotations

import argparse
import json
import shutil
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, Final

RECORD: Final = Path(__file__).with_name("pausing_in_chromium.json")
GENERATED: Final = 30
"""The seeds of the random pages that are recorded."""
FILES: Final = {
    "/snap.js": "snap('file')",
    "/write.js": "document.write('<i>file'); snap('file')",
    "/half.js": "document.write('<b title=\\'a'); snap('half file')",
    "/nested.js": (
        """document.write('<u><script>document.write("<s>");snap(1)<\\/script>x');snap(2)"""
    ),
    "/var.js": "var fromFile = 1; snap('var')",
    "/late.js": "document.write('late'); snap('late ' + document.readyState)",
}
PRELUDE: Final = """
window.log = [];
window.onerror = () => true;
window.drawn = (node) => {
  if (node.nodeType === 3) return JSON.stringify(node.data);
  if (node.nodeType === 8) return "<!" + node.data + ">";
  if (node.nodeType === 10) return "!" + node.name;
  const attributes = [...(node.attributes ?? [])].map((each) => " " + each.name + "=" + each.value);
  const within = node.content?.childNodes ? node.content : node;
  const name = node.nodeType === 9 ? "#" : node.localName;
  return name + attributes.join("") + "(" + [...within.childNodes].map(drawn).join(" ") + ")";
};
window.snap = (name) => log.push(name + " " + drawn(document).replaceAll("\\n", "~"));
"""
PAGES: Final = dict(
    line.split(": ", 1)
    for line in Path(__file__).with_suffix(".txt").read_text("ascii").splitlines()
)
_MARKUP: Final = [
    *("a", "b ", " ", "<p>", "</p>", "<b>", "</b>", "<i id=i>", "</i>", "<a href=#>", "</a>"),
    *("<div>", "</div>", "<table>", "</table>", "<tr>", "<td>", "</td>", "<tbody>", "<caption>"),
    *("<ul><li>", "<li>", "</ul>", "<br>", "<!--c-->", "<body x=1>"),
    *("<select><option>", "</select>", "<form>", "</form>", "<input>", "<svg><g></g></svg>"),
    *("<template>", "</template>", "&amp;"),
    *("<style>s</style>", "<textarea>t</textarea>", "<title>t</title>", "<x-a>", "</x-a>"),
]
_HALVES: Final = [
    *("<b cl|ass=a>", "<|p>", "</|b>", "<!-|-c-->", "&am|p;", "<scr|ipt>snap('h')</script>")
]


def random_page(seed: int) -> str:
    """A page with scripts, which write what pages have."""
    random = Random(seed)
    names = iter(range(1000))
    head = ""
    if random.random() < 0.3:
        head = (
            "<script>customElements.define('x-a', class extends HTMLElement { constructor() {"
            "super(); snap('new') } connectedCallback() { snap('in') } })</script>"
        )
    parts = [random.choice(["", "<!doctype html>"]), head]
    parts += [_part(random, names, 2) for _ in range(random.randrange(4, 14))]
    return "".join(parts) + f"<script>snap({next(names)})</script>"


def _part(random: Random, names: Any, depth: int) -> str:
    kind = random.random()
    if kind < 0.65 or not depth:
        return random.choice(_MARKUP)
    if kind < 0.75:
        return f"<script>snap({next(names)})</script>"
    if kind < 0.82:
        file = random.choice(["snap", "write", "half", "nested"])
        return f"<script src=/{file}.js></script>"
    text = "".join(_part(random, names, depth - 1) for _ in range(random.randrange(1, 4)))
    if random.random() < 0.3:
        text += random.choice(_HALVES)
    pieces = text.split("|") if random.random() < 0.5 else [text.replace("|", "")]
    steps = "".join(f"document.write({_quoted(each)});snap({next(names)});" for each in pieces)
    return f"<script>{steps}</script>"


def _quoted(text: str) -> str:
    return json.dumps(text).replace("</", "<\\/").replace("<script", "<scr\\u0069pt")


def pages() -> dict[str, str]:
    """The pages that are recorded, by name."""
    return PAGES | {f"random {seed}": random_page(seed) for seed in range(GENERATED)}


def answers(pages: list[str]) -> dict[str, tuple[str, str]]:
    """What the server answers, by path: a type and a text."""
    scripts = {path: ("text/javascript", text) for path, text in FILES.items()}
    html = "text/html; charset=utf-8"
    return {f"/{number}": (html, text) for number, text in enumerate(pages)} | scripts


def logged(page: Any, base: str, count: int) -> list[list[str]]:
    """What pages have logged, and their trees at last."""
    page.add_init_script(PRELUDE)
    found = list[list[str]]()
    for number in range(count):
        page.goto(f"{base}/{number}")
        page.wait_for_timeout(30)
        found.append([str(each) for each in page.evaluate("(snap('end'), log)")])
    return found


def in_chromium(browser: Any, pages: list[str]) -> list[list[str]]:
    """What pages log in Chromium."""
    page = browser.new_page()
    found = answers(pages)

    def answer(route: Any) -> None:
        kind, text = found.get(route.request.url.removeprefix("http://a.test"), ("", ""))
        route.fulfill(body=text, content_type=kind, status=200 if kind else 404)

    page.route("**/*", answer)
    try:
        return logged(page, "http://a.test", len(pages))
    finally:
        page.close()


def in_ours(pages: list[str], engine: str = "quickjs") -> list[list[str]]:
    """What pages log in ours."""
    from webapi import Response
    from webapi.page import Page

    files = {
        path: Response(text, {"headers": {"content-type": kind}})
        for path, (kind, text) in answers(pages).items()
    }
    with Page(files, engine=engine) as page:
        return logged(page, "", len(pages))


def main() -> None:
    """Compare, or record."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--random", type=int, default=0)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.random)
    compared = {f"random {seed}": random_page(seed) for seed in seeds} or pages()
    compared = {name: html for name, html in compared.items() if given.only in name}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            args=["--no-sandbox"], executable_path=shutil.which("chromium")
        )
        found = in_chromium(browser, [*compared.values()])
        browser.close()
    if given.record:
        record = dict(zip(compared, found, strict=True))
        RECORD.write_text(json.dumps(record, indent=1) + "\n", "ascii")
        return
    ours = in_ours([*compared.values()])
    different = 0
    for (name, html), theirs, own in zip(compared.items(), found, ours, strict=True):
        if theirs != own:
            different += 1
            print(f"{name}\n  {html}")
            for one, other in zip_longest(theirs, own):
                if one != other:
                    print(f"  Chromium {one}\n  ours     {other}")
                    break
    print(f"{different} of {len(compared)} differ")


if __name__ == "__main__":
    main()
