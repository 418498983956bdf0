"""Compare the computed styles of real pages with Chromium's, property by property.

    tests/comparison/styles/fetch_pages FOLDER
    python -m tests.comparison.styles.real FOLDER [--only WORD] [--kinds N] [--properties NAME …]

``fetch_pages`` gets packages from npm and PyPI that have pages or sheets, or make pages. Their
scripts are taken out, and their sheets are put in. Prints for each property how many elements have
the value of Chromium, and the kinds of differences. Fails if `display` or `visibility` differs.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

from tests.browser.driver import start
from tests.comparison.styles.generated import Generator
from tests.runtimes.pages import Page

_NPM: Final = "node_modules/"
PAGES: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    f"{_NPM}admin-lte/pages/*/*.html": (8, ()),
    f"{_NPM}startbootstrap-sb-admin-2/*.html": (5, ()),
    f"{_NPM}startbootstrap-*/dist/*.html": (8, ()),
    f"{_NPM}notus-js/pages/*.html": (2, ()),
    f"{_NPM}notus-js/pages/*/*.html": (3, ("tailwind.css",)),
    f"{_NPM}foundation-sites/test/visual/*/*.html": (
        8,
        (f"{_NPM}foundation-sites/dist/css/foundation.css",),
    ),
    f"{_NPM}uikit/tests/*.html": (6, (f"{_NPM}uikit/dist/css/uikit.css",)),
    "out-mk-*/layout/index.html": (3, ()),
    "out-sp-*/*.html": (12, ()),
    "out-django/*.html": (10, ()),
    "out-mk-mkdocs/index.html": (1, (f"{_NPM}@picocss/pico/css/pico.css",)),
    "out-mk-readthedocs/index.html": (1, (f"{_NPM}@picocss/pico/css/pico.classless.css",)),
    "out-sp-classic/index.html": (1, (f"{_NPM}bulma/css/bulma.css",)),
    "out-sp-nature/index.html": (1, (f"{_NPM}mvp.css/mvp.css",)),
    "out-sp-bizstyle/index.html": (1, (f"{_NPM}water.css/out/water.css",)),
    "out-django/change.html": (1, (f"{_NPM}bootstrap/dist/css/bootstrap.css",)),
}
"""Patterns of pages: how many are taken, and the sheets that they get in place of theirs."""
GENERATED: Final = 5
MOST_ELEMENTS: Final = 400
"""What is behind so many elements of a page is not asked."""
URL: Final = "https://shop.example/"
_FRAME: Final = re.compile(r"<iframe\b[^>]*>", re.IGNORECASE)
_LINK: Final = re.compile(r"<link\b[^>]*>", re.IGNORECASE)
_HREF: Final = re.compile(r"""\shref=["']?([^"'\s>]*)""", re.IGNORECASE)
_SCRIPT: Final = re.compile(r"<script\b.*?</script\s*>", re.IGNORECASE | re.DOTALL)
LAYOUT: Final = re.compile(
    r"(?:width|height|inline-size|block-size|top|right|bottom|left)\Z"
    r"|inset-.*|perspective-origin|transform-origin|grid-template-(?:rows|columns)"
)
"""Properties whose resolved values are used values, which need layout."""
VALUES: Final = """([names, most]) => {
  const all = [...document.querySelectorAll("*")].slice(0, most);
  return all.map((element) => {
    const style = getComputedStyle(element);
    return [element.localName, names.map((name) => style.getPropertyValue(name))];
  });
}"""


def pages(folder: Path, only: str) -> dict[str, str]:
    """The texts of the pages by their names."""
    found: dict[str, str] = {}
    for pattern, (count, sheets) in PAGES.items():
        paths = sorted(folder.glob(pattern))
        step = max(1, len(paths) // count)
        for path in paths[::step][:count]:
            name = f"{path.relative_to(folder)}{' with ' + sheets[0] if sheets else ''}"
            found[name] = self_contained(folder, path, sheets)
    generator = Generator(60)
    for number in range(GENERATED):
        found[f"generated {number}"] = f"<!doctype html>{generator.question()['html']}"
    return {name: text for name, text in found.items() if only in name}


def self_contained(folder: Path, path: Path, sheets: tuple[str, ...]) -> str:
    """A page with the texts of its sheets, and without scripts."""
    text = _SCRIPT.sub("", path.read_text("utf-8", "replace"))

    def inlined(match: re.Match[str]) -> str:
        href = _HREF.search(match[0])
        if "stylesheet" not in match[0] or href is None or sheets or "alternate" in match[0]:
            return ""
        place = href[1].split("?")[0]
        sheet = path.parent / place.removeprefix("/")
        is_there = "//" not in place and sheet.is_file()
        return style(sheet, match[0]) if is_there else ""

    text = _FRAME.sub("<iframe>", text)
    text = _LINK.sub(inlined, text)
    added = "".join(style(folder / sheet, "") for sheet in sheets)
    return re.sub("</head>", lambda _: f"{added}</head>", text, count=1, flags=re.IGNORECASE)


def style(path: Path, link: str) -> str:
    media = re.search(r"""\smedia=["']([^"']*)""", link)
    text = path.read_text("utf-8", "replace").replace("</style", "")
    return f"<style media='{media[1] if media else ''}'>{text}</style>"


def ours(engine: str, text: str | None, names: list[str]) -> Any:
    """Our values of a page; without a text, the names of the properties."""
    page = Page(engine, max_handles=1_000_000, page=URL)
    page.bridge.load(text or "<!doctype html>")
    if text is None:
        return page.value("[...getComputedStyle(document.documentElement)]")
    return page.value(f"({VALUES})({json.dumps([names, MOST_ELEMENTS])})")


def answer(text: str, route: Any) -> None:
    """Give the browser the page, and nothing else."""
    if route.request.url == URL:
        route.fulfill(body=text, content_type="text/html;charset=utf-8")
    else:
        route.abort()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="pages whose names have this word")
    parser.add_argument("--kinds", type=int, default=40, help="how many kinds are printed")
    parser.add_argument("--properties", nargs="*", help="these alone: all take a minute a page")
    parser.add_argument("--engine", choices=("mini_racer", "quickjs"), default="mini_racer")
    options = parser.parse_args()
    texts = pages(options.folder, options.only)
    report = Report()
    with start("chromium") as browser, ProcessPoolExecutor(1) as executor:
        print(browser.version, len(texts), "pages", flush=True)
        names = executor.submit(ours, options.engine, None, []).result()
        names = options.properties or [name for name in names if not LAYOUT.match(name)]
        futures = [executor.submit(ours, options.engine, text, names) for text in texts.values()]
        for (name, text), future in zip(texts.items(), futures, strict=True):
            page = browser.new_page()
            page.playwright.route("**/*", partial(answer, text))
            page.playwright.goto(URL, wait_until="domcontentloaded")
            theirs = page.playwright.evaluate(VALUES, [names, MOST_ELEMENTS])
            page.close()
            report.add(name, names, future.result(), theirs)
    report.show(options.kinds)
    return 1 if report.differ["display"] or report.differ["visibility"] else 0


class Report:
    """How many elements agree."""

    def __init__(self) -> None:
        self.elements = 0
        self.asked: Counter[str] = Counter()
        self.differ: Counter[str] = Counter()
        self.kinds: defaultdict[tuple[str, str, str], list[str]] = defaultdict(list)

    def add(self, page: str, names: list[str], ours: list[Any], theirs: list[Any]) -> None:
        """Compare the values of a page."""
        if [each[0] for each in ours] != [each[0] for each in theirs]:
            print("other elements:", page, len(ours), len(theirs))
        before = self.differ.total()
        for number, (our, their) in enumerate(zip(ours, theirs, strict=False)):
            self.elements += 1
            for name, one, other in zip(names, our[1], their[1], strict=True):
                if other == "":
                    continue  # Chromium does not have it
                self.asked[name] += 1
                if one != other:
                    self.differ[name] += 1
                    self.kinds[name, one[:60], other[:60]].append(f"{page} {number} {our[0]}")
        print(f"{page}: {len(theirs)} elements, {self.differ.total() - before} differ", flush=True)

    def show(self, kinds: int) -> None:
        """Print what was compared."""
        for (name, one, other), places in sorted(self.kinds.items(), key=lambda e: -len(e[1]))[
            :kinds
        ]:
            print(f"{len(places):6} {name}: {one!r} for {other!r}, {places[0]}")
        for name in ("display", "visibility"):
            for kind, places in self.kinds.items():
                if kind[0] == name:
                    print(f"{len(places):6} {name}: {kind[1]!r} for {kind[2]!r}, {places[0]}")
        for name, count in self.differ.most_common():
            print(f"{100 - 100 * count / self.asked[name]:6.2f} % {name}")
        whole = sum(not self.differ[name] for name in self.asked)
        asked, differ = self.asked.total(), self.differ.total()
        print(
            f"{self.elements} elements, {len(self.asked)} properties, {whole} of them without a "
            f"difference: {100 - 100 * differ / asked:.2f} % of {asked} values are Chromium's"
        )


if __name__ == "__main__":
    sys.exit(main())
