"""ARIAMixin in engines: https://w3c.github.io/aria/#ARIAMixin"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.parsers import need_a_parser
from tests.runtimes.pages import ENGINES, Page, parameters
from webapi.runtimes import Window

__all__ = ["chromium", "chromium_page"]

ELEMENTS = Path(__file__).with_name("js").joinpath("aria_elements.js").read_text("utf-8")
RECORDED: list[list[Any]] = json.loads(
    Path(__file__).with_name("aria_elements_in_chromium.json").read_text("ascii")
)

SCRIPT = """
(() => {
  const element = document.createElement("p");
  const seen = [element.role, element.ariaLabel];
  element.ariaLabel = "a";
  element.ariaHasPopup = true;
  element.role = "menu";
  seen.push(element.outerHTML);
  element.ariaLabel = null;
  element.role = undefined;
  element.setAttribute("aria-haspopup", "");
  seen.push(element.outerHTML, element.ariaHasPopup, element.ariaLabel);
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "g");
  drawing.ariaHidden = "true";
  seen.push(drawing.getAttribute("aria-hidden"), "ariaOwnsElements" in drawing);
  return JSON.stringify(seen);
})()
"""


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_reflections(engine: str) -> None:
    """wai-aria/idlharness.window.js, html/dom/aria-attribute-reflection.html"""
    page = Page(engine, page=Window("https://shop.example/"))
    assert page.value(SCRIPT.strip()) == (
        '[null,null,"<p aria-label=\\"a\\" aria-haspopup=\\"true\\" role=\\"menu\\"></p>",'
        '"<p aria-haspopup=\\"\\"></p>","",null,"true",true]'
    )


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_elements(engine: str) -> None:
    need_a_parser()
    page = Page(engine, page=Window("https://shop.example/"))
    page.bridge.load("<!doctype html><body>")
    found = json.loads(page.value(f"JSON.stringify((() => {{ {ELEMENTS} }})())"))
    for answer, expected in zip(found, RECORDED, strict=True):
        assert answer == expected


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_patched_arrays_change_nothing(engine: str) -> None:
    page = Page(engine, page=Window("https://shop.example/"))
    page.run(
        """
        globalThis.element = document.createElement("p");
        element.append(document.createElement("b"));
        const { map, push } = Array.prototype;
        const iterate = Array.prototype[Symbol.iterator];
        try {
          Object.defineProperty(Array.prototype, "0", { set() { throw 1; }, configurable: true });
          Array.prototype.map = Array.prototype.push = () => { throw 2; };
          Array.prototype[Symbol.iterator] = function* () { yield 3; };
          element.ariaOwnsElements = new Set().add(element.firstChild);
          globalThis.same = element.ariaOwnsElements[0] === element.firstChild;
        } finally {
          delete Array.prototype[0];
          Object.assign(Array.prototype, { map, push });
          Array.prototype[Symbol.iterator] = iterate;
        }
        """
    )
    assert page.value("same")


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_answers_as_recorded(chromium_page: BrowserPage) -> None:
    chromium_page.goto("about:blank")
    assert chromium_page.run(ELEMENTS) == RECORDED
