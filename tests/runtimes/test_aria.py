"""ARIAMixin in engines: https://w3c.github.io/aria/#ARIAMixin"""

from __future__ import annotations

import pytest

from tests.runtimes.pages import ENGINES, Page, parameters
from webapi.runtimes import Window

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
        '"<p aria-haspopup=\\"\\"></p>","",null,"true",false]'
    )
