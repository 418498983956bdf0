"""Bad requests and bad servers: an error in bounded work, and nothing left open."""

from __future__ import annotations

import asyncio
import gc
import gzip
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.streams.running import run
from tests.work import ends
from webapi import AbortController, AbortSignal, ReadableStream, Request, Response, fetch
from webapi.transports import HTTPXTransport, Routes, use

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="needs sockets")


@pytest.fixture(autouse=True)
def nothing_is_left_open() -> Iterator[None]:
    """Compare the threads and the open files; garbage must not warn that it was open.

    pytest makes errors of such warnings.
    """
    gc.collect()
    before = open_files(), threading.active_count()
    yield
    gc.collect()
    assert open_files() <= before[0]
    assert threading.active_count() <= before[1]


def open_files() -> int:
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


# Requests


BAD_INITS: list[dict[str, Any]] = [
    *[{"headers": {name: "v"}} for name in ("", "a b", "a\n", "a:", "é", "\0", "a" * 10 + "\r")],
    *[{"headers": {"a": value}} for value in ("a\rb", "a\nb", "a\0b", "\u0100", "\U0001f600")],
    *[{"headers": [["a", "b", "c"]]}, {"headers": [["a"]]}],
    *[{"method": method, "body": "x"} for method in ("GET", "HEAD", "get")],
    *[{"method": method} for method in ("a b", "", "GET\r\n", "é", "CONNECT", "trace")],
    *[{"method": "POST", "body": iter([b"a"])}, {"window": "a"}, {"mode": "navigate"}],
]


@pytest.mark.parametrize("init", BAD_INITS, ids=lambda init: repr(init).split(" object at ")[0])
def test_bad_requests_are_refused_before_a_transport_is_asked(init: dict[str, Any]) -> None:
    async def main() -> None:
        routes = Routes({"*://*/*": Response()})
        with use(routes), pytest.raises(TypeError):
            await fetch("https://h/", init)
        assert routes.requests == []

    run(main())


@pytest.mark.parametrize("url", ["https://u:secret@h/", "https://:secret@h/", "https://u:secret@"])
def test_errors_show_no_password(url: str) -> None:
    async def main() -> None:
        moved = Response(None, {"status": 302, "headers": {"location": url}})
        for given in (url, "https://other/from"):
            with use(Routes({"https://other/from": moved})), pytest.raises(TypeError) as caught:
                await fetch(given)
            error: BaseException | None = caught.value
            while error is not None:
                assert "secret" not in str(error)
                error = error.__cause__

    run(main())


def test_bodies_that_cannot_be_sent() -> None:
    def errored(controller: Any) -> None:
        controller.error(KeyError("why"))

    async def chunks_of_text() -> AsyncIterator[Any]:
        yield "text"

    async def main() -> None:
        locked, used = ReadableStream(), Request("https://h/", {"method": "POST", "body": "x"})
        locked.getReader()
        await used.text()
        routes = Routes({"*://*/*": lambda request: request.text().then(Response)})
        with use(routes):
            for body in (locked, used.body):
                with pytest.raises(TypeError):
                    await fetch("https://h/", {"method": "POST", "body": body, "duplex": "half"})
            with pytest.raises(TypeError):
                await fetch(used)
            assert routes.requests == []
            for broken in (ReadableStream({"start": errored}), chunks_of_text()):
                with pytest.raises(TypeError, match="failed"):
                    await fetch("https://h/", {"method": "POST", "body": broken, "duplex": "half"})

    run(main())


# Servers


Sends = Callable[[asyncio.StreamWriter], Awaitable[None]]
START = b"HTTP/1.1 200 OK\r\n"


