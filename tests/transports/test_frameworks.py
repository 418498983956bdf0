"""Applications of Starlette, Flask and Django, fetched without a socket."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.streams.running import run
from tests.transports.tasks import no_task_is_left, until
from tests.work import LIMIT
from webapi import Blob, FormData, Response, fetch
from webapi.transports import ASGITransport, WSGITransport, asgi, use

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="needs threads")


def form() -> FormData:
    body = FormData()
    body.append("name", "Zoë")
    body.append("file", Blob([bytes(100_000)]), "é.bin")
    return body


def test_starlette() -> None:
    pytest.importorskip("starlette")
    from starlette.applications import Starlette
    from starlette.background import BackgroundTask
    from starlette.requests import Request
    from starlette.responses import (
        JSONResponse,
        PlainTextResponse,
        RedirectResponse,
        StreamingResponse,
    )
    from starlette.responses import Response as StarletteResponse
    from starlette.routing import Route

    log: list[str] = []

    async def echo(request: Request) -> StarletteResponse:
        size = 0
        async for chunk in request.stream():
            size += len(chunk)
        return JSONResponse({"size": size, "state": request.state.a}, status_code=201)

    async def old(request: Request) -> StarletteResponse:
        url = request.url_for("new").include_query_params(q="ü")
        response = RedirectResponse(url, background=BackgroundTask(log.append, "background"))
        response.set_cookie("a", "1")
        return response

    async def new(request: Request) -> StarletteResponse:
        return PlainTextResponse(f"{request.url} {request.headers['x-a']}")

    async def endless(request: Request) -> StarletteResponse:
        async def parts() -> AsyncIterator[bytes]:
            try:
                yield b"a"
                await asyncio.Event().wait()
            finally:
                log.append("closed")

        return StreamingResponse(parts())

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        log.append("startup")
        yield {"a": "state"}
        log.append("shutdown")

    routes = [
        Route("/echo", echo, methods=["POST"]),
        *(Route("/old", old), Route("/new", new), Route("/endless", endless)),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)

    async def main() -> None:
        async with no_task_is_left(), ASGITransport(app) as transport:
            with use(transport):
                init: Any = {"method": "POST", "body": iter([b"a" * 50_000] * 4), "duplex": "half"}
                response = await fetch("https://app.example/echo", init)
                assert response.status == 201
                assert await response.json() == {"size": 200_000, "state": "state"}
                response = await fetch("https://app.example/old", {"headers": {"x-a": "b"}})
                assert response.redirected
                assert await response.text() == "https://app.example/new?q=%C3%BC b"
                response = await fetch("https://app.example/endless")
                assert response.body is not None
                async for _ in response.body:
                    break
                await until(lambda: {"background", "closed"} <= set(log))
                assert (await fetch("https://app.example/")).status == 404
        assert log[0] == "startup"
        assert sorted(log[1:3]) == ["background", "closed"]  # in a thread, and in the loop
        assert log[3:] == ["shutdown"]

    run(main())


def test_a_handler_within_starlette() -> None:
    pytest.importorskip("starlette")
    from starlette.applications import Starlette
    from starlette.routing import Mount

    app = Starlette(routes=[Mount("/api", app=asgi(lambda request: Response(request.url)))])

    async def main() -> None:
        with use(ASGITransport(app)):
            response = await fetch("https://app.example/api/users?q=%C3%BC")
            assert await response.text() == "https://app.example/api/users?q=%C3%BC"

    run(main())


def test_flask() -> None:
    flask = pytest.importorskip("flask")
    app = flask.Flask(__name__)

    @app.post("/form")
    def _() -> Any:
        file = flask.request.files["file"]
        size = len(file.read())
        return {"name": flask.request.form["name"], "file": [file.filename, size]}, 201

    @app.get("/parts")
    def _parts() -> Any:
        def parts() -> Iterator[str]:
            yield from ("one ", flask.request.args["q"])

        response = flask.Response(flask.stream_with_context(parts()))
        response.set_cookie("a", "1")
        response.set_cookie("b", "2")
        return response

    async def main() -> None:
        async with no_task_is_left():
            with use(WSGITransport(app)):
                init: Any = {"method": "POST", "body": form()}
                response = await fetch("https://app.example/form", init)
                assert (response.status, response.statusText) == (201, "CREATED")
                assert await response.json() == {"name": "Zoë", "file": ["é.bin", 100_000]}
                response = await fetch("https://app.example/parts?q=ü")
                cookies = [each.partition(";")[0] for each in response.headers.getSetCookie()]
                assert (await response.text(), cookies) == ("one ü", ["a=1", "b=2"])
                assert (await fetch("https://app.example/")).status == 404

    run(main())


@pytest.mark.heavy("A process that sets Django up takes a second.")
def test_django() -> None:
    """In a process of its own, because Django's settings are those of a process."""
    pytest.importorskip("django")
    command = [sys.executable, "-W", "error", "-m", "tests.transports.django_application"]
    project = Path(__file__).parents[2]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, cwd=project)
    assert (done.returncode, done.stderr) == (0, "Not Found: /\n" * 2)
    expected = [
        [201, {"name": "Zoë", "file": ["é.bin", 100_000]}],
        "one two",
        ["app.example ü b", ["a=1", "b=2"]],
        404,
    ]
    assert [json.loads(line) for line in done.stdout.splitlines()] == [expected, expected]
