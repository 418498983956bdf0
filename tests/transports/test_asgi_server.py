"""A function from `Request` to `Response` as an ASGI application, without a socket."""

from __future__ import annotations

import asyncio
import gzip
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from tests.streams.running import microtasks, run
from tests.transports.tasks import no_task_is_left, until
from webapi import Blob, Request, Response, fetch
from webapi.transports import ASGITransport, Routes, asgi, use
from webapi.transports.asgi_server import AHEAD, CHUNK_SIZE

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="needs asyncio.run")

DISCONNECT = {"type": "http.disconnect"}


class Server:
    """An ASGI server of one request."""

    def __init__(self, *body: bytes, **scope: Any) -> None:
        self.scope = {
            "type": "http",
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": "/",
            "raw_path": b"/",
            "query_string": b"",
            "headers": [(b"host", b"h")],
            **scope,
        }
        self.body = [*body]
        self.sent: list[Any] = []
        self.received = 0
        self.gone = asyncio.Event()
        self.is_open = asyncio.Event()
        self.is_open.set()

    async def receive(self) -> Any:
        self.received += 1
        if self.body:
            part = self.body.pop(0)
            return {"type": "http.request", "body": part, "more_body": bool(self.body)}
        await self.gone.wait()
        return DISCONNECT

    async def send(self, message: Any) -> None:
        if self.gone.is_set():
            raise OSError("gone")
        await self.is_open.wait()
        self.sent.append(message)

    async def ask(self, handler: Callable[[Request], Any]) -> None:
        await asgi(handler)(self.scope, self.receive, self.send)

    @property
    def text(self) -> bytes:
        return b"".join(each.get("body", b"") for each in self.sent)


def asked(handler: Callable[[Request], Any], *body: bytes, **scope: Any) -> Server:
    """The server, after the answer of a handler; no task is left."""

    async def main() -> Server:
        server = Server(*body, **scope)
        async with no_task_is_left():
            await server.ask(handler)
        return server

    return run(main())


def post(**scope: Any) -> dict[str, Any]:
    return {"method": "POST", "headers": [(b"transfer-encoding", b"chunked")], **scope}


def test_a_handler_is_fetched_without_a_socket() -> None:
    async def handler(request: Request) -> Response:
        headers = [("Set-Cookie", "a"), ("x-method", request.method), ("Set-Cookie", "b")]
        return Response(request.body, {"status": 201, "headers": headers})

    async def main() -> None:
        with use(ASGITransport(asgi(handler))):
            init: Any = {"method": "PATCH", "body": iter([b"one", b"two"]), "duplex": "half"}
            response = await fetch("http://h/a?b", init)
            assert (response.status, await response.text()) == (201, "onetwo")
            assert response.headers.get("x-method") == "PATCH"
            assert response.headers.getSetCookie() == ["a", "b"]

    run(main())


def test_any_transport_is_served() -> None:
    app = asgi(Routes({"GET http://h/users/:id": Response.json({"name": "Zoë"})}))

    async def main() -> None:
        with use(ASGITransport(app)):
            assert await (await fetch("http://h/users/7")).json() == {"name": "Zoë"}
            with pytest.raises(TypeError) as caught:
                await fetch("http://h/")
            assert "no route" in str(caught.value.__cause__)

    run(main())


@pytest.mark.parametrize(("coding", "names"), [("gzip", []), ("unknown", ["content-encoding"])])
def test_a_body_that_fetch_has_decoded_is_sent_as_it_is(coding: str, names: list[str]) -> None:
    text = b"text" * 100
    body = gzip.compress(text) if coding == "gzip" else text
    headers = {"Content-Encoding": coding, "Transfer-Encoding": "chunked"}

    async def gateway(request: Request) -> Response:
        with use(lambda request: Response(body, {"headers": headers})):
            return await fetch("http://upstream/")

    server = asked(gateway)
    assert [name for name, _ in server.sent[0]["headers"]] == [name.encode() for name in names]
    assert server.text == text


