"""Scripts find elements by name at the window and at the document, as in headless Chromium."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.parsers import need_a_parser
from tests.work import assert_linear
from webapi.page import Page

from .conftest import NEEDS_QUICKJS

__all__ = ["chromium"]

need_a_parser()

HTML = Path(__file__).with_name("named_access.html").read_text("utf-8")
CHANGES = Path(__file__).with_name("named_access.js").read_text("utf-8")
RECORDED: list[list[Any]] = json.loads(
    Path(__file__).with_name("named_access_in_chromium.json").read_text("utf-8")
)
NewPage = Callable[..., Page]


def test_what_chromium_finds(new_page: NewPage) -> None:
    page = new_page()
    page.set_content(HTML)
    for found, expected in zip(page.evaluate("results"), RECORDED, strict=True):
        assert found == expected


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_finds_what_was_recorded(chromium: Browser) -> None:
    page = chromium.new_page().playwright
    page.set_content(HTML)
    assert page.evaluate("results") == RECORDED


@pytest.mark.parametrize(
    ("html", "script", "answer"),
    [
        # https://html.spec.whatwg.org/multipage/dom.html#exposed: Chromium exposes all objects.
        (
            "<object name=a id=b><p></p><embed name=c></object><object id=d><i></i></object>",
            "[document.a, document.b, document.c, document.d].map((each) => each?.localName)",
            [None, None, "embed", "object"],
        ),
        (
            "<object name=a></object>",
            "(() => { const object = document.a, made = document.createElement('embed');"
            "object.append(made); const found = ['a' in document]; made.remove();"
            "return [...found, document.a === object]; })()",
            [False, True],
        ),
        # https://webidl.spec.whatwg.org/#legacy-platform-object-set: setters of the prototype run.
        (
            "<title>old</title><form name=title></form>",
            "document.title = 'new'; document.querySelector('title').textContent",
            "new",
        ),
        (
            "<form name=f></form>",
            "(() => { 'use strict'; const found = [];"
            "for (const act of [() => { document.f = 1; }, () => { delete document.f; }])"
            "  try { act(); } catch (error) { found.push(error.name); }"
            "return [...found, document.f.localName]; })()",
            ["TypeError", "TypeError", "form"],
        ),
        (
            "<form name=f></form>",
            "(() => { const found = Object.getOwnPropertyDescriptor(document, 'f');"
            "return [found.writable, found.enumerable, found.configurable,"
            "found.value === document.f, Reflect.ownKeys(document)]; })()",
            [False, True, True, True, ["f", "location"]],
        ),
        (
            "<p id=a></p>",
            "(() => { 'use strict'; a = 6; return [a, delete window.a, a.localName]; })()",
            [6, True, "p"],
        ),
        (
            "<p>",
            "(() => { const html = '<form name=f></form>';"
            "const other = new DOMParser().parseFromString(html, 'text/html');"
            "return [other.f.localName, 'f' in window, 'f' in document]; })()",
            ["form", False, False],
        ),
        (
            "<p>",
            "(() => { try { 'use strict'; absent; } catch (error) { return error.name; } })()",
            "ReferenceError",
        ),
        (
            "<p id=watch>",
            "Object.prototype.toString.call(Object.getPrototypeOf(Window.prototype))",
            "[object WindowProperties]",
        ),
    ],
)
def test_what_standards_say(new_page: NewPage, html: str, script: str, answer: Any) -> None:
    page = new_page()
    page.set_content(html)
    assert page.evaluate(script) == answer


@NEEDS_QUICKJS
def test_names_that_come_and_go() -> None:
    """Each name is right after any mixture of insertions, removals, renamings and shadow trees."""
    with Page() as page:
        page.set_content("<body>")
        assert page.evaluate(CHANGES) == []


@NEEDS_QUICKJS
@pytest.mark.parametrize("kind", ["p id=n", "form name=n", "iframe name=n", "object id=n", "p"])
def test_many_elements(kind: str) -> None:
    """Names take time in proportion to the number of elements, also if each has its own."""
    tag = f"<{kind}></{kind.split()[0]}>"
    with Page() as page:
        page.set_content("<body>")
        assert_linear(
            lambda count: page.evaluate(
                f"document.body.innerHTML = `{tag}`.repeat({count});"
                "[...document.body.children].forEach((each, index) => { each.id = 'm' + index; });"
                "document.body.textContent = '';"
            ),
            3200,
        )
