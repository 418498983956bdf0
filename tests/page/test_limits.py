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
from webapi.runtimes.adapters import quickjs

NewPage = Callable[..., Page]

need_a_parser()


FILL = "const a = []; for (;;) a.push(new Array(1000).fill(0.5))"
SMALL = "window.k = []; for (;;) k.push({})"
"""It leaves no memory for an error: QuickJS throws null."""


STORM = "(function again() { Promise.resolve().then(again); })()"


@pytest.mark.skipif("mini_racer" not in PAGE_ENGINES, reason="no V8: pip install mini-racer")
def test_a_time_limit_ends_a_script_of_v8() -> None:
    """And the document, if microtasks go on, as the end of a script does not end them."""
    with Page({"/": "<p>x"}, engine="mini_racer", time_limit=3) as page:
        page.goto("/")
        with pytest.raises(TimeoutError, match=r"ran for 3 seconds"):
            page.evaluate("() => { for (;;); }")
        assert page.text_content("p") == "x"
        with pytest.raises(TimeoutError, match=r"ran for 3 seconds"):
            page.evaluate(f"() => {{ {STORM} }}")
        with pytest.raises(TimeoutError, match=r"its microtasks went on: load the document again"):
            page.text_content("p")
        page.goto("/")
        assert page.text_content("p") == "x"


def test_a_memory_limit(new_page: NewPage) -> None:
    limit = 1 << 26
    in_a_timer = f"<p>x<script>setTimeout(() => {{ {SMALL} }}, 5)</script>"
    page = new_page({"/": f"<p>x<script>{FILL}</script>", "/timer": in_a_timer}, memory_limit=limit)
    reached = pytest.raises(MemoryError, match=f"scripts took {limit} bytes")
    for script in (FILL, SMALL):
        page.set_content("<p>x")
        with reached:
            page.evaluate(f"() => {{ {script} }}")
    with reached:
        page.goto("/")
    page.goto("/timer")
    with reached:
        page.clock.run_for(5)
    page.set_content("<p>y")
    assert page.text_content("p") == "y"


def test_null_is_no_memory_error_without_a_limit(new_page: NewPage) -> None:
    page = new_page()
    with pytest.raises(JavaScriptError, match=r"^Page\.evaluate: null$"):
        page.evaluate("() => { throw null }")


@pytest.mark.parametrize(
    "text",
    [
        "null\n",
        "null",
        "InternalError\n    at ask (<input>:810:32)\n",
        "InternalError: ",
        "InternalError: out of memory\n    at <eval> (<input>:1:58)\n",
        "out of memory\nundefined",
    ],
)
def test_what_quickjs_throws_when_memory_is_out(text: str) -> None:
    """The texts were seen with quickjs-ng 0.17; which comes depends on the bytes that are left."""
    pytest.importorskip("quickjs")
    engine = quickjs.Engine(quickjs.new_context(), memory_limit=1 << 26)
    assert f"took {1 << 26} bytes" in str(engine.memory_error(text))
    assert engine.memory_error("InternalError: string too long\n") is None
    assert quickjs.Engine(quickjs.new_context()).memory_error(text) is None


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