async def with_server(sends: Sends, client: Callable[[str], Awaitable[None]]) -> None:
    """Run a client of a server that reads a request, sends, and waits for the end of the client."""
    handlers: set[asyncio.Task[Any]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        handlers.add(task)
        try:
            await reader.readuntil(b"\r\n\r\n")
            await sends(writer)
            if not writer.is_closing():
                await reader.read()
        except (OSError, asyncio.IncompleteReadError):
            pass  # the client has had enough
        finally:
            writer.close()

    before = asyncio.all_tasks()
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        with use(HTTPXTransport()):
            await client(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/")
        await asyncio.gather(*handlers)
    finally:
        server.close()
        await server.wait_closed()
    while not asyncio.all_tasks() <= before:
        await asyncio.sleep(0.001)


def sending(*parts: bytes, closes: bool = True) -> Sends:
    async def sends(writer: asyncio.StreamWriter) -> None:
        for part in parts:
            writer.write(part)
            await writer.drain()
        if closes:
            writer.close()

    return sends


BAD_SERVERS: dict[str, bytes] = {
    "says nothing": b"",
    "dies in the status": b"HTTP/1.1 2",
    "dies in the headers": START + b"a: b\r\nc",
    "has another protocol": b"220 smtp.example ESMTP\r\n\r\n",
    "has a control character": START + b"a: b\0c\r\n\r\n",
    "has a bad length": START + b"Content-Length: -1\r\n\r\n",
    "has two lengths": START + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    "has 100,000 headers": START + b"a: b\r\n" * 100_000 + b"\r\n",
    "has a long header": START + b"a: " + b"b" * 1_000_000 + b"\r\n\r\n",
    "dies in the body": START + b"Content-Length: 10\r\n\r\nabc",
    "dies in a chunk": START + b"Transfer-Encoding: chunked\r\n\r\n5\r\nab",
    "dies between chunks": START + b"Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n",
    "has a bad chunk": START + b"Transfer-Encoding: chunked\r\n\r\nz\r\nab\r\n",
    "truncates a coding": START + b"Content-Encoding: gzip\r\n\r\n" + gzip.compress(b"abc")[:-1],
    "has many codings": START + b"Content-Encoding: gzip,gzip,gzip,gzip,gzip,gzip\r\n\r\n",
    "damages a coding": START + b"Content-Encoding: deflate\r\n\r\nabc",
    "bombs": START + b"Content-Encoding: gzip\r\n\r\n" + gzip.compress(bytes(5_000_000)),
    "bombs and waits": START + b"Content-Encoding: gzip\r\n\r\n" + gzip.compress(bytes(5_000_000)),
    "redirects to itself": b"HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n",
    "redirects to nothing": b"HTTP/1.1 302 Found\r\nLocation: //\r\nContent-Length: 0\r\n\r\n",
    "redirects to a password": b"HTTP/1.1 302 Found\r\nLocation: http://u:p@h/\r\n\r\n",
}


@pytest.mark.parametrize("name", BAD_SERVERS)
def test_a_bad_server_is_a_network_error(name: str) -> None:
    pytest.importorskip("httpx")

    async def client(url: str) -> None:
        with pytest.raises(TypeError, match=f"'{url}' failed"):
            await (await fetch(url)).text()

    sends = sending(BAD_SERVERS[name], closes=not name.endswith("waits"))
    with ends(10):
        run(with_server(sends, client))


def test_a_server_that_answers_byte_by_byte() -> None:
    pytest.importorskip("httpx")
    data = START + b"X-A: b\r\nContent-Encoding: gzip\r\n\r\n" + gzip.compress(b"text")

    async def client(url: str) -> None:
        response = await fetch(url)
        assert (await response.text(), response.headers.get("x-a")) == ("text", "b")

    run(with_server(sending(*(bytes([byte]) for byte in data)), client))


@pytest.mark.parametrize("sent", [b"", START, START + b"a: b\r\n\r\npart"])
def test_a_server_that_never_ends_is_aborted(sent: bytes) -> None:
    pytest.importorskip("httpx")

    async def client(url: str) -> None:
        with pytest.raises(Exception, match="timed out"):
            await (await fetch(url, {"signal": AbortSignal.timeout(20)})).text()
        with pytest.raises(Exception, match="timed out"):
            await fetch(url, {"signal": AbortSignal.timeout(20), "integrity": "sha256-YQ=="})
        with pytest.raises(asyncio.TimeoutError):
            async with asyncio.timeout(0.02):
                await (await fetch(url)).text()
        controller = AbortController()
        promise = fetch(url, {"signal": controller.signal})
        asyncio.get_running_loop().call_later(0.02, controller.abort, KeyError("why"))
        with pytest.raises(KeyError, match="why"):
            await (await promise).text()

    run(with_server(sending(sent, closes=False), client))


def test_a_body_that_nobody_reads_is_closed() -> None:
    pytest.importorskip("httpx")

    async def client(url: str) -> None:
        response = await fetch(url)
        await response.body.cancel()  # type: ignore[union-attr]
        async for _ in (await fetch(url)).body:  # type: ignore[union-attr]
            break

    run(with_server(sending(START + b"\r\n" + b"part" * 1000, closes=False), client))


def test_many_headers_take_linear_time() -> None:
    headers = [[f"x-{number % 1000}", "v"] for number in range(20_000)]

    async def main() -> None:
        with use(lambda request: Response(None, {"headers": headers})):
            response = await fetch("https://h/", {"headers": headers})
            assert len([*response.headers]) == 1000

    with ends(10):
        run(main())
