"""Requests that a test sends, and what requests tell, with Playwright's names.

The rules are those of Playwright's documentation and of its own tests.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("turbohtml")

from webapi import Request, Response
from webapi.page import Page, PageError, PageTimeoutError, Route, expect
from webapi.page.async_api import Page as AsyncPage
from webapi.page.sending import FormData

NewPage = Callable[..., Page]


async def _echo(request: Request) -> Response:
    headers = {name.lower(): value for name, value in request.headers}
    return Response.json([request.method, request.url, headers, await request.text()])


def _private(request: Request) -> Response:
    pair = base64.b64encode(b"ada:secret").decode()
    is_known = request.headers.get("authorization") == f"Basic {pair}"
    return Response("in" if is_known else "out", {"status": 200 if is_known else 401})


async def _slow(request: Request) -> Response:
    await asyncio.sleep(60)
    return Response()


class Reset:
    """Answers the third time."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, request: Request) -> Response:
        self.count += 1
        if self.count < 3:
            raise ConnectionResetError
        return Response("third")


SITE: dict[str, Any] = {
    "/": "<title>Home</title>",
    "/echo": _echo,
    "POST /echo": _echo,
    "PUT /echo": _echo,
    "/cookie": Response("", {"headers": {"set-cookie": "a=1"}}),
    "/moved": Response(None, {"status": 302, "headers": {"location": "/echo"}}),
    "/twice": Response(None, {"status": 302, "headers": {"location": "/moved"}}),
    "/lost": Response("no such page", {"status": 404, "headers": {"content-type": "text/plain"}}),
    "/binary": Response(b"\0secret", {"status": 500}),
    "/private": _private,
    "/slow": _slow,
}


