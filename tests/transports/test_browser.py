"""The browser's fetch as a transport: in Pyodide the real one, elsewhere that of the double."""

import asyncio
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from tests.work import LIMIT
from webapi import AbortController, Request, Response, fetch
from webapi.js import install
from webapi.transports import BrowserTransport, Guard, use

INSIDE = sys.platform == "emscripten"


@pytest.fixture
def js(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    if INSIDE:
        yield import_module("js")
        return
    with install():
        monkeypatch.setattr(sys, "platform", "emscripten")
        yield import_module("js")


@pytest.fixture
def answering(js: Any) -> Iterator[Callable[[Any], list[Any]]]:
    """Let ``js.fetch`` be a function; give the list of what it was asked."""
    before = js.fetch
    asked: list[Any] = []

    def answer_with(answer: Callable[[], Any]) -> list[Any]:
        async def fetch(url: str, init: Any) -> Any:
            asked.append(js.Request.new(url, init))
            return await answer()

        js.fetch = import_module("pyodide.ffi").create_proxy(fetch)
        return asked

    yield answer_with
    js.fetch = before


@pytest.mark.skipif(INSIDE, reason="Pyodide has a fetch")
def test_without_pyodide_there_is_none() -> None:
    with pytest.raises(ImportError, match="needs Pyodide"):
        BrowserTransport()


def test_a_guard_refuses_it_because_the_browser_looks_up_hosts(js: Any) -> None:
    transport: Any = BrowserTransport()
    with pytest.raises(TypeError, match="'BrowserTransport' is no transport for Guard"):
        Guard(transport)


def test_without_a_transport_the_error_names_it(js: Any) -> None:
    async def main() -> None:
        with pytest.raises(TypeError, match=r"BrowserTransport\(\) asks the network"):
            await fetch("https://example.org/")

    asyncio.run(main())


def test_the_request_and_the_response_cross(js: Any, answering: Any) -> None:
    async def answer() -> Any:
        return js.Response.new("é", status=404, statusText="Gone", headers=[["X-B", "c"]])

    asked = answering(answer)

    async def main() -> Any:
        init = {
            "method": "PUT",
            "headers": {"X-A": "b"},
            "body": "text",
            "credentials": "omit",
            "cache": "no-store",
        }
        response = await fetch("https://example.org/a?b", init)
        (request,) = asked
        return (
            [request.method, request.url, request.headers.get("x-a"), await request.text()],
            [request.redirect, request.credentials, request.cache],
            [response.status, response.statusText, response.headers.get("x-b"), response.url],
            await response.text(),
        )

    with use(BrowserTransport()):
        assert asyncio.run(main()) == (
            ["PUT", "https://example.org/a?b", "b", "text"],
            ["follow", "omit", "no-store"],
            [404, "Gone", "c", "https://example.org/a?b"],
            "é",
        )


def test_what_the_browser_has_decoded_is_not_decoded_again(js: Any, answering: Any) -> None:
    async def answer() -> Any:
        headers = [["Content-Encoding", "gzip"], ["Content-Length", "99"]]
        return js.Response.new("plain", headers=headers)

    answering(answer)

    async def main() -> Any:
        response = await fetch("https://example.org/")
        return await response.text(), [name for name, _ in response.headers]

    with use(BrowserTransport()):
        assert asyncio.run(main()) == ("plain", ["content-type"])


@pytest.mark.parametrize("status", [204, 304])
def test_a_response_without_a_body(status: int, js: Any, answering: Any) -> None:
    async def answer() -> Any:
        return js.Response.new(None, status=status)

    answering(answer)

    async def main() -> Any:
        response = await fetch("https://example.org/")
        return response.status, response.body

    with use(BrowserTransport()):
        assert asyncio.run(main()) == (status, None)


def test_an_error_of_the_browser_is_a_type_error(js: Any, answering: Any) -> None:
    async def answer() -> Any:
        raise import_module("pyodide.ffi").JsException("TypeError", "Failed to fetch")

    answering(answer)

    async def main() -> None:
        with pytest.raises(TypeError, match=r"'https://example.org/' failed") as caught:
            await fetch("https://example.org/")
        assert type(caught.value.__cause__).__name__ == "JsException"

    with use(BrowserTransport()):
        asyncio.run(main())


def test_abort_reaches_the_browser_before_the_headers(js: Any, answering: Any) -> None:
    never = asyncio.Event()
    asked = answering(never.wait)  # ended by the test, for no task may be left

    async def main() -> None:
        controller = AbortController()
        promise = fetch("https://example.org/", {"signal": controller.signal})
        async with asyncio.timeout(LIMIT):
            while not asked:
                await asyncio.sleep(0)
            controller.abort()
            with pytest.raises(Exception, match="abort") as caught:
                await promise
            assert caught.value.name == "AbortError"  # type: ignore[attr-defined]
            while not asked[0].signal.aborted:
                await asyncio.sleep(0)
            never.set()
            await asyncio.sleep(0.01)

    with use(BrowserTransport()):
        asyncio.run(main())


def test_abort_reaches_the_browser_during_the_body(js: Any, answering: Any) -> None:
    async def answer() -> Any:
        def start(controller: Any) -> None:
            controller.enqueue(import_module("pyodide.ffi").to_js(b"one"))

        create_proxy = import_module("pyodide.ffi").create_proxy
        source = js.Object.fromEntries([["start", create_proxy(start)]])
        return js.Response.new(js.ReadableStream.new(source))

    asked = answering(answer)

    async def main() -> None:
        controller = AbortController()
        response = await fetch("https://example.org/", {"signal": controller.signal})
        async with asyncio.timeout(LIMIT):
            chunks = response.body.values()  # type: ignore[union-attr]
            assert bytes(await anext(chunks)) == b"one"
            controller.abort()
            with pytest.raises(Exception, match="abort"):
                await anext(chunks)
            while not asked[0].signal.aborted:
                await asyncio.sleep(0)

    with use(BrowserTransport()):
        asyncio.run(main())


def test_the_real_fetch_is_asked(js: Any) -> None:
    async def main() -> Any:
        response = await BrowserTransport()(Request("data:text/plain,a%20b"))
        assert isinstance(response, Response)
        return response.status, response.headers.get("content-type"), await response.text()

    assert asyncio.run(main()) == (200, "text/plain", "a b")


def test_a_server_is_asked(js: Any) -> None:
    """The proof in a browser has a page, whose server is asked."""
    if not hasattr(js, "location") or js.location.href == "about:blank":
        pytest.skip("There is no page.")
    site = js.URL.new(".", js.location.href).href

    async def main() -> None:
        response = await fetch(f"{site}proof.mjs")
        assert response.headers.get("content-type") == "text/javascript"
        assert (response.redirected, response.url) == (False, f"{site}proof.mjs")
        assert "The whole proof" in await response.text()
        missing = await fetch(f"{site}missing", {"method": "HEAD"})
        assert (missing.status, missing.body) == (404, None)
        moved = await fetch(f"{site}dist")
        assert (moved.redirected, moved.url) == (True, f"{site}dist/")
        manual = await fetch(f"{site}dist", {"redirect": "manual"})
        assert (manual.type, manual.status) == ("opaqueredirect", 0)
        with pytest.raises(TypeError, match="failed"):
            await fetch(f"{site}dist", {"redirect": "error"})
        large = await fetch(f"{site}dist/pyodide.asm.wasm")
        async for chunk in large.body:  # type: ignore[union-attr]
            assert chunk
            break
        with pytest.raises(TypeError, match="failed"):
            await fetch("http://127.0.0.1:2/")

    with use(BrowserTransport()):
        asyncio.run(main())
