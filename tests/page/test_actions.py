"""Actions have the events, values and refusals of Playwright's in headless Chromium."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.page.actions import assertions, play
from tests.page.conftest import PAGE_ENGINES
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page, PageError, expect

need_a_parser()

RECORDED = json.loads(Path(__file__).with_name("actions_in_chromium.json").read_text("utf-8"))


def test_actions() -> None:
    if "quickjs" not in PAGE_ENGINES:
        pytest.skip("no engine: pip install quickjs-ng")
    assert_like_chromium("quickjs")


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_actions_in_each_engine(engine: str) -> None:
    assert_like_chromium(engine)


def assert_like_chromium(engine: Any) -> None:
    with Page(engine=engine) as page:
        seen = play(page, PageError, ValueError)
        seen["assertions"] = assertions(expect, page)
    assert seen == RECORDED


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_problems(engine: Any) -> None:
    with Page(engine=engine) as page:
        page.set_content(
            "<input id=i><input id=n type=number><select><option>a</select><p>p</p>"
            "<input type=radio checked>"
        )
        for act, text in [
            (lambda: page.press("#i", "Nope"), "press: Unknown key: .Nope."),
            (lambda: page.fill("p", "x"), "Error: Element is not an <input>, <textarea>"),
            (lambda: page.fill("#n", "x"), "Cannot type text into input.type=number."),
            (lambda: page.check("#i"), "Error: Not a checkbox or radio button"),
            (lambda: page.uncheck("[type=radio]"), "check: Cannot uncheck radio button"),
            (lambda: page.select_option("p", "x"), "Error: Element is not a <select> element"),
            (lambda: page.select_option("select", "x"), 'has no option "x"'),
            (
                lambda: page.input_value("p"),
                "Error: Node is not an <input>, <textarea> or <select> element",
            ),
        ]:
            with pytest.raises(PageError, match=text):
                act()
        wrong: Any = 5
        with pytest.raises(TypeError, match="what a user types is a text, and not 5"):
            page.fill("#i", wrong)
        with pytest.raises(TypeError, match="the index of an option"):
            page.select_option("select", index="1")  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="the handle of an element"):
            page.select_option("select", element=page.locator("option"))  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="are a list"):
            expect(page.locator("select")).to_have_values("a")
        with pytest.raises(AssertionError, match="Locator expected to have Value 'x'"):
            expect(page.locator("#i")).to_have_value("x")
        page.select_option("select", element=page.query_selector("option"))


def test_the_focus_shows_after_keys_and_not_after_the_mouse(new_page: Any) -> None:
    """As WPT's focus-visible-001.html to focus-visible-004.html"""
    page = new_page()
    page.set_content("<button id=a>a</button><button id=b>b</button><input id=c>")
    shown = "() => [':focus', ':focus-visible'].map(s => document.querySelector(s)?.id)"
    page.click("#a")
    assert page.evaluate(shown) == ["a", None]
    page.press("#a", "Tab")
    assert page.evaluate(shown) == ["b", "b"]
    page.click("#c")
    assert page.evaluate(shown) == ["c", "c"]
    page.evaluate("() => document.querySelector('#c').blur()")
    assert page.evaluate(shown) == [None, None]
