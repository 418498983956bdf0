"""Whether users see an element: style sheets, the tree and states say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.page.visibility import HTML, RECORDED, visible
from tests.parsers import need_a_parser
from webapi import Response
from webapi.page import Page, PageError

__all__ = ["chromium", "chromium_page"]

need_a_parser()
HEADERS = {"content-type": "text/html;charset=utf-8"}


def test_what_users_see(new_page: Callable[..., Page]) -> None:
    page = new_page({"/": Response(HTML, {"headers": HEADERS})})
    assert visible(page) == RECORDED


def test_nobody_clicks_what_a_style_sheet_hides(new_page: Callable[..., Page]) -> None:
    page = new_page({"/": Response(HTML, {"headers": HEADERS})})
    page.goto("/")
    with pytest.raises(PageError, match="is not visible"):
        page.click("#in-nav")
    page.evaluate("document.querySelector('#nav').className = ''")
    page.hover("#in-nav")


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_shows_this(chromium_page: BrowserPage) -> None:
    page: Any = chromium_page.playwright
    page.route("**/*", lambda route: route.fulfill(body=HTML, content_type="text/html"))
    goto = page.goto
    page.goto = lambda url: goto(f"http://localhost{url}")
    try:
        assert visible(page) == RECORDED
    finally:
        page.goto = goto
        page.unroute_all()
