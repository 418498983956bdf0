"""fetch above its transport: schemes, redirects, aborting, errors; and the transports of tests."""

from __future__ import annotations

import asyncio
import base64
import gc
import hashlib
import sys
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.streams.running import run
from tests.transports.tasks import until
from webapi import URL, AbortController, AbortSignal, Blob, DOMException, Request, Response, fetch
from webapi.fetching.codings import accepted_codings
from webapi.transports import Routes, install, use
from webapi.url.environment import EnvironmentSettingsObject

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide has an event loop")


def echo(request: Request) -> Response:
    """What a request is: its method, URL and headers."""
    return Response.json([request.method, request.url, [*request.headers]])


DATA_URLS = [
    # as WPT's fetch/data-urls/ has them: URL, type, body
    ("data:,X", "text/plain;charset=US-ASCII", b"X"),
    ("data:,X#Y", "text/plain;charset=US-ASCII", b"X"),
    ("data:;x=x;charset=x,X", "text/plain;x=x;charset=x", b"X"),
    ("data:text/html,%FF%00", "text/html", b"\xff\0"),
    ("data:text/plain;Charset=UTF-8,%C2%B1", "text/plain;charset=UTF-8", b"\xc2\xb1"),
    ("data:;base64,WA", "text/plain;charset=US-ASCII", b"X"),
    ("data:; base64,WA==", "text/plain;charset=US-ASCII", b"X"),
    ("data:;base64 ,WA", "text/plain;charset=US-ASCII", b"X"),
    ("data:;BASE64,W%20A", "text/plain;charset=US-ASCII", b"X"),
    ("data:;base64;,WA", "text/plain", b"WA"),
    ("data: ,", "text/plain;charset=US-ASCII", b""),
    ("data:nonsense,", "text/plain;charset=US-ASCII", b""),
]


@pytest.mark.parametrize(("url", "type", "body"), DATA_URLS)
def test_data_urls(url: str, type: str, body: bytes) -> None:
    async def main() -> None:
        response = await fetch(url, {"method": "POST"})
        assert (response.status, response.statusText, response.type) == (200, "OK", "basic")
        assert await response.bytes() == body
        assert response.headers.get("content-type") == type

    run(main())


def test_blob_and_about_urls() -> None:
    async def main() -> None:
        url = URL.createObjectURL(Blob(["text"], {"type": "a/b"}))
        request = Request(url)
        response = await fetch(url)
        assert [*response.headers] == [("content-length", "4"), ("content-type", "a/b")]
        assert await response.text() == "text"
        URL.revokeObjectURL(url)
        assert await (await fetch(request)).text() == "text"
        assert await (await fetch("about:blank")).text() == ""
        for each in (url, Request(url, {"method": "POST"})):
            with pytest.raises(TypeError, match="no blob"):
                await fetch(each)

    run(main())


@pytest.mark.parametrize(
    "url", ["data:x", "data:;base64,W", "about:other", "file:///a", "ftp://h/", "a:b", "ws://h/"]
)
def test_other_urls_are_network_errors(url: str) -> None:
    async def main() -> None:
        with use(echo), pytest.raises(TypeError, match="failed"):
            await fetch(url)

    run(main())


@pytest.mark.parametrize("port", [1, 25, 6000, 6697, 10080, 0])
def test_bad_ports_are_blocked(port: int) -> None:
    async def main() -> None:
        with use(echo):
            with pytest.raises(TypeError, match=f"port {port} is blocked"):
                await fetch(f"https://h:{port}/")
            assert (await fetch(f"https://h:{port + 9000}/")).ok

    run(main())


def test_without_a_transport_the_error_says_what_to_set() -> None:
    async def main() -> None:
        with pytest.raises(TypeError, match=r"webapi\.transports\.use"):
            await fetch("https://h/")

    run(main())
    with pytest.raises(RuntimeError, match="running asyncio event loop"):
        asyncio.run(fetch("https://h/"))


