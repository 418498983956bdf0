"""However a fetch ends, its transport leaves no task, no thread and no socket behind.

Pytest makes an error of each `ResourceWarning` here, which ``python -X dev`` shows.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.streams.running import microtasks, run
from tests.transports.tasks import until
from tests.work import LIMIT
from webapi import AbortController, Request, Response, fetch
from webapi.asyncio_signals import abortable
from webapi.transports import ASGITransport, HTTPXTransport, Transport, WSGITransport, asgi, use

pytestmark = [
    pytest.mark.skipif(sys.platform == "emscripten", reason="needs threads and sockets"),
    pytest.mark.usefixtures("frozen_heap"),
]

asked: list[str] = []
"""What the servers have begun to answer."""
released = threading.Event()
"""Ends what a thread waits for: nothing else can."""


@asynccontextmanager
async def nothing_is_left() -> AsyncIterator[None]:
    threads, tasks = set(threading.enumerate()), asyncio.all_tasks()
    released.clear()
    asked.clear()
    yield

    def is_done() -> bool:
        gc.collect()
        return asyncio.all_tasks() <= tasks and set(threading.enumerate()) <= threads

    await microtasks()
    gc.collect()
    released.set()
    await until(is_done)


async def asynchronous(request: Request) -> Response:
    """Answer as the path of the URL says."""

    async def body() -> AsyncIterator[bytes]:
        yield b"part"
        while request.url.endswith("/endless"):
            yield b"part"
        if request.url.endswith("/breaks"):
            raise LookupError
        await asyncio.Event().wait()

    asked.append(request.url)
    if request.url.endswith("/never"):
        await abortable(asyncio.Event().wait(), request.signal)
    return Response(body())


def synchronous(environ: dict[str, Any], start_response: Any) -> Iterator[bytes]:
    """The same, for WSGI."""
    path = environ["PATH_INFO"]
    asked.append(path)
    if path == "/never":
        released.wait(LIMIT)
    start_response("200 OK", [])
    yield b"part"
    while path == "/endless":
        yield b"part"
    if path == "/breaks":
        raise LookupError
    released.wait(LIMIT)


async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """The same, for a connection."""
    try:
        path = (await reader.readuntil(b"\r\n\r\n")).split()[1]
        asked.append(path.decode())
        if path == b"/never":
            await reader.read()
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 999999999\r\n\r\npart")
        while path == b"/endless":
            writer.write(b"part" * 10_000)
            await writer.drain()
        if path != b"/breaks":
            await reader.read()
    except (ConnectionError, asyncio.IncompleteReadError):
        pass
    finally:
        writer.transport.abort()


TRANSPORTS: dict[str, Callable[[], Transport]] = {
    "function": lambda: asynchronous,
    "asgi": lambda: ASGITransport(asgi(asynchronous)),
    "wsgi": lambda: WSGITransport(synchronous),
    "network": HTTPXTransport,
}


@asynccontextmanager
async def origin(kind: str) -> AsyncIterator[str]:
    """The origin that a transport of a kind asks, within a block that uses the transport."""
    if kind != "network":
        with use(TRANSPORTS[kind]()):
            yield "http://h"
        return
    pytest.importorskip("httpx")
    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        with use(HTTPXTransport()):
            yield f"http://127.0.0.1:{port}"
    finally:
        server.close()  # which does not wait for the connections that go on


async def reads_nothing(origin: str) -> None:
    await fetch(f"{origin}/endless")


async def reads_a_part(origin: str) -> None:
    response = await fetch(f"{origin}/endless")
    assert response.body is not None
    assert (await response.body.getReader().read())["value"].startswith(b"part")


async def leaves_a_loop(origin: str) -> None:
    response = await fetch(f"{origin}/endless")
    assert response.body is not None
    async for chunk in response.body:
        assert chunk.startswith(b"part")
        break


async def cancels(origin: str) -> None:
    for path in ("endless", "waits"):
        response = await fetch(f"{origin}/{path}")
        assert response.body is not None
        promise = response.body.cancel("enough")
        released.set()
        await promise


async def aborts_before_there_are_headers(origin: str) -> None:
    controller = AbortController()
    promise = fetch(f"{origin}/never", {"signal": controller.signal})
    await until(lambda: bool(asked))
    controller.abort(LookupError())
    with pytest.raises(LookupError):
        await promise


async def aborts_while_the_body_is_read(origin: str) -> None:
    for path in ("endless", "waits"):
        controller = AbortController()
        response = await fetch(f"{origin}/{path}", {"signal": controller.signal})
        promise = response.bytes()
        await microtasks()
        controller.abort(LookupError())
        with pytest.raises(LookupError):
            await promise


async def is_cancelled(origin: str) -> None:
    for path in ("never", "endless", "waits"):

        async def ask(url: str) -> None:
            await (await fetch(url)).bytes()

        asked.clear()
        task = asyncio.create_task(ask(f"{origin}/{path}"))
        await until(lambda: bool(asked))
        await microtasks()
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()


async def fails(origin: str) -> None:
    with pytest.raises(TypeError, match="broke off"):
        await (await fetch(f"{origin}/breaks")).bytes()


WAYS = (
    *(reads_nothing, reads_a_part, leaves_a_loop, cancels, aborts_before_there_are_headers),
    *(aborts_while_the_body_is_read, is_cancelled, fails),
)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("kind", TRANSPORTS)
def test_nothing_is_left(kind: str, way: Callable[[str], Any]) -> None:
    async def main() -> None:
        async with nothing_is_left(), origin(kind) as url:
            await way(url)

    run(main())
