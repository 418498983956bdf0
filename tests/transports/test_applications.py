"""ASGI and WSGI applications as transports, and the network by httpx."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from collections.abc import Iterator
from contextvars import ContextVar
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from typing import Any

import pytest

from tests.streams.running import microtasks, run
from tests.transports.tasks import no_task_is_left, until
from tests.work import LIMIT
from webapi import AbortController, fetch
from webapi.transports import ASGITransport, HTTPXTransport, WSGITransport, use

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="needs threads and sockets")


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Echo: the body in parts, and what the scope has."""
    path = scope["path"]
    if path == "/raises":
        raise OSError("broken")
    if path == "/silent":
        return
    headers = [(b"x-query", scope["query_string"]), (b"set-cookie", b"a"), (b"set-cookie", b"b")]
    headers += [(b"x-host", dict(scope["headers"])[b"host"]), (b"x-path", path.encode())]
    status = 204 if path == "/empty" else 201
    await send({"type": "http.response.start", "status": status, "headers": headers})
    if path == "/endless":
        try:
            while True:
                await send({"type": "http.response.body", "body": b"a", "more_body": True})
        finally:
            scope["state"]["log"].append("ended")
    more = True
    while more:
        message = await receive()
        more = message["more_body"]
        part = {"type": "http.response.body", "body": message["body"], "more_body": more}
        if path == "/breaks":
            await send({**part, "body": b"part", "more_body": True})
            raise OSError("late")
        await send(part)
    if path == "/late":
        raise OSError("after")


def test_an_asgi_application_is_asked() -> None:
    async def main() -> None:
        before = asyncio.all_tasks()
        with use(ASGITransport(application)):
            url = "https://h:8000/%C3%A9/a?b=%20"
            body = iter([b"one", b"", b"two"])
            response = await fetch(url, {"method": "POST", "body": body, "duplex": "half"})
            assert (response.status, await response.text()) == (201, "onetwo")
            assert [response.headers.get(name) for name in ("x-query", "x-host", "x-path")] == [
                *("b=%20", "h:8000", "/Ã©/a"),
            ]
            assert response.headers.getSetCookie() == ["a", "b"]
            empty = await fetch("https://h/empty")
            assert (empty.status, empty.body) == (204, None)
            assert await (await fetch("https://h/")).text() == ""
        await until(lambda: asyncio.all_tasks() <= before)

    run(main())


