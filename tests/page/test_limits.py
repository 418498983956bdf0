"""Limits of pages: time, memory, requests, documents."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.page.test_page import html
from tests.parsers import need_a_parser
from webapi import Request, Response
from webapi.page import Page, PageError
from webapi.runtimes import JavaScriptError

NewPage = Callable[..., Page]

need_a_parser()


FILL = "() => { const a = []; for (;;) a.push(new Array(1000).fill(0.5)) }"


def test_a_time_limit_ends_a_script_of_v8() -> None:
    if "mini_racer" not in PAGE_ENGINES:
        pytest.skip("no V8: pip install mini-racer")
    with Page(engine="mini_racer", time_limit=10) as page:
        page.set_content("<p>x")
        with pytest.raises(TimeoutError, match=r"ran for 10 seconds"):
            page.evaluate("() => { for (;;); }")
        assert page.text_content("p") == "x"


def test_a_memory_limit(new_page: NewPage) -> None:
    page = new_page(memory_limit=1 << 26)
    for _ in range(3):
        page.set_content("<p>x")
        with pytest.raises((JavaScriptError, MemoryError), match=r"memory|scripts took \d+ bytes"):
            page.evaluate(FILL)
    page.set_content("<p>y")
    assert page.text_content("p") == "y"


def test_a_limit_of_requests(new_page: NewPage) -> None:
    site = {"/": "<p>a</p>", "/r": "r"}
    page = new_page(site, max_requests=3)
    page.goto("/")
    with pytest.raises(PageError, match="the page has sent 3 requests, and max_requests allows"):
        page.evaluate(
            """async () => {
              for (let i = 0; i < 9; i++) try { await fetch("/r") } catch { document.title += "x" }
            }"""
        )
    assert page.title() == "x" * 7
    with pytest.raises(PageError, match="max_requests"):
        page.goto("/")
    assert [each.url.pathname for each in page.requests] == ["/", "/r", "/r"]


def test_a_limit_of_requests_counts_redirects(new_page: NewPage) -> None:
    def app(request: Request) -> Response:
        return Response(None, {"status": 302, "headers": {"location": "/"}})

    page = new_page(app, max_requests=4)
    with pytest.raises(PageError, match="max_requests"):
        page.goto("/")
    assert len(page.requests) == 4


@pytest.mark.parametrize("script", ["location.reload()", "setTimeout(() => location.reload(), 5)"])
def test_a_limit_of_documents(new_page: NewPage, script: str) -> None:
    def app(request: Request) -> Any:
        return html(f"<p>a</p><script>if (location.hash === '#go') {script}</script>")

    page = new_page(app, max_navigations=3)
    with pytest.raises(PageError, match="has loaded 3 documents, http://localhost/#go at last"):
        page.goto("/#go")
        page.wait_for_selector("i")
    page.goto("/other")
    assert page.text_content("p") == "a"