def test_requests(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(SITE | {"/reset": Reset()})
    page.on("request", lambda request: pytest.fail("no listener sees them"))
    page.route("**", lambda route: pytest.fail("no route answers them"))
    request = page.request
    assert request is page.context.request
    assert request.get("/cookie").headers["set-cookie"] == "a=1"
    page.context.set_extra_http_headers({"x": "1"})
    answer = request.get("/echo?a=1", params={"b": 2}, headers={"y": "2", "z": None})
    method, url, headers, text = answer.json()
    assert (method, url, text) == ("GET", "http://localhost/echo?a=1&b=2", "")
    assert (headers["cookie"], headers["x"], headers["y"], "z" in headers) == (
        "a=1",
        "1",
        "2",
        False,
    )
    assert headers["user-agent"] == page.evaluate("navigator.userAgent")
    file = tmp_path / "a.txt"
    file.write_text("content")
    for options, type_, body in (
        ({"data": {"a": [1]}}, "application/json", '{"a": [1]}'),
        ({"data": "a"}, "application/octet-stream", "a"),
        ({"data": "a", "headers": {"Content-Type": "application/json"}}, "application/json", '"a"'),
        ({"form": {"a": 1, "b": "ü"}}, "application/x-www-form-urlencoded", "a=1&b=%C3%BC"),
        (
            {"form": FormData().append("a", "1").append("a", 2).set("b", "c")},
            "application/x-www-form-urlencoded",
            "a=1&a=2&b=c",
        ),
    ):
        method, _, headers, text = request.post("/echo", **options).json()  # type: ignore[arg-type]
        assert (method, headers["content-type"], text) == ("POST", type_, body)
    payload = {"name": "b.txt", "mimeType": "text/x", "buffer": b"b"}
    form = FormData().append("f", file).append("g", payload).append("h", "1")
    _, _, headers, text = request.put("/echo", multipart=form).json()
    assert headers["content-type"].startswith("multipart/form-data; boundary=")
    for part in ('name="f"; filename="a.txt"', "text/x", "content", 'name="h"'):
        assert part in text
    assert request.get("/reset", max_retries=2).text() == "third"
    with pytest.raises(PageError, match="Only one of 'data', 'form' or 'multipart'"):
        request.post("/echo", data="a", form={"a": 1})


def test_responses(new_page: NewPage) -> None:
    page = new_page(SITE)
    request = page.request
    response = request.get("/twice")
    assert (response.url, response.ok) == ("http://localhost/echo", True)
    moved = request.get("/twice", max_redirects=0)
    assert (moved.status, moved.headers["location"]) == (302, "/moved")
    with pytest.raises(PageError, match="Max redirect count exceeded"):
        request.get("/twice", max_redirects=1)
    with pytest.raises(PageError, match=r"^APIRequestContext.get: 404"):
        request.get("/lost", fail_on_status_code=True)
    with pytest.raises(PageTimeoutError, match=r"^APIRequestContext.fetch: Timeout 20ms exceeded"):
        request.fetch("/slow", timeout=20)
    expect(response).to_be_ok()
    lost, binary = request.get("/lost"), request.get("/binary")
    expect(lost).not_to_be_ok()
    with pytest.raises(AssertionError) as caught:
        expect(lost).to_be_ok()
    text = str(caught.value)
    assert text.startswith("Response status expected to be within [200..299] range, was '404'")
    for part in ("→ GET http://localhost/lost", "← 404", "Response Text:\nno such page"):
        assert part in text
    with pytest.raises(AssertionError) as caught:
        expect(binary, "mine").to_be_ok()
    assert str(caught.value).startswith("mine")
    assert "secret" not in str(caught.value)
    assert repr(lost) == "<APIResponse url='http://localhost/lost' status=404 status_text=''>"
    assert response.server_addr() == {"ipAddress": "127.0.0.1", "port": 80}
    timing = response.timing
    assert timing["connectEnd"] == -1
    assert 0 < timing["requestStart"] <= timing["responseStart"] <= timing["responseEnd"]
    lost.dispose()
    with pytest.raises(PageError, match="Response has been disposed"):
        lost.text()
    request.dispose(reason="it is over")
    with pytest.raises(PageError, match="it is over"):
        request.get("/")


def test_what_contexts_add_to_requests(new_page: NewPage) -> None:
    page = new_page(SITE)
    page.set_extra_http_headers({"X-B": "2"})
    page.context.set_extra_http_headers({"X-A": "1"})
    page.goto("/")
    seen = page.evaluate("async () => (await (await fetch('/echo')).json())[2]")
    assert (seen["x-a"], seen["x-b"]) == ("1", "2")
    with pytest.raises(PageError, match="Expected value of header 'a' to be String, but int"):
        page.set_extra_http_headers({"a": 1})  # type: ignore[dict-item]
    status = "async () => (await fetch('/private')).status"
    assert page.evaluate(status) == 401
    credentials = {"username": "ada", "password": "secret"}
    page.context._profile.credentials = credentials
    assert page.evaluate(status) == page.request.get("/private").status == 200
    page.context._profile.credentials = credentials | {"origin": "http://other"}
    assert page.evaluate(status) == 401
    page.evaluate("addEventListener('offline', () => (seen = navigator.onLine)), 1")
    page.context.set_offline(True)
    assert page.evaluate("[navigator.onLine, seen]") == [False, False]
    with pytest.raises(PageError, match="net::ERR_INTERNET_DISCONNECTED"):
        page.goto("/echo")
    page.context.set_offline(False)
    assert page.evaluate("navigator.onLine") is True


def test_what_requests_tell(new_page: NewPage) -> None:
    page = new_page(SITE)
    with page.expect_request_finished(lambda request: "echo" in request.url) as info:
        page.goto("/moved")
    request = info.value
    response = request.existing_response
    assert response is not None
    assert response is request.response()
    assert response.http_version() == "HTTP/1.1"
    assert response.security_details() is None
    assert response.server_addr() == {"ipAddress": "127.0.0.1", "port": 80}
    moved = request.redirected_from
    assert moved is not None
    for each in (request, moved):
        timing = each.timing
        assert timing["startTime"] > 1e12
        assert 0 < timing["requestStart"] <= timing["responseStart"] <= timing["responseEnd"]
    sizes = request.sizes()
    assert sizes["responseBodySize"] == len(response.body())
    lines = {"Host": "localhost", "Connection": "keep-alive"} | request.headers
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    assert sizes["requestHeadersSize"] == len(f"GET /echo HTTP/1.1\r\n{head}\r\n")


def test_routes_fetch() -> None:
    pytest.importorskip("quickjs")
    pytest.importorskip("greenlet")
    from webapi.page.facade import sync_playwright

    with sync_playwright(SITE) as playwright:
        page = playwright["chromium"].launch().new_page(base_url="http://localhost/")

        def change(route: Route) -> None:
            response = route.fetch(headers={**route.request.headers, "x": "5"})
            value = response.json()
            route.fulfill(response=response, json=value[2]["x"])

        page.goto("/")
        page.route("**/echo", change)
        assert page.evaluate("async () => (await fetch('/echo')).json()") == "5"
        copy = page.request.fetch(page.goto("/").request)  # type: ignore[union-attr]
        page.route("**/lost", lambda route: route.fulfill(response=copy, status=201))
        response = page.goto("/lost")
        assert (page.title(), response and response.status) == ("Home", 201)

        def fail(route: Route) -> None:
            route.continue_()
            raise ZeroDivisionError

        page.route("**/echo", fail)
        page.goto("/echo")
        with pytest.raises(ZeroDivisionError):
            page.title()

        def fail_late(route: Route) -> None:
            page.wait_for_timeout(1)
            raise ZeroDivisionError

        page.unroute("**/echo")
        page.route("**/echo", fail_late)
        with pytest.raises(ZeroDivisionError):
            page.goto("/echo")
        other = playwright.request.new_context(
            base_url="http://localhost/", http_credentials={"username": "ada", "password": "secret"}
        )
        assert other.get("private").text() == "in"
        assert other.storage_state() == {"cookies": [], "origins": []}


def test_the_asynchronous_twin() -> None:
    pytest.importorskip("quickjs")
    from webapi.page.async_api import expect as expect_async

    async def main() -> Any:
        async with AsyncPage(SITE) as page:
            response = await page.request.post("/echo", data=[1])
            await expect_async(response).to_be_ok()
            return await response.json()

    assert asyncio.run(main())[3] == "[1]"
