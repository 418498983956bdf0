"""Answers to questions about layout: docs/reference/no-layout.md has them as a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.parsers import need_a_parser
from tests.runtimes.pages import ENGINES, Page, parameters
from webapi.runtimes import HeldClock, Window
from webapi.webidl.media_queries import match_media

__all__ = ["chromium", "chromium_page"]

RECORDED: dict[str, Any] = json.loads(
    Path(__file__).with_name("layout_in_chromium.json").read_text("utf-8")
)
HTML = """<!doctype html><div id=a style="margin: 3px; color: red"><b id=b hidden>b</b></div>
<details id=d><summary id=s>s</summary><p id=p>p</p></details>
<div id=c style="display: contents; --x: 7; visibility: hidden"><i id=i>i</i></div>
<div id=f hidden=until-found><u id=u>u</u></div>
<div style="position: relative" id=r><span id=in>x</span></div>
<input type=hidden id=h style="display: block"><script>
for (const each of document.querySelectorAll("[id]")) globalThis["e_" + each.id] = each;
</script>"""
DISPLAYS = """
const found = {};
for (const name of names) {
  const own = { html: document.documentElement, body: document.body, head: document.head }[name];
  const element = own || document.body.appendChild(document.createElement(name));
  const display = getComputedStyle(element).display;
  (found[display] = found[display] || []).push(name);
  if (!own) element.remove();
}
"""
BOXES = {
    "[e_a.offsetWidth, e_a.offsetHeight, e_a.clientWidth, e_a.scrollHeight]": [100, 20, 100, 20],
    "[e_a.offsetTop, e_a.offsetLeft, e_a.clientTop, e_a.clientLeft]": [0, 0, 0, 0],
    "[e_b.offsetWidth, e_p.offsetWidth, e_s.offsetWidth, e_i.offsetWidth]": [0, 0, 100, 100],
    "[e_c.offsetWidth, e_f.offsetWidth, e_u.offsetWidth, e_h.offsetWidth]": [0, 100, 0, 0],
    "[document.createElement('div').offsetWidth, document.head.offsetWidth]": [0, 0],
    "[document.documentElement.clientWidth, document.documentElement.offsetHeight]": [800, 600],
    "[document.body.clientWidth, document.body.offsetHeight]": [100, 20],
    "e_a.getBoundingClientRect()": {
        "x": 0,
        "y": 0,
        "width": 100,
        "height": 20,
        "top": 0,
        "right": 100,
        "bottom": 20,
        "left": 0,
    },
    "[e_a.getClientRects().length, e_b.getClientRects().length]": [1, 0],
    "e_a.getClientRects()[0] instanceof DOMRect": True,
    "e_b.getBoundingClientRect().width": 0,
    "[e_a.offsetParent.localName, e_b.offsetParent, e_in.offsetParent.id]": ["body", None, "r"],
    "document.body.offsetParent": None,
    "(e_d.open = true, [e_p.offsetHeight, e_d.removeAttribute('open'), e_p.offsetHeight])": [
        *(20, None, 0)
    ],
    "[e_a.checkVisibility(), e_b.checkVisibility(), e_p.checkVisibility()]": [True, False, False],
    "[e_i.checkVisibility(), e_i.checkVisibility({ visibilityProperty: true })]": [True, False],
    "(e_a.scrollTop = 5, [e_a.scrollTop, e_a.scrollLeft, scrollX, scrollY])": [0, 0, 0, 0],
    "e_a.scrollIntoView() instanceof Promise && scrollTo(0, 5) instanceof Promise": True,
    "document.scrollingElement === document.documentElement": True,
    "[document.elementFromPoint(1, 1).id, document.elementFromPoint(500, 1).localName]": [
        *("in", "html")
    ],
    "[document.elementFromPoint(-1, 1), document.elementFromPoint(800, 1)]": [None, None],
    "document.elementsFromPoint(1, 1).map((each) => each.id || each.localName)": [
        *("in", "r", "f", "i", "s", "d", "a", "body", "html")
    ],
    "document.createRange().getBoundingClientRect().width": 0,
    "((range) => (range.selectNode(e_in), range.getClientRects().length))(new Range())": 1,
    "new DOMParser().parseFromString('<p>', 'text/html').body.offsetWidth": 0,
}
STYLES = {
    "getComputedStyle(e_a).margin": "3px",
    "getComputedStyle(e_a).color": "rgb(255, 0, 0)",
    "getComputedStyle(e_b).color": "rgb(255, 0, 0)",
    "[getComputedStyle(e_b).display, getComputedStyle(e_h).display]": ["none", "none"],
    "[getComputedStyle(e_s).display, getComputedStyle(e_f).display]": ["list-item", "block"],
    "getComputedStyle(e_i).getPropertyValue('--x')": "7",
    "getComputedStyle(e_i).visibility": "hidden",
    "[getComputedStyle(e_a).width, getComputedStyle(e_a).height]": ["100px", "20px"],
    "getComputedStyle(e_b).width": "auto",
    "[getComputedStyle(e_a).padding, getComputedStyle(e_a).borderTopWidth]": ["0px", "0px"],
    "getComputedStyle(document.body).marginTop": "8px",
    "[getComputedStyle(e_a).cssText, getComputedStyle(e_a).parentRule]": ["", None],
    "getComputedStyle(e_a).length > 300 && getComputedStyle(e_a)[0] === 'accent-color'": True,
    "getComputedStyle(document.createElement('p')).length": 0,
    "getComputedStyle(document.createElement('p')).display": "",
    "getComputedStyle(e_a, '::before').content": "none",
    "getComputedStyle(e_a, '::before').display": "inline",
    "getComputedStyle(e_a, 'before').display": "block",
    "getComputedStyle(e_a) instanceof CSSStyleDeclaration": True,
    "(e_a.style.color = 'inherit', getComputedStyle(e_a).color)": "rgb(0, 0, 0)",
    "(e_a.style.color = 'blue', getComputedStyle(e_a).color)": "rgb(0, 0, 255)",
    "(e_a.style.display = 'none', [e_a.offsetWidth, getComputedStyle(e_a).display])": [0, "none"],
    "(e_b.style.display = 'flex', getComputedStyle(e_b).display)": "flex",
    "[e_a.style.display = '', e_b.style.display = ''].length": 2,
}
MEDIA = {
    "matchMedia('(prefers-color-scheme: dark)').matches": True,
    "matchMedia('(prefers-color-scheme:LIGHT)').media": "(prefers-color-scheme: light)",
    "matchMedia('(max-width: 800px) and (orientation: landscape)').matches": True,
    "matchMedia('(min-width: 801px), print').matches": False,
    "matchMedia('x').onchange": None,
    "matchMedia('x').addListener(() => {})": None,
    "matchMedia('x') instanceof MediaQueryList && matchMedia('x') instanceof EventTarget": True,
    "new MediaQueryListEvent('change', { media: 'x', matches: true }).matches": True,
}
RECTANGLES = {
    "new DOMRect(1, 2, -3, 4)": {
        "x": 1,
        "y": 2,
        "width": -3,
        "height": 4,
        "top": 2,
        "right": 1,
        "bottom": 6,
        "left": -2,
    },
    "DOMRect.fromRect({ x: 3 }) instanceof DOMRect": True,
    "DOMRectReadOnly.fromRect({ width: 3 }).right": 3,
    "DOMRectReadOnly.fromRect() instanceof DOMRect": False,
    "((rect) => (rect.x = 5, rect.left))(new DOMRect())": 5,
}
MISSING = (
    "['trustedTypes' in window, 'navigation' in window,"
    "'visualViewport' in window,"
    "'clipboard' in navigator, 'serviceWorker' in navigator]"
)


@pytest.fixture(scope="module", params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    need_a_parser()
    window = Window(
        "https://shop.example/", viewport=(800, 600), media={"prefers-color-scheme": "dark"}
    )
    found = Page(request.param, clock=HeldClock(), page=window)
    found.bridge.load(HTML)
    return found


@pytest.mark.parametrize("facts", [BOXES, STYLES, MEDIA, RECTANGLES], ids=["b", "s", "m", "r"])
def test_answers(page: Page, facts: dict[str, Any]) -> None:
    assert {expression: page.value(expression) for expression in facts} == facts


def test_what_is_missing_is_absent(page: Page) -> None:
    assert page.value(MISSING) == [False] * 5


def test_a_computed_style_is_read_only(page: Page) -> None:
    for script in ("color = 'x'", "cssText = ''", "setProperty('a', 'b')", "removeProperty('a')"):
        name = page.name_of_error(f"getComputedStyle(e_a).{script}")
        assert name == "NoModificationAllowedError", script
    assert page.name_of_error("getComputedStyle(document)") == "TypeError"
    assert page.name_of_error("getComputedStyle()") == "TypeError"


def test_displays_of_tags_are_those_of_chromium(page: Page) -> None:
    expected: dict[str, list[str]] = RECORDED["displays"]
    names = [name for group in expected.values() for name in group]
    assert page.run(f"const names = {json.dumps(names)};{DISPLAYS}show(found);") == expected


def test_initial_values_are_those_of_chromium(page: Page) -> None:
    expected: dict[str, str] = RECORDED["initial"]
    found = page.run(
        f"const style = getComputedStyle(document.body.appendChild(document.createElement('div')));"
        f"const found = {{}};"
        f"for (const name of {json.dumps([*expected])}) found[name] = style.getPropertyValue(name);"
        f"show(found);"
    )
    assert found == expected


def test_an_intersection_is_told_once(page: Page) -> None:
    page.run(
        "globalThis.told = [];"
        "globalThis.observer = new IntersectionObserver((entries, self) => {"
        "  told.push(entries.map((each) => [each.target.id, each.isIntersecting,"
        "    each.intersectionRatio, each.boundingClientRect.width, each.rootBounds.height]),"
        "    self === observer);"
        "}, { threshold: [1, 0], rootMargin: '1px 2%' });"
        "observer.observe(e_a); observer.observe(e_b); observer.observe(e_a);"
        "observer.observe(e_s); observer.unobserve(e_s);"
        "new ResizeObserver(() => told.push('resized')).observe(e_a);"
    )
    assert page.value("told") == []
    page.bridge.run_until_idle()
    expected = [[["a", True, 1, 100, 600], ["b", False, 0, 0, 600]], True]
    assert page.value("told") == expected
    page.run("observer.observe(e_a);")
    page.bridge.run_until_idle()
    assert page.value("told") == expected
    assert page.value("[observer.rootMargin, observer.thresholds, observer.root]") == [
        *("1px 2% 1px 2%", [0, 1], None)
    ]
    page.run("observer.disconnect(); observer.observe(e_a);")
    page.bridge.run_until_idle()
    assert page.value("told.length") == 4


@pytest.mark.parametrize(
    ("options", "error"),
    [("{ threshold: 2 }", "RangeError"), ("{ rootMargin: '1em' }", "SyntaxError")],
)
def test_an_intersection_observer_refuses_wrong_options(
    page: Page, options: str, error: str
) -> None:
    assert page.name_of_error(f"new IntersectionObserver(() => {{}}, {options})") == error


def test_idle_callbacks(page: Page) -> None:
    page.run(
        "globalThis.idle = [];"
        "requestIdleCallback((given) => idle.push(given.timeRemaining(), given.didTimeout));"
        "cancelIdleCallback(requestIdleCallback(() => idle.push('cancelled'), { timeout: 5 }));"
    )
    assert page.value("idle") == []
    page.bridge.run_until_idle()
    assert page.value("idle") == [50, False]
    assert page.name_of_error("requestIdleCallback(1)") == "TypeError"


@pytest.mark.parametrize("settings", [{"prefers-colour": "dark"}, {"hover": "dark"}])
def test_a_window_refuses_other_settings(settings: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"no setting of a window|may be hover, none"):
        Window("https://shop.example/", media=settings)


@pytest.mark.parametrize(("query", "media", "matches"), RECORDED["queries"])
def test_media_queries_are_those_of_chromium(query: str, media: str, matches: bool) -> None:
    assert match_media(query, 1280, 720, {}) == (media, matches)


@pytest.mark.parametrize(
    "query",
    [
        *("(" * 10_000, "not (" * 5_000, ")" * 10_000, "(a) and " * 5_000, "a," * 5_000, "f(" * 5),
        *("(width: calc(" + "(" * 10_000, "(width > round(1e308px, 1e-308px))"),
        *("(width > rem(1e999px, 1px))", "(width > calc(1px" + " + 1px" * 5000),
    ],
)
def test_media_queries_of_any_text_end(query: str) -> None:
    assert match_media(query, 1, 1, {})[1] is False


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_answers_as_recorded(chromium_page: BrowserPage) -> None:
    expected: dict[str, list[str]] = RECORDED["displays"]
    names = [name for group in expected.values() for name in group]
    chromium_page.run("document.documentElement.innerHTML = '';")
    found = chromium_page.run(f"const names = args[0];{DISPLAYS}return found;", names)
    assert found == expected
    initial = chromium_page.run(
        "const style = getComputedStyle(document.body.appendChild(document.createElement('div')));"
        "return Object.fromEntries(args[0].map((name) => [name, style.getPropertyValue(name)]));",
        [*RECORDED["initial"]],
    )
    assert initial == RECORDED["initial"]
    queries = [query for query, _, _ in RECORDED["queries"]]
    found = chromium_page.run(
        "return args[0].map((each) => [each, matchMedia(each).media, matchMedia(each).matches]);",
        queries,
    )
    assert found == RECORDED["queries"]
