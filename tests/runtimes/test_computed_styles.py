"""Declared and computed values of properties, as headless Chromium gives them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.parsers import need_a_parser
from tests.runtimes.pages import ENGINES, Page, parameters

__all__ = ["chromium", "chromium_page"]

RECORDED: dict[str, list[str]] = json.loads(
    Path(__file__).with_name("computed_in_chromium.json").read_text("ascii")
)
FUNCTION = """(keys) => {
  document.body.innerHTML = "<div style='color: rgb(9, 8, 7)'><p></p></div>";
  const { style } = document.querySelector("p");
  const found = {};
  for (const key of keys) {
    const name = key.slice(0, key.indexOf(":"));
    style.cssText = "";
    style.setProperty(name, key.slice(name.length + 2));
    const computed = getComputedStyle(document.querySelector("p"));
    found[key] = [style.getPropertyValue(name), computed.getPropertyValue(name)];
  }
  return found;
}"""
INHERITED = {
    "color: red; border: 1px solid": ["borderTopColor", "rgb(255, 0, 0)", "rgb(255, 0, 0)"],
    "color: red; text-emphasis-color: currentcolor": [
        *("textEmphasisColor", "rgb(255, 0, 0)", "rgb(255, 0, 0)"),
    ],
    "font-size: 20px; line-height: 2": ["lineHeight", "40px", "20px"],
    "font-size: 20px; line-height: 2em": ["lineHeight", "40px", "40px"],
    "font-size: 150%; text-indent: 2em": ["textIndent", "48px", "48px"],
    "font-size: 1.5em": ["fontSize", "24px", "10px"],
    "font-weight: bolder": ["fontWeight", "700", "900"],
    "font-weight: 950": ["fontWeight", "950", "950"],
    "font-weight: lighter": ["fontWeight", "100", "400"],
    "--color: red": ["--color", "red", "red"],
}
"""Declarations, the name of a property, and its values for the element and for one in it."""
INNER = """([text, name]) => {
  const style = "font-size: 10px; font-weight: bolder";
  document.body.innerHTML = `<div style="${text}"><p style="${style}"></p></div>`;
  const of = (element) => getComputedStyle(element)[name] || getComputedStyle(element).getPropertyValue(name);
  return [of(document.querySelector("div")), of(document.querySelector("p"))];
}"""  # noqa: E501


FOCUSABLE = (
    "<a href=x>a</a><input><textarea></textarea><select></select><button>b</button>"
    "<div tabindex=0>d</div><details><summary>s</summary></details><p contenteditable>x</p>"
    "<input type=checkbox><input type=range><input type=radio><object tabindex=0></object>"
)
OUTLINES = """(text) => {
  document.body.innerHTML = text;
  return [...document.querySelectorAll("body > :not(details), summary")].map((each) => {
    each.focus();
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(each);
    each.blur();
    return [outlineStyle, outlineWidth, outlineColor, outlineOffset].join();
  });
}"""
_RING = "auto,1px,rgb(16, 16, 16)"
OUTLINED = [
    *(f"{_RING},1px", *[f"{_RING},0px"] * 7, f"{_RING},2px", f"{_RING},0px", f"{_RING},2px"),
    "none,3px,rgb(0, 0, 0),0px",
]


@pytest.fixture(scope="module", params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    need_a_parser()
    page = Page(request.param, page="https://shop.example/")
    page.bridge.load("<p>")
    return page


def test_values(page: Page) -> None:
    assert page.value(f"({FUNCTION})({json.dumps([*RECORDED])})") == RECORDED


@pytest.mark.parametrize("text", INHERITED)
def test_inherited_values(page: Page, text: str) -> None:
    name, *expected = INHERITED[text]
    assert page.value(f"({INNER})({json.dumps([text, name])})") == expected


def test_what_has_the_focus_has_an_outline(page: Page) -> None:
    assert page.value(f"({OUTLINES})({json.dumps(FOCUSABLE)})") == OUTLINED


def test_deep_trees(page: Page) -> None:
    """The depth does not fill the stack."""
    page.run(
        """
        document.body.innerHTML = "";
        let last = document.body;
        for (let index = 0; index < 3000; index++) {
          last = last.appendChild(document.createElement("b"));
          last.style.cssText = "font-size: 1em; font-weight: bolder; color: currentcolor";
        }
        globalThis.last = getComputedStyle(last);
        """
    )
    found: Any = page.value("[last.fontSize, last.fontWeight, last.color, last.borderTopColor]")
    assert found == ["16px", "900", "rgb(0, 0, 0)", "rgb(0, 0, 0)"]


def test_chromium_gives_these_values(chromium_page: BrowserPage) -> None:
    page = chromium_page.playwright
    page.set_content("<!doctype html><p>")
    assert page.evaluate(FUNCTION, [*RECORDED]) == RECORDED
    assert page.evaluate(OUTLINES, FOCUSABLE) == OUTLINED
    for text, (name, *expected) in INHERITED.items():
        assert page.evaluate(INNER, [text, name]) == expected