def test_a_request_gets_to_the_transport() -> None:
    async def main() -> None:
        with use(echo):
            init: Any = {"method": "put", "headers": {"A": "b"}, "body": "x"}
            response = await fetch("https://h/a?b#c", init)
            assert (response.type, response.url, response.redirected) == (
                *("basic", "https://h/a?b", False),
            )
            method, url, headers = await response.json()
            assert (method, url) == ("PUT", "https://h/a?b#c")
            assert headers == [
                ["a", "b"],
                ["accept", "*/*"],
                ["accept-encoding", accepted_codings()],
                ["content-length", "1"],
                ["content-type", "text/plain;charset=UTF-8"],
            ]
            with pytest.raises(TypeError, match="immutable"):
                response.headers.append("a", "b")
            with EnvironmentSettingsObject("https://base/a/").entered():
                assert (await fetch("b")).url == "https://base/a/b"
        for given in ("/a", "https://u:secret@h/", "https://h/"):
            with pytest.raises(TypeError) as caught:
                await fetch(given, {"method": "a b"} if given == "https://h/" else None)
            assert "secret" not in str(caught.value)

    run(main())


def test_what_a_transport_may_do() -> None:
    async def late(request: Request) -> Response:
        await asyncio.sleep(0)
        return Response(await request.text())

    def fails(request: Request) -> Response:
        raise OSError("no route")

    def used(request: Request) -> Response:
        response = Response("a")
        response.body.getReader()  # type: ignore[union-attr]
        return response

    async def main() -> None:
        with use(late):
            assert await (await fetch("https://h/", {"method": "POST", "body": "a"})).text() == "a"
        with use(fails), pytest.raises(TypeError, match="failed") as caught:
            await fetch("https://h/")
        assert repr(caught.value.__cause__) == "OSError('no route')"
        wrong: list[Any] = [lambda r: None, lambda r: "text", lambda r: Response.error(), used]
        for transport in wrong:
            with use(transport), pytest.raises(TypeError, match="failed"):
                await fetch("https://h/")
        with pytest.raises(TypeError, match="cannot be called"), use("text"):  # type: ignore[arg-type]
            pass
        with use(lambda request: Response("text", {"status": 200})):
            assert (await fetch("https://h/", {"method": "HEAD"})).body is None

    run(main())


def test_a_response_that_has_a_url_keeps_it() -> None:
    """As with service workers: https://fetch.spec.whatwg.org/#concept-main-fetch, of a URL list"""

    async def elsewhere(request: Request) -> Response:
        if request.url == "https://first.example/":
            return Response.redirect("https://second.example/")
        return await fetch("data:,a")

    async def main() -> None:
        for url in ("https://first.example/", "https://second.example/"):
            response = await fetch(url)
            assert response.url == "data:,a"
            assert response.redirected == ("first" in url)

    with use(elsewhere):
        run(main())


def test_blocks_and_the_program_have_transports() -> None:
    async def status() -> int:
        return (await fetch("https://h/")).status

    async def main() -> list[int]:
        with use(lambda request: Response(None, {"status": 202})):
            inner = asyncio.create_task(status())
            found = [await status()]
        return [*found, await inner, await status()]

    install(lambda request: Response(None, {"status": 201}))
    try:
        for _ in range(2):
            assert run(main()) == [202, 202, 201]
        found: list[int] = []
        thread = threading.Thread(target=lambda: found.append(run(status())))
        thread.start()
        thread.join()
        assert found == [201]
    finally:
        install(None)
    with pytest.raises(TypeError, match="no transport"):
        run(status())


# Redirects


def redirecting(location: str, status: int = 302) -> Routes:
    moved = Response(None, {"status": status, "headers": {"location": location}})
    return Routes({"https://h/from": moved, "http*://*/*": echo})


CHANGED = [
    # status, method, the method that follows
    *[(status, "POST", "GET") for status in (301, 302, 303)],
    *[(status, "POST", "POST") for status in (307, 308)],
    *[(status, "PUT", "PUT") for status in (301, 302, 307, 308)],
    *[(303, "PUT", "GET"), (303, "HEAD", "HEAD"), (302, "GET", "GET"), (301, "DELETE", "DELETE")],
]


