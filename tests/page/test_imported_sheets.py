"""Style sheets import others by the page's transport."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.page.imported_sheets import FILES, RECORDED, REQUESTS, steps
from tests.parsers import need_a_parser
from webapi import Response
from webapi.page import Page

__all__ = ["chromium", "chromium_page"]

need_a_parser()


def test_imported_sheets(new_page: Callable[..., Page]) -> None:
    page = new_page(
        {
            path: Response(text, {"headers": {"content-type": kind}})
            for path, (kind, text) in FILES.items()
        }
    )
    assert steps(page) == RECORDED
    requests = {(each.url.pathname, each.headers.get("referer") or "") for each in page.requests}
    requests = {each for each in requests if each[0] in FILES}
    assert sorted(requests) == [tuple(each) for each in REQUESTS]


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_imports_them_so(chromium_page: BrowserPage) -> None:
    page: Any = chromium_page.playwright
    requests: set[tuple[str, str]] = set()

    def answer(route: Any) -> None:
        path = route.request.url.removeprefix("http://localhost")
        if path in FILES:
            requests.add((path, route.request.headers.get("referer", "")))
        kind, text = FILES.get(path, ("", ""))
        route.fulfill(body=text, content_type=kind, status=200 if kind else 404)

    page.route("**/*", answer)
    goto = page.goto
    page.goto = lambda url: goto(f"http://localhost{url}")
    try:
        assert steps(page) == RECORDED
        assert sorted(requests) == [tuple(each) for each in REQUESTS]
    finally:
        page.goto = goto
        page.unroute_all()