@pytest.mark.parametrize(
    ("scope", "url"),
    [
        ({}, "http://h/"),
        ({"scheme": "https", "raw_path": b"/a%2Fb/%C3%A9"}, "https://h/a%2Fb/%C3%A9"),
        (
            {"raw_path": b"/\xe9#?", "query_string": b"a=%20\xff?#"},
            "http://h/%E9%23%3F?a=%20%FF?%23",
        ),
        ({"raw_path": None, "path": "/é/a?%b"}, "http://h/%C3%A9/a%3F%25b"),
        ({"raw_path": b"//evil.example/x"}, "http://h//evil.example/x"),
        ({"headers": [(b"host", b"EXAMPLE.org:80")]}, "http://example.org/"),
        ({"headers": [], "server": ("::1", 8000)}, "http://[::1]:8000/"),
        ({"headers": [], "server": ("/run/socket", None)}, "http://localhost/"),
        ({"headers": []}, "http://localhost/"),
    ],
)
def test_the_url_of_a_request(scope: Any, url: str) -> None:
    urls: list[str] = []

    def handler(request: Request) -> Response:
        urls.append(request.url)
        return Response()

    asked(handler, **scope)
    assert urls == [url]


@pytest.mark.parametrize(
    "scope",
    [
        *(
            {"headers": [(b"host", host)]}
            for host in (b"h/a", b"u@h", b"h?a", b"h#", b"h\\a", b"%")
        ),
        {"raw_path": b"*", "method": "OPTIONS"},
        {"raw_path": b"http://evil.example/"},
        {"method": "TRACE"},
        {"headers": [(b"host", b"h"), (b"a b", b"c")]},
    ],
)
def test_what_no_request_expresses_is_a_bad_request(scope: Any) -> None:
    server = asked(lambda request: pytest.fail("not asked"), **scope)
    assert [each.get("status") for each in server.sent] == [400, None]


def test_the_headers_of_a_request() -> None:
    found: list[Any] = []

    def handler(request: Request) -> Response:
        found.extend(request.headers)
        return Response()

    names = [(b"a", b"1"), (b"cookie", b"x=1"), (b"a", b"\xe9"), (b"cookie", b"y=2")]
    asked(handler, headers=[(b"host", b"h"), *names])
    assert found == [("a", "1, é"), ("cookie", "x=1; y=2"), ("host", "h")]


@pytest.mark.parametrize(
    ("scope", "has_body"),
    [
        ({"method": "GET", "headers": [(b"content-length", b"1")]}, False),
        ({"method": "HEAD", "headers": [(b"content-length", b"1")]}, False),
        ({"method": "DELETE"}, False),
        ({"method": "POST", "headers": [(b"content-length", b"0")]}, False),
        ({"method": "POST", "headers": [(b"content-length", b"1")]}, True),
        ({"method": "POST", "headers": [(b"transfer-encoding", b"chunked")]}, True),
        ({"method": "POST", "http_version": "2"}, True),
    ],
)
def test_which_requests_have_a_body(scope: Any, has_body: bool) -> None:
    found: list[object] = []

    async def handler(request: Request) -> Response:
        found.append(request.body is not None)
        found.append(await request.text())
        return Response()

    asked(handler, b"a", **scope)
    assert found == [has_body, "a" if has_body else ""]


@pytest.mark.parametrize(
    ("method", "response", "head", "text"),
    [
        ("GET", lambda: Response("é"), [(b"content-length", b"2")], "é"),
        ("GET", lambda: Response(iter([b"a", b"", b"b"])), [], "ab"),
        ("GET", lambda: Response(), [(b"content-length", b"0")], ""),
        ("GET", lambda: Response(None, {"status": 204}), [], ""),
        ("GET", lambda: Response(None, {"status": 205}), [(b"content-length", b"0")], ""),
        ("GET", lambda: Response(None, {"status": 304}), [], ""),
        ("HEAD", lambda: Response(), [], ""),
        ("HEAD", lambda: Response("abc"), [(b"content-length", b"3")], ""),
        ("HEAD", lambda: Response(iter([b"a"])), [], ""),
        (
            "GET",
            lambda: Response(None, {"headers": [("Set-Cookie", "a"), ("set-cookie", "é")]}),
            [(b"set-cookie", b"a"), (b"set-cookie", b"\xe9"), (b"content-length", b"0")],
            "",
        ),
        (
            "HEAD",
            lambda: Response(None, {"headers": {"Content-Length": "9"}}),
            [(b"content-length", b"9")],
            "",
        ),
        (
            "GET",
            lambda: Response.redirect("http://h/a"),
            [(b"location", b"http://h/a"), (b"content-length", b"0")],
            "",
        ),
    ],
)
def test_a_response_is_sent(
    method: str, response: Callable[[], Response], head: list[Any], text: str
) -> None:
    server = asked(lambda request: response(), method=method)
    start, *parts = server.sent
    headers = [each for each in start["headers"] if each[0] != b"content-type"]
    assert (start["type"], headers, server.text) == ("http.response.start", head, text.encode())
    assert [each.get("more_body", False) for each in parts] == [True] * (len(parts) - 1) + [False]
    assert b"" not in [each["body"] for each in parts[:-1]]


