"""Scripts of each engine find elements by name: tests/page/test_named_access.py has the details."""

from __future__ import annotations

import pytest

from tests.parsers import need_a_parser
from tests.runtimes.pages import ENGINES, Page, parameters
from webapi.runtimes import Window

HTML = (
    "<!doctype html><p id=shown>a</p><p id=constructor></p><p id=__proto__></p><form name=f></form>"
)
EXPRESSION = """(() => {
  const here = (0, eval);
  const found = [here("shown").localName, here("typeof missing"), here("f") === document.f];
  try { here("missing"); } catch (error) { found.push(error.name); }
  const isIntact = Object.getPrototypeOf({}) === Object.prototype;
  found.push(typeof window.constructor, isIntact, "shown" in window);
  here("shown").textContent = 1;
  here("shown").remove();
  found.push(here("typeof shown"), "shown" in window);
  return [...found, document.constructor.name, "f" in document];
})()"""
ANSWER = [
    *("p", "undefined", True, "ReferenceError", "function", True, True),
    *("undefined", False, "HTMLDocument", True),
]


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_elements_by_name(engine: str) -> None:
    need_a_parser()
    for _ in range(2):  # PythonMonkey has one context, whose next page has no names of this one
        page = Page(engine, page=Window("https://shop.example/"))
        assert page.value("typeof shown") == "undefined"
        page.bridge.load(HTML)
        assert page.value(EXPRESSION) == ANSWER
        page.run("document.body.innerHTML = '<p id=shown>';")
    page = Page(engine, page=Window("https://shop.example/"))
    assert page.value("document.title + typeof shown") == "undefined"
