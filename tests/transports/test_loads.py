"""Many fetches, fetches at once, and long bodies: memory stays, and nobody waits for the others."""

from __future__ import annotations

import asyncio
import gc
import sys
import tracemalloc
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest

from tests.transports.servers import served
from webapi import Request, Response, fetch
from webapi.transports import ASGITransport, HTTPXTransport, Transport, WSGITransport, asgi, use

pytestmark = [
    pytest.mark.skipif(
        sys.implementation.name != "cpython" or sys.platform == "emscripten",
        reason="measures memory, needs threads",
    ),
    pytest.mark.usefixtures("frozen_heap"),
]

LIMIT = 900
"""Seconds, far more than any test here takes."""
MOST_BYTES = 20
"""For each fetch. A weak reference alone takes 72."""
NOISE = 10_000
"""What tables of the interpreter grow by in a round of a few fetches."""


def echo(request: Request) -> Response:
    return Response(request.body)


def wsgi_echo(environ: dict[str, Any], start_response: Any) -> Iterator[bytes]:
    start_response("200 OK", [])
    yield environ["wsgi.input"].read()


TRANSPORTS: dict[str, Callable[[], Transport]] = {
    "function": lambda: echo,
    "asgi": lambda: ASGITransport(asgi(echo)),
    "wsgi": lambda: WSGITransport(wsgi_echo),
}


@pytest.mark.parametrize(
    ("kind", "fetches"),
    [
        *((kind, 90) for kind in TRANSPORTS),
        pytest.param("asgi", 10_200, marks=pytest.mark.heavy("So many fetches take a minute.")),
    ],
)
def test_many_fetches_hold_no_memory(kind: str, fetches: int) -> None:
    count = fetches // 3

    async def ask() -> None:
        response = await fetch("http://h/", {"method": "POST", "body": "text"})
        assert await response.text() == "text"

    async def main() -> list[int]:
        sizes = []
        for _ in range(3):
            for _ in range(count):
                await ask()
            gc.collect()
            sizes.append(tracemalloc.get_traced_memory()[0])
        return sizes

    tracemalloc.start()
    try:
        with use(TRANSPORTS[kind]()):
            sizes = asyncio.run(asyncio.wait_for(main(), LIMIT))
    finally:
        tracemalloc.stop()
    # What is kept once is there after the first round. What leaks grows in each.
    assert min(sizes[1] - sizes[0], sizes[2] - sizes[1]) < MOST_BYTES * count + NOISE


@pytest.mark.parametrize(
    ("kind", "most"),
    [
        ("function", 10),
        pytest.param("asgi", 50, marks=pytest.mark.heavy("So many chunks take seconds.")),
    ],
)
def test_a_hundred_fetches_at_once_go_on_alike(kind: str, most: int) -> None:
    """When one body has given its last chunk, no other is far behind."""

    async def endless() -> AsyncIterator[bytes]:
        while True:
            yield b"a"

    def handler(request: Request) -> Response:
        return Response(endless())

    async def main() -> None:
        counts = [0] * 100

        async def ask(number: int) -> None:
            response = await fetch(f"http://h/{number}")
            assert response.body is not None
            async for _ in response.body:
                counts[number] += 1
                if max(counts) >= most:
                    break

        with use(handler if kind == "function" else ASGITransport(asgi(handler))):
            await asyncio.gather(*(ask(number) for number in range(100)))
        assert min(counts) >= most / 2

    asyncio.run(asyncio.wait_for(main(), LIMIT))


SIZE = 65_536


async def parts(count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield bytes(SIZE)


def wsgi_parts(environ: dict[str, Any], start_response: Any) -> Iterator[bytes]:
    start_response("200 OK", [])
    for _ in range(int(environ["QUERY_STRING"])):
        yield bytes(SIZE)


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        *(("function", 100), ("asgi", 100), ("wsgi", 100)),
        *(
            pytest.param(kind, 16_384, marks=pytest.mark.heavy("A gigabyte takes a minute."))
            for kind in ("asgi", "wsgi", "network")
        ),
    ],
)
def test_a_long_body_streams_in_constant_memory(kind: str, count: int) -> None:
    """The larger size is a gigabyte.

    The body of the request is as long, but for WSGI. httpx sends it before it reads the response.
    """

    async def read_and_answer(request: Request) -> Response:
        assert request.body is not None
        async for _ in request.body:
            pass
        return Response(parts(count))

    async def read(url: str) -> int:
        init: Any = {"method": "POST", "body": parts(count), "duplex": "half"}
        response = await fetch(f"{url}?{count}", {} if kind == "wsgi" else init)
        assert response.body is not None
        size = 0
        async for chunk in response.body:
            size += len(chunk)
        return size

    async def main() -> int:
        if kind != "network":
            transport = WSGITransport(wsgi_parts) if kind == "wsgi" else TRANSPORTS[kind]()
            with use(transport):
                return await read("http://h/")
        async with served(read_and_answer) as url:
            with use(HTTPXTransport()):
                return await read(url)

    if kind == "network":
        pytest.importorskip("httpx")
        pytest.importorskip("uvicorn")
    tracemalloc.start()
    try:
        size = asyncio.run(asyncio.wait_for(main(), LIMIT))
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert size == count * SIZE
    assert most < (200 if kind == "network" else 60) * SIZE
