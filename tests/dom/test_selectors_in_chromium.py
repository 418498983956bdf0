"""Generated selectors on generated pages: Chromium finds the same elements."""

from typing import Any

import pytest

from tests.browser.driver import Page
from tests.browser.fixtures import chromium, chromium_page
from tests.dom.generated import Generator
from webapi import Document, DOMException

__all__ = ["chromium", "chromium_page"]

ASK = """
return args[0].map(([html, selectors]) => {
  const page = new DOMParser().parseFromString(html, "text/html");
  const places = new Map([...page.querySelectorAll("*")].map((each, place) => [each, place]));
  const find = (selector) => {
    try {
      return [...page.querySelectorAll(selector)].map((each) => places.get(each));
    } catch (error) {
      return error.name;
    }
  };
  return [page.documentElement.outerHTML, page.compatMode, selectors.map(find)];
});
"""


def found(page: Document, selector: str) -> Any:
    places = {id(each): place for place, each in enumerate(page.querySelectorAll("*"))}
    try:
        return [places[id(each)] for each in page.querySelectorAll(selector)]
    except DOMException as error:
        return error.name


@pytest.mark.heavy("Thousands of selectors in a browser take ten seconds.")
@pytest.mark.parametrize("seed", range(4))
def test_chromium_finds_the_same(chromium_page: Page, seed: int) -> None:
    pytest.importorskip("turbohtml")
    generator = Generator(seed)
    asked = [(generator.page(), [generator.selectors() for _ in range(25)]) for _ in range(40)]
    answers = chromium_page.run(ASK, asked)
    differences = []
    for (html, selectors), (outer_html, mode, expected) in zip(asked, answers, strict=True):
        page = Document.fromHTML(html, "about:blank")
        assert page.documentElement is not None
        assert (page.documentElement.outerHTML, page.compatMode) == (outer_html, mode)
        differences += [
            (selector, found(page, selector), answer)
            for selector, answer in zip(selectors, expected, strict=True)
            if found(page, selector) != answer
        ]
    assert differences == []
