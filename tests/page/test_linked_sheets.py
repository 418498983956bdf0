"""Linked style sheets are loaded by the page's transport, and apply."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.page.linked_sheets import FILES, RECORDED, steps
from tests.parsers import need_a_parser
from webapi import Response
from webapi.page import Page

__all__ = ["chromium", "chromium_page"]

need_a_parser()


def test_linked_sheets(new_page: Callable[..., Page]) -> None:
    page = new_page(
        {
            path: Response(text, {"headers": {"content-type": kind}})
            for path, (kind, text) in FILES.items()
        }
    )
    assert steps(page) == RECORDED
    paths = [each.url.pathname for each in page.requests]
    assert paths[:4] == ["/", "/a.css", "/print.css", "/none.css"]


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_loads_them_so(chromium_page: BrowserPage) -> None:
    page: Any = chromium_page.playwright
    page.route("**/*", answer)
    goto = page.goto
    page.goto = lambda url: goto(f"http://localhost{url}")
    try:
        assert steps(page) == RECORDED
    finally:
        page.goto = goto
        page.unroute_all()


def answer(route: Any) -> None:
    """Answer a request of the browser."""
    kind, text = FILES.get(route.request.url.removeprefix("http://localhost"), ("", ""))
    route.fulfill(body=text, content_type=kind, status=200 if kind else 404)