def test_errors_of_an_asgi_application(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        before = asyncio.all_tasks()
        with use(ASGITransport(application)):
            for path, message in (("raises", "broken"), ("silent", "a complete response")):
                with pytest.raises(TypeError, match="failed") as caught:
                    await fetch(f"https://h/{path}")
                assert message in str(caught.value.__cause__)
            with pytest.raises(TypeError, match="broke off") as caught:
                await (await fetch("https://h/breaks")).text()
            assert repr(caught.value.__cause__) == "OSError('late')"
            with caplog.at_level(logging.ERROR, "webapi.transports"):
                assert await (await fetch("https://h/late")).text() == ""
                await asyncio.sleep(0.01)
        assert len(caplog.records) <= 1
        await until(lambda: asyncio.all_tasks() <= before)

    run(main())


@pytest.mark.parametrize(("status", "name"), [(9999, "a"), (200, "a b")])
def test_a_response_that_is_none_leaves_nothing_behind(status: int, name: str) -> None:
    async def wrong(scope: Any, receive: Any, send: Any) -> None:
        headers = [(name.encode(), b"v")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        for _ in range(2):
            await send({"type": "http.response.body", "body": b"a", "more_body": True})
        await asyncio.sleep(60)

    def also_wrong(environ: dict[str, Any], start_response: Any) -> Any:
        start_response(f"{status} OK", [(name, "v")])
        return Body(iter([b"a"]))

    async def main() -> None:
        before = asyncio.all_tasks()
        closed.clear()
        for transport in (WSGITransport(also_wrong), ASGITransport(wrong)):
            with use(transport), pytest.raises(TypeError, match="failed"):
                await fetch("https://h/")
        assert closed == ["closed"]
        await until(lambda: asyncio.all_tasks() <= before)

    run(main())


def test_a_body_that_is_dropped_or_aborted_ends_the_application() -> None:
    log: list[str] = []

    async def with_log(scope: Any, receive: Any, send: Any) -> None:
        scope["state"]["log"] = log
        await application(scope, receive, send)

    async def main() -> None:
        controller = AbortController()
        with use(ASGITransport(with_log)):
            first = await fetch("https://h/endless")
            assert await first.body.getReader().read() == {"value": b"a", "done": False}  # type: ignore[union-attr]
            second = await fetch("https://h/endless", {"signal": controller.signal})
            promise = second.bytes()
            await asyncio.sleep(0.01)
            controller.abort("why")
            with pytest.raises(Exception, match="why"):
                await promise
            third = await fetch("https://h/endless")
            await third.body.cancel()  # type: ignore[union-attr]
            await until(lambda: log == ["ended", "ended"])
            first = second = third

    run(main())


def test_an_application_goes_on_after_its_response() -> None:
    log: list[str] = []

    async def late(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            for event in ("startup", "shutdown"):
                await receive()
                log.append(event)
                await send({"type": f"lifespan.{event}.complete"})
            return
        status = 204 if scope["path"] == "/empty" else 200
        await send({"type": "http.response.start", "status": status})
        await microtasks()
        await send({"type": "http.response.body", "body": b"" if status == 204 else b"text"})
        await microtasks()
        log.append(scope["path"])

    async def main() -> None:
        async with no_task_is_left(), ASGITransport(late) as transport:
            with use(transport):
                assert await (await fetch("http://h/")).text() == "text"
                assert (await fetch("http://h/empty")).body is None
        assert log == ["startup", "/", "/empty", "shutdown"]

    run(main())


def test_leaving_the_block_of_a_lifespan_by_an_error_cancels_what_still_runs() -> None:
    async def forever(scope: Any, receive: Any, send: Any) -> None:
        await application(scope, receive, send)
        await asyncio.Event().wait()

    async def main() -> None:
        async with no_task_is_left():
            with pytest.raises(LookupError):
                async with ASGITransport(forever) as transport:
                    with use(transport):
                        await (await fetch("http://h/")).text()
                    raise LookupError

    run(main())


def test_a_response_that_is_cut_off_is_an_error() -> None:
    async def cut(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body", "body": b"part", "more_body": True})

    async def main() -> None:
        with use(ASGITransport(cut)), pytest.raises(TypeError, match="broke off"):
            await (await fetch("http://h/")).text()

    run(main())


def test_an_application_that_notices_the_disconnect_is_not_cancelled() -> None:
    log: list[object] = []

    async def sends(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200})
        try:
            while True:
                await send({"type": "http.response.body", "body": b"a", "more_body": True})
        except OSError:
            await microtasks()
            log.append("sent")

    async def receives(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 200})
        log.append((await receive())["type"])
        await microtasks()
        log.append("received")

    async def main() -> None:
        async with no_task_is_left():
            for app in (sends, receives):
                with use(ASGITransport(app)):
                    response = await fetch("http://h/")
                    await response.body.cancel()  # type: ignore[union-attr]
        assert log == ["sent", "http.disconnect", "received"]

    run(main())


def test_a_fetch_that_is_aborted_tells_an_application_that_sends_nothing_more() -> None:
    log: list[Any] = []

    async def stuck(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body", "body": b"a", "more_body": True})
        log.append((await receive())["type"])

    async def main() -> None:
        before = asyncio.all_tasks()
        controller = AbortController()
        with use(ASGITransport(stuck)):
            response = await fetch("https://h/", {"signal": controller.signal})
            promise = response.bytes()
            await asyncio.sleep(0.01)
            controller.abort("why")
            with pytest.raises(Exception, match="why"):
                await promise
        await until(lambda: log == ["http.disconnect"] and asyncio.all_tasks() <= before)

    run(main())


def test_the_lifespan_of_an_asgi_application() -> None:
    log: list[Any] = []

    async def with_lifespan(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            log.append(scope["state"]["a"])
            await application(scope, receive, send)
            return
        for event in ("startup", "shutdown"):
            log.append((await receive())["type"])
            scope["state"]["a"] = 1
            await send({"type": f"lifespan.{event}.complete"})

    async def failing(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "lifespan.startup.failed", "message": "no database"})

    async def main() -> None:
        before = asyncio.all_tasks()
        async with ASGITransport(with_lifespan) as transport:
            with use(transport):
                assert (await fetch("https://h/")).status == 201
        assert log == ["lifespan.startup", 1, "lifespan.shutdown"]
        async with ASGITransport(application):  # which raises
            pass
        with pytest.raises(RuntimeError, match="no database"):
            async with ASGITransport(failing):
                pass
        await until(lambda: asyncio.all_tasks() <= before)

    run(main())


closed: list[str] = []


class Body:
    def __init__(self, parts: Iterator[bytes]) -> None:
        self._parts = parts

    def __iter__(self) -> Iterator[bytes]:
        return self._parts

    def close(self) -> None:
        closed.append("closed")


def wsgi_application(environ: dict[str, Any], start_response: Any) -> Any:
    path = environ["PATH_INFO"]
    if path == "/raises":
        raise OSError("broken")
    if path == "/silent":
        return []
    status = "204 No Content" if path == "/empty" else "201 Made here"
    names = ("HTTP_X_A", "CONTENT_TYPE", "QUERY_STRING", "HTTP_HOST", "SERVER_PORT")
    headers = [(f"x-{name}", environ.get(name, "")) for name in names]
    write = start_response(status, [*headers, ("x-path", path)])
    if path == "/endless":
        return Body(iter(lambda: b"a", b""))
    write(b"written ")
    return Body(iter([environ["REQUEST_METHOD"].encode(), b" ", environ["wsgi.input"].read()]))


def test_a_wsgi_application_is_asked() -> None:
    async def main() -> None:
        closed.clear()
        with use(WSGITransport(wsgi_application)):
            init: Any = {"method": "POST", "body": "text", "headers": {"x-a": "b"}}
            response = await fetch("http://h/%C3%A9?q", init)
            assert (response.status, response.statusText) == (201, "Made here")
            assert [each for _, each in response.headers] == [
                *("text/plain;charset=UTF-8", "h", "b", "/Ã©", "q", "80"),
            ]
            assert await response.text() == "written POST text"
            assert closed == ["closed"]
            empty = await fetch("http://h/empty")
            assert (empty.status, empty.body, closed) == (204, None, ["closed"] * 2)
            endless = await fetch("http://h/endless")
            await endless.body.cancel()  # type: ignore[union-attr]
            await until(lambda: closed == ["closed"] * 3)
            for path, message in (("raises", "broken"), ("silent", "without a response")):
                with pytest.raises(TypeError) as caught:
                    await fetch(f"http://h/{path}")
                assert message in str(caught.value.__cause__)

    run(main())


def test_a_wsgi_application_runs_in_one_thread_and_context() -> None:
    threads: list[object] = []
    variable: ContextVar[str] = ContextVar("variable")

    def parts(environ: dict[str, Any], start_response: Any) -> Iterator[bytes]:
        threads.append(threading.current_thread())
        token = variable.set("set")
        start_response("200 OK", [])
        for _ in range(5):
            threads.append(threading.current_thread())
            yield variable.get().encode()
        variable.reset(token)

    async def main() -> None:
        with use(WSGITransport(parts)):
            assert await (await fetch("http://h/")).text() == "set" * 5
        assert len(set(threads)) == 1
        await until(lambda: threads[0] not in threading.enumerate())

    run(main())


def test_a_body_of_wsgi_that_is_aborted_while_it_is_made_is_closed_after_that() -> None:
    log: list[str] = []
    waits, goes_on = threading.Event(), threading.Event()

    def parts(environ: dict[str, Any], start_response: Any) -> Iterator[bytes]:
        start_response("200 OK", [])
        try:
            yield b"a"
            waits.set()
            goes_on.wait(LIMIT)
            log.append("made")
            yield b"b"
        finally:
            log.append("closed")

    async def main() -> None:
        controller = AbortController()
        before = set(threading.enumerate())
        async with no_task_is_left():
            with use(WSGITransport(parts)):
                response = await fetch("http://h/", {"signal": controller.signal})
                promise = response.text()
                await until(waits.is_set)
                controller.abort("why")
                with pytest.raises(Exception, match="why"):
                    await promise
            goes_on.set()
            await until(lambda: log == ["made", "closed"])
        await until(lambda: set(threading.enumerate()) <= before)

    run(main())


def test_a_wsgi_application_that_raises_stop_iteration_fails() -> None:
    def app(environ: dict[str, Any], start_response: Any) -> Any:
        return next(iter(()))

    async def main() -> None:
        with use(WSGITransport(app)), pytest.raises(TypeError) as caught:
            await fetch("http://h/")
        assert "StopIteration" in str(caught.value.__cause__)

    run(main())


class Handler(BaseHTTPRequestHandler):
    """A server that echoes, with a coding that httpx decodes."""

    def do_POST(self) -> None:
        import gzip

        body = self.rfile.read(int(self.headers["content-length"]))
        coded = gzip.compress(body + self.headers.get("x-a", "").encode())
        self.send_response(200, "Fine")
        self.send_header("content-encoding", "gzip")
        self.send_header("set-cookie", "a")
        self.send_header("set-cookie", "b")
        self.end_headers()
        self.wfile.write(coded)

    def log_message(self, *_: Any) -> None:
        pass


def test_the_network_is_asked_by_httpx() -> None:
    pytest.importorskip("httpx")
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()

    async def main() -> None:
        with use(HTTPXTransport()):
            init: Any = {"method": "POST", "body": "text", "headers": {"x-a": "b"}}
            response = await fetch(f"http://127.0.0.1:{server.server_port}/", init)
            assert (response.status, response.statusText) == (200, "Fine")
            assert response.headers.getSetCookie() == ["a", "b"]
            assert await response.text() == "textb"

    try:
        run(main())
        run(main())
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def test_a_server_may_be_silent_as_long_as_in_node(monkeypatch: pytest.MonkeyPatch) -> None:
    """The values are those of undici: ``connectTimeout``, ``headersTimeout``, ``bodyTimeout``."""
    httpx = pytest.importorskip("httpx2" if find_spec("httpx2") else "httpx")
    limits: list[Any] = []

    async def send(client: Any, request: Any, **options: Any) -> Any:
        limits.append(request.extensions["timeout"])
        return httpx.Response(204)

    monkeypatch.setattr(httpx.AsyncClient, "send", send)

    async def main() -> None:
        with use(HTTPXTransport()):
            await fetch("http://h/")

    run(main())
    assert limits == [{"connect": 10, "read": 300, "write": 300, "pool": 300}]