@pytest.mark.parametrize(("status", "method", "followed"), CHANGED)
def test_redirects_change_methods_and_bodies(status: int, method: str, followed: str) -> None:
    async def main() -> None:
        routes = redirecting("../to?x", status)
        has_body = method in ("POST", "PUT")
        init: Any = {"method": method, "headers": {"A": "b", "Authorization": "c"}}
        if has_body:
            init |= {"body": "text"}
        with use(routes):
            response = await fetch("https://h/from#f", init)
        assert (response.url, response.redirected) == ("https://h/to?x", True)
        first, second = routes.requests
        assert (first.method, second.method, second.url) == (method, followed, "https://h/to?x#f")
        assert second.headers.get("authorization") == "c"
        is_kept = has_body and followed == method
        assert await second.text() == ("text" if is_kept else "")
        assert second.headers.has("content-type") == is_kept

    run(main())


def test_secrets_do_not_follow_to_another_origin() -> None:
    secrets = {"Authorization": "a", "Cookie": "b", "Proxy-Authorization": "c", "Host": "d"}
    for location, is_kept in (
        ("https://h/to", True),
        ("https://h2/to", False),
        ("http://h/", False),
    ):

        async def main(location: str = location, is_kept: bool = is_kept) -> None:
            routes = redirecting(location)
            with use(routes):
                await fetch("https://h/from", {"headers": {**secrets, "X": "y"}})
            headers = routes.requests[1].headers
            assert [headers.has(name) for name in secrets] == [is_kept] * 4
            assert headers.get("x") == "y"

        run(main())


def test_redirects_to_another_origin_depend_on_the_mode() -> None:
    async def main() -> None:
        for location, mode, type in (
            *(("/to", "same-origin", "basic"), ("/to", "no-cors", "basic")),
            *(("http://h/", "cors", "cors"), ("http://h/", "no-cors", "opaque")),
        ):
            with use(redirecting(location)):
                response = await fetch("https://h/from", {"mode": mode})
            assert response.type == type
        assert (response.status, response.body, [*response.headers]) == (0, None, [])
        with use(redirecting("http://h/")), pytest.raises(TypeError, match="another origin"):
            await fetch("https://h/from", {"mode": "same-origin"})

    run(main())


def test_redirects_that_are_network_errors() -> None:
    def body() -> Any:
        return {"method": "POST", "body": iter([b"a"]), "duplex": "half"}

    cases: list[tuple[str, int, Any, str]] = [
        ("https://", 302, None, "does not parse"),
        ("data:,a", 302, None, "scheme data"),
        ("file:///a", 302, None, "scheme file"),
        ("https://u:p@other/", 302, None, "with credentials"),
        ("https://h/from", 302, None, "more than 20 times"),
        ("/to", 302, {"redirect": "error"}, "status 302"),
        ("/to", 307, body(), "a stream"),
        ("/to", 302, body(), "a stream"),
    ]

    async def main() -> None:
        for location, status, init, message in cases:
            with use(redirecting(location, status)), pytest.raises(TypeError, match=message):
                await fetch("https://h/from", init)
        routes = redirecting("https://h/from")
        with use(routes), pytest.raises(TypeError):
            await fetch("https://h/from")
        assert len(routes.requests) == 21
        with use(redirecting("/to", 303)):
            assert (await fetch("https://h/from", body())).ok

    run(main())


def test_manual_redirects_and_redirects_without_a_location() -> None:
    async def main() -> None:
        with use(redirecting("/to")):
            response = await fetch("https://h/from", {"redirect": "manual"})
        assert (response.type, response.status, [*response.headers], response.url) == (
            *("opaqueredirect", 0, [], "https://h/from"),
        )
        with use(lambda request: Response("text", {"status": 302})):
            response = await fetch("https://h/")
            assert (response.status, await response.text()) == (302, "text")

    run(main())


