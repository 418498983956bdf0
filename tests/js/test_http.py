"""`pyodide.http` asks by the transport that is set. What it gives else is in the transcripts."""

import asyncio
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from tests.work import LIMIT
from webapi import Request, Response
from webapi.js import install
from webapi.transports import Routes, use


@pytest.fixture
def http() -> Iterator[Any]:
    with install():
        yield import_module("pyodide.http")


def test_pyfetch_asks_the_transport(http: Any) -> None:
    routes = Routes({"POST https://api.example/users/:id": Response.json({"name": "Zoë"})})

    async def name() -> Any:
        address = "https://api.example/users/7"
        response = await http.pyfetch(address, method="POST", headers={"X-A": "b"}, body="text")
        response.raise_for_status()
        return response.url, (await response.json())["name"]

    with use(routes):
        assert asyncio.run(name()) == ("https://api.example/users/7", "Zoë")
    (asked,) = routes.requests
    assert (asked.headers.get("X-A"), asyncio.run(asked.text())) == ("b", "text")


def test_an_error_of_the_transport_is_an_os_error(http: Any) -> None:
    async def main() -> None:
        with pytest.raises(OSError, match="no transport") as caught:
            await http.pyfetch("https://api.example/")
        assert type(caught.value) is http.AbortError

    asyncio.run(main())


def test_abort_reaches_the_transport(http: Any) -> None:
    seen = []

    async def slow(request: Request) -> Response:
        seen.append(request.signal)
        await asyncio.sleep(1000)
        return Response()

    async def main() -> None:
        async with asyncio.timeout(LIMIT):
            task = asyncio.ensure_future(http.pyfetch("https://api.example/"))
            while not seen:
                await asyncio.sleep(0)
            task.cancel("no time")
            await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()

    with use(slow):
        asyncio.run(main())
    assert seen[0].aborted


def test_pyfetch_has_the_fetch_of_the_installation(http: Any) -> None:
    """In Pyodide, too, assigning to ``js.fetch`` does not change ``pyfetch``."""
    import_module("js").fetch = None

    async def text() -> Any:
        return await (await http.pyfetch("data:,a")).text()

    assert asyncio.run(text()) == "a"


def test_open_url_asks_the_transport_of_its_block(http: Any) -> None:
    routes = Routes({"https://api.example/a": Response("gone", {"status": 404})})

    async def main() -> Any:
        return http.open_url("https://api.example/a").read()

    with use(routes):
        assert http.open_url("https://api.example/a").read() == "gone"
        assert asyncio.run(main()) == "gone"


def test_what_open_url_cannot_load_is_a_network_error(http: Any) -> None:
    with pytest.raises(Exception, match=r"^NetworkError: .* 'https://user:\W+@api.example/'") as e:
        http.open_url("https://user:secret@api.example/")
    assert type(e.value).__name__ == "JsException"
    with pytest.raises(Exception, match=r"^NetworkError: "), use(Routes({})):
        http.open_url("https://api.example/")


def test_what_the_double_lacks_is_an_import_error(http: Any) -> None:
    with pytest.raises(ImportError, match="cannot import name 'pyxhr'"):
        from pyodide.http import pyxhr  # noqa: F401
