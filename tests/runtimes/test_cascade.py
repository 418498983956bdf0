"""The cascade: which declarations win, as Chromium says, and how texts of sheets are split."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.parsers import need_a_parser
from tests.runtimes.cascade_pages import NAMES, VALUES, generated_changes, generated_page
from tests.runtimes.pages import ENGINES, Page, parameters
from tests.work import assert_linear
from webapi.runtimes.style_texts import Import, Rule, StyleText, declare_layer

__all__ = ["chromium", "chromium_page"]

RECORDED: dict[str, list[list[str]]] = json.loads(
    Path(__file__).with_name("cascade_in_chromium.json").read_text("ascii")
)
COUNT = 4
"""So many changes follow each other in a page."""
SHADOW = """
const host = document.body.appendChild(document.createElement("div"));
host.innerHTML = "<b class=x>light</b>";
const root = host.attachShadow({ mode: "open" });
root.innerHTML = "<style>.x { display: none } i { float: none }</style>"
  + "<i class=x>x</i><i>y</i><slot></slot>";
const sheet = document.createElement("style");
sheet.textContent = "i { display: block } b { display: flex }";
document.head.append(sheet);
const display = (each) => getComputedStyle(each).display;
const values = () => [...root.querySelectorAll("i"), host.firstChild].map(display);
const found = [values()];
root.querySelector("i").className = "";
root.lastChild.previousSibling.className = "x";
found.push(values());
root.firstChild.remove();
found.push(values());
host.remove();
sheet.remove();
"""


@pytest.fixture(scope="module", params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    need_a_parser()
    page = Page(request.param, page="https://shop.example/")
    page.bridge.load("<!doctype html><body>")
    return page


@pytest.mark.parametrize("seed", RECORDED)
def test_generated_pages_and_their_changes(page: Page, seed: str) -> None:
    given = json.dumps([NAMES, generated_changes(int(seed), COUNT)])
    text = json.dumps(generated_page(int(seed)))
    page.run(f"document.documentElement.innerHTML = {text};")
    assert page.value(f"({VALUES})({given})") == RECORDED[seed]


def test_sheets_of_a_shadow_tree_are_its_own(page: Page) -> None:
    if page.name == "pythonmonkey":
        pytest.skip("It takes the microtask of slotchange only in an event loop.")
    found = page.run(f"document.body.innerHTML = '';{SHADOW}show(found);")
    assert found == [
        *(["none", "inline", "flex"], ["inline", "none", "flex"], ["inline", "inline", "flex"]),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a { x: y", [("a", "x: y", (), "")]),
        ("<!-- a { x: y } --> b { x: y }", [("a", "x: y", (), ""), ("b", "x: y", (), "")]),
        ("a; b { x: y } c { x: y }", [("a; b", "x: y", (), ""), ("c", "x: y", (), "")]),
        ("} a { x: y }", [("} a", "x: y", (), "")]),
        ("a { x: '}'; y: url(;}) }", [("a", "x: '}';y: url(;})", (), "")]),
        ("a { --x: { y: z; } b; c: d }", [("a", "--x: { y: z; } b;c: d", (), "")]),
        ("a /* { */ { x: y }", [("a", "x: y", (), "")]),
        (".a\\{b { x: y }", [(".a\\{b", "x: y", (), "")]),
        ("a { x: y; b { x: z } y: z }", [
            *(("a", "x: y;", (), ""), (":is(a) b", "x: z", (), ""), ("a", "y: z", (), "")),
        ]),
        ("a { @media print { x: y } }", [("a", "x: y", (("media", "print"),), "")]),
        ("@unknown { a { x: y } } @font-face { x: y } b { x: y }", [("b", "x: y", (), "")]),
        ("@layer a.b { c { x: y } } @layer { d { x: y } }", [
            *(("c", "x: y", (), "a.b"), ("d", "x: y", (), "<1>")),
        ]),
        ("@supports (x:y){@media(a){b{x:y}}}", [
            ("b", "x:y", (("supports", "(x:y)"), ("media", "(a)")), ""),
        ]),
    ],
)  # fmt: skip
def test_texts_are_split_into_rules(text: str, expected: list[Any]) -> None:
    """https://drafts.csswg.org/css-syntax-3/#parsing"""
    assert StyleText(text).rules == [Rule(*each) for each in expected]


def test_layers_have_the_order_of_their_first_names() -> None:
    """https://drafts.csswg.org/css-cascade-5/#layer-ordering"""
    text = StyleText("@layer a, b; @layer c.d { e { x: y } } @layer a.f, c.g; @layer { }")
    order: list[str] = []
    for each in text.layers:
        declare_layer(order, each.name)
    assert order == ["a.f", "a", "b", "c.d", "c.g", "c", "<1>"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("@import 'a'; @import url(b) c", [("a", "", (), 0), ("b", "", (("media", "c"),), 0)]),
        ("@import url('a')layer", [("a", "<1>", (), 0)]),
        ("@layer b; @import 'a' layer(b.c) supports(x:y) (d)", [
            ("a", "b.c", (("supports()", "x:y"), ("media", "(d)")), 1),
        ]),
        ("@import 'a' layer(b c)", [("a", "", (("media", "layer(b c)"),), 0)]),
        ("@charset 'x'; @unknown y; p:bogus() {} @import 'a'", [("a", "", (), 0)]),
        ("@import 'a'; @layer b; @import 'c'", [("a", "", (), 0)]),
        ("@namespace 'b'; @import 'a'", []),
        ("p {} @import 'a'", []),
        ("@font-face {} @import 'a'", []),
        ("@media x { @import 'a' }", []),
        ("@import a; @import; @import url(a b); @import 'a' {}", []),
    ],
)  # fmt: skip
def test_imports_stand_before_other_rules(text: str, expected: list[Any]) -> None:
    """https://drafts.csswg.org/css-cascade-5/#at-import"""
    assert StyleText(text).imports == [Import(*each) for each in expected]


@pytest.mark.parametrize(
    "part",
    [
        *("a{", "}", "a{&&{", "@layer{", "@layer a.b{", "@layer ", "a.", ";", '\\"', "'", "/*"),
        *("@import 'a' layer(b)", "@import 'a';", "a:x() {} @import "),
        *("(", "a(", "--x:{", "a,b{color:red;", "a{color:red}", "url(", "@media x{", "<!--"),
    ],
)
def test_any_text_takes_linear_time(part: str) -> None:
    assert_linear(lambda size: StyleText(part * size).rows("color"), 4_000)


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_gives_these_values(chromium_page: BrowserPage) -> None:
    page = chromium_page.playwright
    for seed, expected in RECORDED.items():
        page.set_content(generated_page(int(seed)))
        given = [NAMES, generated_changes(int(seed), COUNT)]
        assert page.evaluate(VALUES, given) == expected