@pytest.mark.parametrize("size", [0, 1, CHUNK_SIZE, CHUNK_SIZE + 1, 3 * CHUNK_SIZE])
def test_bytes_are_sent_as_their_stream_would_be(size: int) -> None:
    data = bytes(range(256)) * (size // 256) + b"a" * (size % 256)
    stream = Response(data).body
    alike = [Response(data), Response(Blob([data])), Response(stream), Response(data).clone()]
    for response in alike:
        server = asked(lambda request, response=response: response)
        assert server.text == data
        assert max(len(each.get("body", b"")) for each in server.sent) <= CHUNK_SIZE
        assert response.bodyUsed
        with pytest.raises(TypeError, match="was read"):
            asked(lambda request, response=response: response)


def test_a_clone_whose_other_half_nobody_reads_is_sent() -> None:
    original = Response("text")
    for method, text in (("HEAD", b""), ("GET", b"text")):
        assert asked(lambda request: original.clone(), method=method).text == text


def test_bytes_end_where_the_client_disconnects() -> None:
    async def main() -> None:
        server = Server()
        server.is_open.clear()
        task = asyncio.create_task(server.ask(lambda request: Response(bytes(10_000_000))))
        await microtasks()
        server.gone.set()
        server.is_open.set()
        await task
        assert len(server.text) < 1_000_000

    run(main())


def test_a_body_of_a_request_is_received_as_it_is_read() -> None:
    received: list[int] = []

    async def handler(request: Request) -> Response:
        await microtasks()
        received.append(server.received)
        assert request.body is not None
        reader = request.body.getReader()
        assert await reader.read() == {"value": b"0", "done": False}
        await microtasks()
        received.append(server.received)
        return Response()

    async def main() -> None:
        await server.ask(handler)
        assert received[0] == 0
        assert received[1] <= AHEAD + 3

    server = Server(*(str(number).encode() for number in range(100)), **post())
    run(main())


def test_a_body_of_a_response_waits_for_the_server() -> None:
    made: list[int] = []

    async def body() -> AsyncIterator[bytes]:
        for number in range(100):
            made.append(number)
            yield b"a"

    async def main() -> None:
        server = Server()
        server.is_open.clear()
        task = asyncio.create_task(server.ask(lambda request: Response(body())))
        for _ in range(20):
            await microtasks()
        assert len(made) <= 3
        server.is_open.set()
        await task
        assert server.text == b"a" * 100

    run(main())


@pytest.mark.parametrize("phase", ["before", "body", "response"])
def test_a_disconnect_aborts_the_signal(phase: str) -> None:
    log: list[object] = []

    async def body() -> AsyncIterator[bytes]:
        log.append("begun")
        try:
            yield b"a"
            await asyncio.Event().wait()
        finally:
            log.append("closed")

    async def handler(request: Request) -> Response:
        request.signal.addEventListener("abort", lambda: log.append(request.signal.reason.name))
        if phase == "body":
            log.append("begun")
            await request.text()
        if phase == "before":
            log.append("begun")
            while not request.signal.aborted:
                await asyncio.sleep(0)
        return Response(body())

    async def main() -> None:
        server = Server(**(post() if phase == "body" else {}))
        async with no_task_is_left():
            task = asyncio.create_task(server.ask(handler))
            await until(lambda: log == ["begun"])
            await microtasks()
            server.gone.set()
            await task
        assert log == ["begun", "AbortError", *(["closed"] if phase == "response" else [])]
        assert (server.sent == []) is (phase != "response")

    run(main())


def test_a_client_that_reads_no_more_aborts_where_the_server_says_so_in_send() -> None:
    log: list[object] = []

    def body(request: Request) -> Any:
        try:
            while True:
                log.append(request.signal.aborted)
                yield b"a"
        finally:
            log.append(request.signal.reason.name)

    async def main() -> None:
        server = Server(*[b"a"] * 100, **post())  # which the handler does not read
        task = asyncio.create_task(server.ask(lambda request: Response(body(request))))
        await until(lambda: len(server.sent) > 5)
        server.gone.set()
        await task
        assert log[-1] == "AbortError"

    run(main())


def test_a_disconnect_after_the_response_aborts_nothing() -> None:
    requests: list[Request] = []

    def handler(request: Request) -> Response:
        requests.append(request)
        return Response("a")

    async def main() -> None:
        server = Server(b"unread", **post())
        await server.ask(handler)
        server.gone.set()
        await microtasks()
        assert not requests[0].signal.aborted
        with pytest.raises(Exception, match="has been sent"):
            await requests[0].text()

    run(main())


def failing_body() -> Any:
    yield b"a"
    raise LookupError("late")


def locked() -> Response:
    response = Response("a")
    assert response.body is not None
    response.body.getReader()
    return response


def raise_at_once() -> Response:
    raise LookupError("at once")


async def raise_later() -> Response:
    await asyncio.sleep(0)
    raise LookupError("later")


@pytest.mark.parametrize(
    ("answer", "error", "sent"),
    [
        (raise_at_once, "at once", []),
        (raise_later, "later", []),
        (lambda: Response(failing_body()), "late", [b"", b"a"]),
        (lambda: None, "no Response", []),
        (Response.error, "network error", []),
        (locked, "locked", []),
        (lambda: Response(iter(["text"])), "'str', not bytes", [b""]),
        (lambda: Response(iter([b"a", 7])), "'int', not bytes", [b"", b"a"]),
    ],
)
def test_errors_of_a_handler_are_raised_for_the_server(
    answer: Callable[[], Response | Awaitable[Response]], error: str, sent: list[bytes]
) -> None:
    async def main() -> None:
        server = Server(b"unread", **post())
        async with no_task_is_left():
            with pytest.raises((LookupError, TypeError), match=error):
                await server.ask(lambda request: answer())
        assert [each.get("body", b"") for each in server.sent] == sent

    run(main())


def test_an_error_of_the_server_is_the_error_of_the_body() -> None:
    async def broken() -> Any:
        raise LookupError("broken")

    async def handler(request: Request) -> Response:
        return Response(await request.text())

    async def main() -> None:
        server = Server(**post())
        with pytest.raises(LookupError, match="broken"):
            await asgi(handler)(server.scope, broken, server.send)

    run(main())


def test_cancelling_the_application_leaves_nothing() -> None:
    log: list[str] = []

    async def body(request: Request) -> AsyncIterator[bytes]:
        try:
            yield b"a"
            await request.text()
        finally:
            log.append("closed")

    async def main() -> None:
        server = Server(**post())
        async with no_task_is_left():
            task = asyncio.create_task(server.ask(lambda request: Response(body(request))))
            await until(lambda: server.text == b"a")
            task.cancel()
            await asyncio.wait([task])
            await until(lambda: log == ["closed"])
        assert task.cancelled()

    run(main())


def test_the_lifespan_is_answered_and_other_scopes_are_refused() -> None:
    app = asgi(lambda request: Response())

    async def main() -> None:
        async with ASGITransport(app) as transport:
            with use(transport):
                assert (await fetch("http://h/")).ok
        with pytest.raises(ValueError, match="'websocket'"):
            await app({"type": "websocket"}, Server().receive, Server().send)

    run(main())
    with pytest.raises(TypeError, match="cannot be called"):
        asgi("handler")  # type: ignore[arg-type]
