"""What an application raises is raised in the test, once, by the action that asked it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

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


def test_fastapi(new_page: NewPage, tmp_path: Path) -> None:
    pytest.importorskip("fastapi")
    from fastapi import Depends, FastAPI, Form, Request
    from fastapi.responses import HTMLResponse, RedirectResponse
    from fastapi.staticfiles import StaticFiles

    log: list[str] = []

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        log.append("startup")
        yield {"shop": "Tea"}
        log.append("shutdown")

    def user() -> str:
        raise NotImplementedError

    app = FastAPI(lifespan=lifespan)
    (tmp_path / "name.js").write_text("document.querySelector('p').textContent = 'script'")
    app.mount("/static", StaticFiles(directory=tmp_path), name="static")

    @app.get("/", response_class=HTMLResponse)
    def index(request: Request, name: Annotated[str, Depends(user)], item: str = "") -> str:
        script = request.url_for("static", path="name.js")
        return f"""<h1>{request.state.shop} for {name}: {item}</h1><p></p>
            <form method=post action=/order><input name=item><button>Order</button></form>
            <script src="{script}"></script>"""

    @app.post("/order")
    async def order(item: Annotated[str, Form()]) -> RedirectResponse:
        return RedirectResponse(f"/?item={item}", 303)

    app.dependency_overrides[user] = lambda: "ada"
    page = new_page(app)
    page.goto(app.url_path_for("index"))
    expect(page.locator("p")).to_have_text("script")
    page.fill("input", "green")
    page.click("button")
    expect(page.locator("h1")).to_have_text("Tea for ada: green")
    app.dependency_overrides.clear()
    with pytest.raises(NotImplementedError):
        page.reload()
    page.close()
    assert log == ["startup", "shutdown"]
