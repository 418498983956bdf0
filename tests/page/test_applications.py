"""What an application raises is raised in the test, once, by the action that asked it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest

from tests.parsers import need_a_parser
from webapi.page import Page, expect

need_a_parser()
NewPage = Callable[..., Page]


def raised(act: Callable[[], object]) -> tuple[str, str]:
    """The function that raised, and the note that says for what."""
    with pytest.raises(ZeroDivisionError) as caught:
        act()
    (note,) = caught.value.__notes__
    return caught.traceback[-1].name, note


def test_flask(new_page: NewPage) -> None:
    flask = pytest.importorskip("flask")
    app = flask.Flask(__name__)

    @app.route("/")
    def divides() -> str:
        return str(1 / 0)

    @app.route("/body")
    def body() -> Any:
        def parts() -> Iterator[str]:
            yield "a"
            yield str(1 / 0)

        return flask.Response(parts())

    for testing in (False, True):  # Flask answers with the status 500, or raises
        app.testing = testing
        page = new_page(app)
        note = "the application raised it for GET http://localhost/"
        assert raised(lambda page=page: page.goto("/")) == ("divides", note)
    assert raised(lambda: page.goto("/body")) == ("parts", f"{note}body")
    app.testing = False
    assert new_page(app, raise_app_errors=False).goto("/").status == 500


def test_starlette(new_page: NewPage) -> None:
    pytest.importorskip("starlette")
    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import HTMLResponse, Response, StreamingResponse
    from starlette.routing import Route

    async def index(request: Request) -> Response:
        return HTMLResponse("<p></p>")

    async def divides(request: Request) -> Response:
        return HTMLResponse(str(1 / 0))

    async def endless(request: Request) -> Response:
        async def parts() -> AsyncIterator[str]:
            while True:
                yield "data: a\n\n"
                await asyncio.sleep(0)

        return StreamingResponse(parts(), media_type="text/event-stream")

    app = Starlette(
        routes=[Route("/", index), Route("/divides", divides), Route("/endless", endless)]
    )
    page = new_page(app)
    page.goto("/")
    note = "the application raised it for GET http://localhost/divides"
    assert raised(lambda: page.evaluate("fetch('/divides').then(() => 0)")) == ("divides", note)
    page.evaluate(
        """() => {
          const source = new EventSource("/endless");
          source.onmessage = ({ data }) => {
            document.querySelector("p").append(data);
            source.close();
          };
        }"""
    )
    expect(page.locator("p")).to_have_text("a")
    page.evaluate("0")  # nobody is told that Starlette raises because the script reads no more
