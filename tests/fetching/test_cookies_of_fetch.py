"""Cookies of fetch: none without a jar; with one, those of the Fetch Standard."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from tests.streams.running import run
from webapi import Request, Response, fetch
from webapi.runtimes.window import Window
from webapi.transports import CookieJar, Routes, install, use
from webapi.url.environment import EnvironmentSettingsObject

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide has an event loop")


def setting(cookie: str, location: str | None = None) -> Response:
    headers = [["set-cookie", cookie], ["set-cookie", "also=1"]]
    if location is None:
        return Response(None, {"headers": headers})
    return Response(None, {"status": 302, "headers": [*headers, ["location", location]]})


def sent(request: Request) -> Response:
    """What the header Cookie has."""
    return Response.json(request.headers.get("cookie"))


def routes() -> Routes:
    return Routes(
        {
            "https://a.test/login": setting("id=7; HttpOnly; Secure"),
            "https://a.test/away": setting("away=1", "https://b.test/back"),
            "https://b.test/back": setting("b=1", "https://a.test/"),
            "https://a.test/twice": setting("id=8; Path=/", "/"),
            "*://*/*": sent,
        }
    )


async def cookies(url: str, init: Any = None) -> Any:
    return await (await fetch(url, init)).json()


def test_without_a_jar_there_are_no_cookies() -> None:
    async def main() -> None:
        with use(routes()):
            response = await fetch("https://a.test/login", {"credentials": "include"})
            assert response.headers.getSetCookie() == ["id=7; HttpOnly; Secure", "also=1"]
            assert await cookies("https://a.test/", {"credentials": "include"}) is None
            assert await cookies("https://a.test/", {"headers": {"cookie": "own=1"}}) == "own=1"

    run(main())


def test_a_jar_stores_and_sends_cookies() -> None:
    async def main() -> None:
        jar = CookieJar()
        with use(routes(), cookies=jar):
            assert await cookies("https://a.test/") is None
            response = await fetch("https://a.test/login")
            assert response.headers.getSetCookie() == ["id=7; HttpOnly; Secure", "also=1"]
            assert await cookies("https://a.test/x") == "id=7; also=1"
            assert await cookies("http://a.test/x") == "also=1"
            assert await cookies("https://b.test/x") is None
            own = {"headers": [["cookie", "own=1"], ["cookie", "two=2"]]}
            assert await cookies("https://a.test/", own) == "own=1; two=2; id=7; also=1"
            assert [each.name for each in jar] == ["id", "also"]

    run(main())


def test_credentials_decide() -> None:
    async def main() -> None:
        for credentials, stored in (("omit", []), ("same-origin", ["id"]), ("include", ["id"])):
            jar = CookieJar()
            with use(routes(), cookies=jar):
                init: Any = {"credentials": credentials}
                await fetch("https://a.test/login", init)
                assert [each.name for each in jar if each.name == "id"] == stored
                jar.set("https://a.test/", "x=1", from_http=True)
                found = await cookies("https://a.test/", init)
                assert (found is not None) == bool(stored)

    run(main())


def test_each_redirect_stores_and_sends() -> None:
    async def main() -> None:
        jar = CookieJar()
        jar.set("https://b.test/", "own=b", from_http=True)
        asked = routes()
        with use(asked, cookies=jar):
            assert await cookies("https://a.test/twice") == "id=8; also=1"
            jar.clear()
            jar.set("https://b.test/", "own=b", from_http=True)
            # After another origin, the request has no credentials, even back at the first one.
            assert await cookies("https://a.test/away") is None
            assert asked.requests[-2].headers.get("cookie") is None
            assert {each.name for each in jar} == {"own", "away", "also"}
            found = await cookies("https://a.test/away", {"credentials": "include"})
            assert found == "away=1; also=1"
            assert asked.requests[-2].headers.get("cookie") == "own=b"
            assert {each.name for each in jar} == {"own", "away", "also", "b"}

    run(main())


def test_jars_of_the_program_and_of_a_page() -> None:
    window = Window("https://a.test/")

    async def main() -> None:
        await fetch("https://a.test/login")

    install(routes(), cookies=window.cookies)
    try:
        run(main())
    finally:
        install(None)
    assert window.document.cookie == "also=1"


def test_the_origin_of_the_environment_decides() -> None:
    async def main() -> None:
        jar = CookieJar()
        jar.set("https://b.test/", "b=1", from_http=True)
        page = EnvironmentSettingsObject("https://a.test/page")
        with use(sent, cookies=jar), page.entered():
            assert (await fetch("/x")).type == "basic"
            assert (await fetch("https://b.test/")).type == "cors"
            assert (await fetch("https://b.test/", {"mode": "no-cors"})).type == "opaque"
            for url in ("data:,a", "about:blank"):
                assert (await fetch(url)).type == "basic"
            assert await cookies("https://b.test/") is None
            assert await cookies("https://b.test/", {"credentials": "include"}) == "b=1"
            with pytest.raises(TypeError, match="another origin"):
                await fetch("https://b.test/", {"mode": "same-origin"})

    run(main())


def test_values_are_bytes() -> None:
    async def main() -> None:
        jar = CookieJar()
        with use(lambda request: setting("n=\xe9\xff"), cookies=jar):
            await fetch("https://a.test/")
        with use(sent, cookies=jar):
            assert await cookies("https://a.test/") == "n=\xe9\xff; also=1"

    run(main())


def test_settings_that_are_none() -> None:
    wrong: list[Any] = [{"cookies": {}}, {"cookies": "a=b"}, {"expansion": "many"}]
    for named in wrong:
        with pytest.raises(TypeError), use(sent, **named):
            pass
    for expansion in (-1, float("nan")):
        with pytest.raises(ValueError):
            install(sent, expansion=expansion)
