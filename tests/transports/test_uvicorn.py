"""`asgi` under a server of its own, and `HTTPXTransport` as its client."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.streams.running import run
from tests.transports.servers import served
from tests.transports.tasks import no_task_is_left, until
from webapi import AbortController, Request, Response, fetch
from webapi.transports import HTTPXTransport, use

if sys.platform == "emscripten":
    pytest.skip("needs sockets", allow_module_level=True)
pytest.importorskip("httpx")
pytest.importorskip("uvicorn")


async def connect(url: str, *lines: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Send the lines of a request, and an empty one."""
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write("\r\n".join((*lines, "", "")).encode())
    return reader, writer


def test_requests_and_responses_stream_through_a_server() -> None:
    async def handler(request: Request) -> Response:
        headers = [("Set-Cookie", "a"), ("x-url", request.url), ("Set-Cookie", "b")]
        return Response(request.body, {"status": 201, "headers": headers})

    async def main() -> None:
        chunks = [bytes([number]) * 50_000 for number in range(20)]
        async with no_task_is_left(), served(handler) as url:
            with use(HTTPXTransport()):
                init: Any = {"method": "POST", "body": iter(chunks), "duplex": "half"}
                response = await fetch(f"{url}/a%2Fb?c", init)
                assert (response.status, await response.bytes()) == (201, b"".join(chunks))
                assert response.headers.get("x-url") == f"{url}/a%2Fb?c"
                assert response.headers.getSetCookie() == ["a", "b"]

    run(main())


def test_bodies_that_are_null_and_head_keep_the_connection() -> None:
    def handler(request: Request) -> Response:
        if request.url.endswith("empty"):
            return Response(None, {"status": 204})
        return Response("text", {"headers": {"content-type": "a/b"}})

    async def main() -> None:
        async with served(handler) as url:
            reader, writer = await connect(url, "HEAD / HTTP/1.1", "Host: h")
            for request in ("GET /empty", "GET /", "TRACE /"):
                writer.write(f"{request} HTTP/1.1\r\nHost: h\r\n\r\n".encode())
            heads = [await reader.readuntil(b"\r\n\r\n") for _ in range(3)]
            assert [head.split()[1] for head in heads] == [b"200", b"204", b"200"]
            assert [b"content-length: 4\r\n" in head for head in heads] == [True, False, True]
            assert await reader.readexactly(4) == b"text"
            assert (await reader.readuntil(b"\r\n\r\n")).split()[1] == b"400"
            writer.close()
            await writer.wait_closed()

    run(main())


def test_a_client_that_asks_first_sends_a_body_only_if_the_handler_reads_it() -> None:
    async def handler(request: Request) -> Response:
        if request.url.endswith("/refused"):
            return Response(None, {"status": 413})
        return Response(await request.text())

    async def main() -> None:
        async with served(handler) as url:
            for path, statuses in (("/refused", [b"413"]), ("/read", [b"100", b"200"])):
                lines = ("Host: h", "Content-Length: 4", "Expect: 100-continue")
                reader, writer = await connect(url, f"POST {path} HTTP/1.1", *lines)
                for status in statuses:
                    assert (await reader.readuntil(b"\r\n\r\n")).split()[1] == status
                    writer.write(b"text" if status == b"100" else b"")
                if path == "/read":
                    assert await reader.readexactly(4) == b"text"
                writer.close()
                await writer.wait_closed()

    run(main())


def test_an_error_of_the_handler_is_500_and_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    def body() -> Any:
        yield b"begun"
        raise LookupError("late")

    def handler(request: Request) -> Response:
        if request.url.endswith("/late"):
            return Response(body())
        raise LookupError("secret")

    async def main() -> None:
        async with served(handler) as url:
            with use(HTTPXTransport()), caplog.at_level(logging.ERROR, "uvicorn"):
                response = await fetch(url)
                assert (response.status, "secret" in await response.text()) == (500, False)
                with pytest.raises(TypeError, match="broke off"):
                    await (await fetch(f"{url}/late")).text()
        errors = [str(record.exc_info[1]) for record in caplog.records if record.exc_info]
        assert errors == ["secret", "late"]

    run(main())


@pytest.mark.parametrize("phase", ["handler", "body"])
def test_a_client_that_goes_aborts_the_request(
    phase: str, caplog: pytest.LogCaptureFixture
) -> None:
    log: list[str] = []

    async def body() -> AsyncIterator[bytes]:
        try:
            yield b"a"
            await asyncio.Event().wait()
        finally:
            log.append("closed")

    async def handler(request: Request) -> Response:
        request.signal.addEventListener("abort", lambda: log.append(request.signal.reason.name))
        log.append("asked")
        if phase == "body":
            return Response(body())
        await until(lambda: request.signal.aborted)
        request.signal.throwIfAborted()
        raise AssertionError("the signal has aborted")

    async def main() -> None:
        expected = ["asked", "AbortError", *(["closed"] if phase == "body" else [])]
        async with no_task_is_left(), served(handler) as url:
            controller = AbortController()
            with use(HTTPXTransport()):
                promise = fetch(url, {"signal": controller.signal})
                if phase == "body":
                    promise = (await promise).text()
                else:
                    await until(lambda: log == ["asked"])
                controller.abort()
                with pytest.raises(Exception, match="abort"):
                    await promise
                await until(lambda: log == expected)

    run(main())
    assert [record.message for record in caplog.records if record.exc_info] == []
