"""At-rules and selectors of style sheets, which the elements of one page match."""

from __future__ import annotations

import json

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.parsers import need_a_parser
from tests.runtimes.pages import ENGINES, Page, parameters
from tests.runtimes.sheet_rules import CALLS, RECORDED

__all__ = ["chromium", "chromium_page"]


@pytest.fixture(scope="module", params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    need_a_parser()
    page = Page(request.param, page="https://shop.example/")
    page.bridge.load("<!doctype html><body>")
    return page


@pytest.mark.parametrize("name", CALLS)
def test_rules_of_sheets(page: Page, name: str) -> None:
    """Layers, nesting, selectors, conditions, registered properties and scopes."""
    function, given = CALLS[name]
    assert page.value(f"({function})({json.dumps(given)})") == RECORDED[name]


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_gives_these_values(chromium_page: BrowserPage) -> None:
    page = chromium_page.playwright
    for name, (function, given) in CALLS.items():
        page.set_content("<!doctype html><body>")
        assert page.evaluate(function, given) == RECORDED[name]
