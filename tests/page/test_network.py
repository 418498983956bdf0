"""Routes, events and expectations, with Playwright's names.

The rules are those of Playwright's documentation and of its own tests.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

pytest.importorskip("turbohtml")

from webapi import Response as Answer
from webapi.page import Page, PageError, PageTimeoutError, Request, Response, Route
from webapi.page.async_api import Page as AsyncPage
from webapi.page.async_api import Route as AsyncRoute
from webapi.page.globs import matcher

SITE: dict[str, Any] = {
    "/": "<title>Home</title>",
    "/data": Answer.json({"a": 1}),
    "/moved": Answer(None, {"status": 302, "headers": {"location": "/data"}}),
    "POST /echo": lambda request: Answer(request.body, {"headers": request.headers}),
}
NewPage = Callable[..., Page]
TEXT = "async (url, init) => (await fetch(url, init)).text()"


@pytest.mark.parametrize(
    ("glob", "url", "fits"),
    [
        ("**/*.js", "https://a/b/c.js", True),
        ("https://**/*.js", "https://a/b/c.js", True),
        ("https://a/*.js", "https://a/b/c.js", False),
        ("https://a/*.js", "https://a/c.js", True),
        ("**/{a,b}", "https://x/b", True),
        ("**/{a,b}", "https://x/c", False),
        ("**/api?x=1", "https://x/api?x=1", True),
        ("**/api?x=1", "https://x/apiax=1", False),
        ("/next", "https://base/next", True),
        ("/*/edit", "https://base/5/edit", True),
        ("https://a", "https://a/", True),
        ("**/[a].css", "https://a/[a].css", True),
        (r"**/\*", "https://a/*", True),
        (r"**/\*", "https://a/b", False),
    ],
)
def test_globs(glob: str, url: str, fits: bool) -> None:
    assert matcher(glob, "https://base/")(url) is fits


def test_a_relative_glob_needs_a_base() -> None:
    with pytest.raises(PageError, match="not a URL"):
        matcher("/a", None)


def test_routes(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(SITE)
    page.goto("/")
    seen: list[str] = []

    def first(route: Route, request: Request) -> None:
        seen.append(f"{request.method} {request.url} {request.headers['x']} {request.post_data}")
        route.continue_(headers={**request.headers, "x": "3"})

    page.context.route("**/echo", lambda route: route.fulfill(body="never"))
    page.route("**/echo", first)
    page.route("**/echo", lambda route: route.fallback(post_data="new", headers={"X": "2"}))
    answer = page.evaluate(
        "async () => { const r = await fetch('/echo', { method: 'POST', body: 'old' });"
        "return [await r.text(), r.headers.get('x')]; }"
    )
    assert answer == ["new", "3"]
    assert seen == ["POST http://localhost/echo 2 new"]
    page.unroute("**/echo")
    assert page.evaluate(TEXT, "/echo") == "never"
    page.context.unroute_all()

    path = tmp_path / "a.json"
    path.write_text("[5]")
    for options, text in (
        ({"json": {"b": 2}}, '{"b": 2}'),
        ({"path": path}, "[5]"),
        ({"body": b"c", "status": 201, "content_type": "text/plain"}, "c"),
    ):

        def answer(route: Route, options: Any = options) -> None:
            route.fulfill(**options)

        page.route(re.compile("/data$"), lambda route: answer(route), times=1)
        assert page.evaluate(TEXT, "/data") == text
    assert page.evaluate("async () => (await fetch('/data')).json()") == {"a": 1}
    page.route("**/*", lambda route: route.abort("connectionrefused"))
    with pytest.raises(PageError, match="net::ERR_CONNECTION_REFUSED"):
        page.goto("/")
    page.unroute_all()
    assert page.goto("/") is not None


def test_a_route_answers_once(new_page: NewPage) -> None:
    page = new_page(SITE)

    def twice(route: Route) -> None:
        route.fulfill(body="<p>1</p>", content_type="text/html")
        with pytest.raises(PageError, match="Route is already handled!"):
            route.continue_()

    page.route("**/*", twice)
    page.goto("/")
    assert page.inner_text("p") == "1"
    page.unroute_all()
    page.route("**/*", lambda route: route.abort("nonsense"))
    with pytest.raises(PageError, match="Unknown error code: nonsense"):
        page.goto("/")


def test_a_request_that_is_held_holds_nothing_else(new_page: NewPage) -> None:
    page = new_page(SITE | {"/": "<p>wait</p><script>seen = []</script>"})
    held: list[Route] = []
    page.goto("/")
    page.route("**/data", held.append)
    page.evaluate(
        "fetch('/data').then((r) => r.text()).then((t) => document.querySelector('p').append(t)), 1"
    )
    assert page.inner_text("p") == "wait"
    assert page.evaluate("async () => (await fetch('/')).status") == 200
    held[0].fulfill(body="!")
    page.wait_for_load_state()
    assert page.inner_text("p") == "wait!"


def test_events(new_page: NewPage) -> None:
    page = new_page(SITE, raise_errors=False)
    page.goto("/")
    lines: list[str] = []

    def note(response: Response) -> None:
        lines.append(f"< {response.status} {response.url}")

    page.on("request", lambda request: lines.append(f"> {request.method} {request.url}"))
    page.on("response", note)
    page.on("requestfinished", lambda request: lines.append(f"= {request.url}"))
    page.once("console", lambda message: lines.append(message.text))
    page.context.on("console", lambda message: lines.append(f"too {message.text}"))
    page.on("pageerror", lambda error: lines.append(error.message))
    page.evaluate("console.log('a'), console.log('b'), void setTimeout(() => null.x)")
    page.evaluate(TEXT, "/data")
    page.remove_listener("response", note)
    page.evaluate(TEXT, "/data")
    assert lines[:3] == ["a", "too a", "too b"]
    data = "http://localhost/data"
    error, *others = lines[3:]
    assert "null" in error
    assert others == [f"> GET {data}", f"< 200 {data}", f"= {data}", f"> GET {data}", f"= {data}"]
    with pytest.raises(KeyError):
        page.remove_listener("response", note)
    with pytest.raises(
        NotImplementedError, match="the event 'worker' of Playwright's Page is miss"
    ):
        page.on("worker", print)
    closed: list[Page] = []
    page.on("close", closed.append)
    page.close()
    assert closed == [page]


def test_expectations(new_page: NewPage) -> None:
    page = new_page(SITE)
    page.goto("/")
    with page.expect_response("**/data") as response, page.expect_request("**/moved") as request:
        page.evaluate("setTimeout(() => fetch('/moved'), 500), 1")
    found = response.value
    assert (found.status, found.ok, found.json()) == (200, True, {"a": 1})
    assert found.headers["content-type"] == found.header_value("Content-Type") == "application/json"
    assert found.request.redirected_from is request.value
    assert request.value.redirected_to is found.request
    moved = request.value.response()
    assert moved is not None
    assert moved.status == 302
    with pytest.raises(PageError, match="unavailable for redirect responses"):
        moved.body()
    with page.expect_request_finished() as finished:
        page.evaluate(TEXT, "/data")
    assert finished.value.response().json() == {"a": 1}  # type: ignore[union-attr]
    with page.expect_console_message(lambda message: message.text == "b") as message:
        page.evaluate("setTimeout(() => { console.log('a'); console.log('b') }, 50), 1")
    assert message.value.text == "b"
    with page.expect_navigation(url="**/data") as navigation:
        page.evaluate("setTimeout(() => (location.href = '/data'), 50), 1")
    assert navigation.value is not None
    assert navigation.value.json() == {"a": 1}
    assert navigation.value.request.is_navigation_request()
    page.evaluate("setTimeout(() => console.log('late'), 100), 1")
    assert page.wait_for_event("console").text == "late"
    text = 'Timeout 20ms exceeded while waiting for event "request"'
    with pytest.raises(PageTimeoutError, match=text), page.expect_event("request", timeout=20):
        pass
    with pytest.raises(ZeroDivisionError), page.expect_event("request"):
        1 / 0  # noqa: B018


def test_requests_tell_what_they_send(new_page: NewPage) -> None:
    page = new_page(SITE)
    page.goto("/")
    page.route("**/echo", lambda route: route.fulfill())
    with page.expect_request("**/echo") as info:
        page.evaluate("fetch('/echo', { method: 'POST', body: '{\"a\":[1]}' }), 1")
    request = info.value
    assert (request.post_data, request.post_data_json) == ('{"a":[1]}', {"a": [1]})
    with page.expect_request("**/echo") as info:
        page.evaluate("fetch('/echo', { method: 'POST', body: 'password=hunter2' }), 1")
    with pytest.raises(PageError, match=r"^POST data is not a valid JSON object$"):
        info.value.post_data_json  # noqa: B018
    assert request.resource_type == "fetch"
    assert request.header_value("USER-AGENT") == page.evaluate("navigator.userAgent")
    assert not request.is_navigation_request()
    page.route("**/echo", lambda route: route.abort())
    with page.expect_event("requestfailed") as failed:
        page.evaluate("fetch('/echo').catch(() => 0)")
    assert failed.value.failure == "net::ERR_FAILED"
    assert failed.value.response() is None


def test_the_asynchronous_twin() -> None:
    pytest.importorskip("quickjs")

    async def answer(route: AsyncRoute) -> None:
        await asyncio.sleep(0)
        await route.fulfill(json=[1])

    async def main() -> list[Any]:
        async with AsyncPage(SITE) as page:
            await page.goto("/")
            await page.route("**/data", answer)
            async with page.expect_response("**/data") as info:
                text = await page.evaluate(TEXT, "/data")
            response = await info.value
            return [text, await response.json()]

    assert asyncio.run(main()) == ["[1]", [1]]


def test_handlers_call_the_page() -> None:
    pytest.importorskip("quickjs")
    pytest.importorskip("greenlet")
    from webapi.page.facade import sync_playwright

    with sync_playwright(SITE) as playwright:
        page = playwright.chromium.launch().new_page(base_url="http://localhost/")
        page.goto("/")

        def answer(route: Route) -> None:
            route.fulfill(body=page.evaluate("document.title"))

        page.route("**/data", answer)
        assert page.evaluate(TEXT, "/data") == "Home"
        page.expose_function("title", lambda text: page.evaluate("document.title") + text)
        assert page.evaluate("title('!')") == "Home!"
        context = page.context
        seen: list[Any] = []
        context.expose_binding("note", lambda source, value: seen.append((source["page"], value)))
        other = context.new_page()
        other.evaluate("note(1)")
        page.evaluate("note(2)")
        assert seen == [(other, 1), (page, 2)]
        page.evaluate("setTimeout(() => console.log('late'), 9), 1")
        assert context.wait_for_event("console").text == "late"
        assert not context.is_closed()
        context.close()
        assert context.is_closed()


def _recorded(url: str, status: int, **content: Any) -> dict[str, Any]:
    """An entry of an HAR 1.2."""
    headers = [{"name": "Content-Type", "value": "text/html"}]
    response = {"status": status, "headers": headers, "redirectURL": "", "content": content}
    return {"request": {"url": url, "method": "GET"}, "response": response}


def test_recordings_answer(new_page: NewPage, tmp_path: Path) -> None:
    moved = _recorded("http://localhost/moved", 302)
    moved["response"]["redirectURL"] = "/"
    data = _recorded("http://localhost/data", 200, text="aGVsbG8=", encoding="base64")
    entries = [_recorded("http://localhost/", 200, text="<title>Recorded</title>"), moved, data]
    path = tmp_path / "a.har"
    path.write_text(json.dumps({"log": {"version": "1.2", "entries": entries}}))
    archive = tmp_path / "a.zip"
    with ZipFile(archive, "w") as writer:
        file = _recorded("http://localhost/data", 201, _file="body.txt")
        writer.writestr("har.har", json.dumps({"log": {"entries": [file]}}))
        writer.writestr("body.txt", "zipped")
    page = new_page(SITE)
    page.context.route_from_har(path)
    page.goto("/moved")
    assert page.title() == "Recorded"
    assert page.evaluate(TEXT, "/data") == "hello"
    with pytest.raises(PageError, match="net::ERR_FAILED"):
        page.goto("/echo")
    page.route_from_har(archive, url="**/data")
    assert page.evaluate(TEXT, "/data") == "zipped"
    page.context.unroute_all()
    page.unroute_all()
    page.route_from_har(archive, not_found="fallback")
    page.goto("/")
    assert page.title() == "Home"


def test_a_test_makes_tasks_and_a_handler_waits() -> None:
    pytest.importorskip("quickjs")
    pytest.importorskip("greenlet")
    from webapi.page.facade import sync_playwright
    from webapi.page.greenlets import hide

    with sync_playwright(SITE) as playwright:
        with pytest.raises(PageError, match="using Playwright Sync API inside the asyncio loop"):
            sync_playwright(SITE).start()
        page = playwright.chromium.launch().new_page(base_url="http://localhost/")
        seen: list[int] = []

        async def see(number: int) -> None:
            seen.append(number)

        def wait(route: Route) -> None:
            tasks.append(asyncio.create_task(see(2)))
            page.wait_for_timeout(500)
            route.fallback()

        tasks = [asyncio.create_task(see(1))]
        page.route("**/*", wait)
        page.goto("/")
        assert (page.title(), seen) == ("Home", [1, 2])
        hide()
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        assert page.title() == "Home"
    with pytest.raises(RuntimeError):
        asyncio.get_running_loop()