def test_integrity() -> None:
    def hashed(name: str, data: bytes) -> str:
        return f"{name}-{base64.b64encode(hashlib.new(name, data).digest()).decode()}"

    good, bad = hashed("sha384", b"text"), hashed("sha512", b"other")
    cases = [(good, True), (f"{hashed('sha256', b'x')} {good}?a", True), (f"{good} {bad}", False)]
    cases += [("", True), ("md5-a nonsense", True), ("sha256-a", False), (f"{bad} {good}", False)]

    async def main() -> None:
        for integrity, is_right in cases:
            with use(lambda request: Response("text")):
                promise = fetch("https://h/", {"integrity": integrity})
                if is_right:
                    assert await (await promise).text() == "text"
                else:
                    with pytest.raises(TypeError, match="integrity"):
                        await promise

    run(main())


# Aborting


def test_a_signal_aborts_before_headers() -> None:
    began: list[str] = []
    cancelled: list[str] = []

    async def slow(request: Request) -> Response:
        began.append(request.url)
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            cancelled.append(request.url)
            raise
        return Response()

    async def main() -> None:
        before = asyncio.all_tasks()
        controller = AbortController()
        with use(slow):
            promise = fetch("https://h/a", {"signal": controller.signal})
            await until(lambda: bool(began))
            controller.abort(KeyError("why"))
            with pytest.raises(KeyError, match="why"):
                await promise
            with pytest.raises(DOMException, match="timed out"):
                await fetch("https://h/b", {"signal": AbortSignal.timeout(200)})
            with pytest.raises(DOMException, match="aborted"):
                await fetch("https://h/c", {"signal": AbortSignal.abort()})
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(fetch("https://h/d"), 0.2)
            await until(lambda: cancelled == began)  # a busy machine may not begin b and d
        assert cancelled[0] == "https://h/a"
        assert "https://h/c" not in began
        await until(lambda: asyncio.all_tasks() <= before)

    run(main())


def test_a_signal_aborts_a_body() -> None:
    closed: list[bool] = []

    async def endless() -> AsyncIterator[bytes]:
        try:
            while True:
                yield b"a"
                await asyncio.sleep(0)
        finally:
            closed.append(True)

    async def main() -> None:
        controller = AbortController()
        with use(lambda request: Response(endless())):
            response = await fetch("https://h/", {"signal": controller.signal})
            promise = response.text()
            await asyncio.sleep(0.01)
            controller.abort(KeyError("why"))
            with pytest.raises(KeyError, match="why"):
                await promise
            response = await fetch("https://h/")
            async for _ in response.body:  # type: ignore[union-attr]
                break
            gc.collect()
            await until(lambda: closed == [True, True])

    run(main())


def test_many_fetches_at_once_do_not_starve_each_other() -> None:
    async def slow(request: Request) -> Response:
        await asyncio.sleep(0.001)
        return Response(request.url)

    async def main() -> None:
        with use(slow):
            urls = [f"https://h/{index}" for index in range(100)]
            responses = await asyncio.gather(*map(fetch, urls))
            assert [await each.text() for each in responses] == urls

    run(main())


# Routes


def test_routes_answer_and_record() -> None:
    async def main() -> None:
        routes = Routes(
            {
                "POST https://h/users": lambda request: Response(request.body, {"status": 201}),
                "https://h/:file.txt": Response("a file"),
                "https://h/*": Response(None, {"status": 404}),
            }
        )
        with use(routes):
            made = await fetch("https://h/users", {"method": "POST", "body": "x"})
            assert (made.status, await made.text()) == (201, "x")
            for _ in range(2):
                assert await (await fetch("https://h/a.txt")).text() == "a file"
            assert (await fetch("https://h/users")).status == 404
            with pytest.raises(TypeError) as caught:
                await fetch("https://other/")
        assert str(caught.value.__cause__) == "no route matches GET 'https://other/'"
        assert [each.method for each in routes.requests] == ["POST", "GET", "GET", "GET", "GET"]
        assert await routes.requests[0].text() == "x"

    run(main())
    with pytest.raises(TypeError):
        Routes({"https://h/": "text"})  # type: ignore[dict-item]
    with pytest.raises(TypeError):
        Routes({"GET https://h/:": Response()})
