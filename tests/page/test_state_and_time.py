"""Cookies, stored data, functions of the host and the clock, with Playwright's names.

The rules are those of Playwright's documentation and of its own tests.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("quickjs")
pytest.importorskip("turbohtml")

from webapi.page import BrowserContext, Page, PageError
from webapi.page.async_api import Page as AsyncPage
from webapi.page.facade import sync_playwright

NewPage = Callable[..., Page]
HERE = "http://localhost/"
SITE = {"/": "<p id=c></p>", "/shop/cart": "<p>"}


@pytest.fixture
def context() -> Iterator[BrowserContext]:
    with sync_playwright(SITE) as playwright:
        yield playwright.chromium.launch().new_context(base_url=HERE)


def test_cookies(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    page.evaluate("document.cookie = 'script=1'")
    context.add_cookies(
        [
            {"name": "a", "value": "b", "url": "http://localhost/shop/cart"},
            {"name": "d", "value": "e", "domain": ".shop.example", "path": "/", "secure": True},
            {"name": "h", "value": "i", "url": HERE, "httpOnly": True, "expires": 4102444800},
        ]
    )
    session = {"expires": -1, "httpOnly": False, "secure": False, "sameSite": "Lax"}
    local = {"domain": "localhost", "path": "/"}
    script = {"name": "script", "value": "1"} | local | session
    assert script in context.cookies(HERE)
    assert [each["name"] for each in context.cookies()] == ["script", "a", "d", "h"]
    assert [each["name"] for each in context.cookies(["https://www.shop.example/x"])] == ["d"]
    assert [each["name"] for each in context.cookies("http://localhost/shop/x")] == [
        "script",
        "a",
        "h",
    ]
    assert context.cookies(HERE)[1]["httpOnly"] is True
    assert page.evaluate("document.cookie") == "script=1"
    context.clear_cookies(name=re.compile("^[ah]$"))
    assert [each["name"] for each in context.cookies()] == ["script", "d"]
    context.clear_cookies(domain="localhost", path="/")
    assert [each["name"] for each in context.cookies()] == ["d"]
    context.clear_cookies()
    assert context.cookies() == []


@pytest.mark.parametrize(
    ("cookie", "message"),
    [
        ({"name": "a", "value": "b"}, "should have a url or a domain/path pair"),
        ({"name": "a", "value": "b", "url": HERE, "path": "/"}, "either url or domain or path"),
        ({"name": "a", "value": "b", "url": "about:blank"}, "can have a cookie"),
        ({"name": "a", "value": "b", "url": HERE, "nope": 1}, "a cookie has no 'nope'"),
        ({"name": "__Host-a", "value": "b", "url": HERE}, "is refused, as a browser refuses it"),
    ],
)
def test_cookies_that_are_refused(
    context: BrowserContext, cookie: dict[str, Any], message: str
) -> None:
    with pytest.raises(PageError, match=message):
        context.add_cookies([cookie])


def test_a_state_moves_to_another_context(context: BrowserContext, tmp_path: Path) -> None:
    page = context.new_page()
    page.goto("/")
    page.evaluate("localStorage.a = 1, document.cookie = 'b=2'")
    path = tmp_path / "state.json"
    state = context.storage_state(path=path)
    stored = {"origin": "http://localhost", "localStorage": [{"name": "a", "value": "1"}]}
    assert state["origins"] == [stored]
    assert [each["name"] for each in state["cookies"]] == ["b"]
    browser = context.browser
    assert browser is not None
    for given in (state, path):
        other = browser.new_context(base_url=HERE, storage_state=given).new_page()
        other.goto("/")
        assert other.evaluate("localStorage.a + document.cookie") == "1b=2"


def test_storage(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    for storage, name in ((page.local_storage, "local"), (page.session_storage, "session")):
        storage.set_item("a", "1")
        storage.set_item("b", "2")
        assert page.evaluate(f"{name}Storage.a") == storage.get_item("a") == "1"
        storage.remove_item("a")
        assert storage.get_item("a") is None
        assert storage.items() == [{"name": "b", "value": "2"}]
        storage.clear()
        assert storage.items() == []


def test_functions_of_the_host(context: BrowserContext) -> None:
    page = context.new_page()

    def add(*values: int) -> int:
        return sum(values)

    async def later(value: int) -> int:
        await asyncio.sleep(0)
        return value + 1

    page.expose_function("add", add)
    context.expose_function("later", later)
    for _ in range(2):
        page.goto("/")
        assert page.evaluate("async () => [await add(1, 2), await later(3)]") == [3, 4]
        assert page.evaluate("add() instanceof Promise")


def test_the_clock(new_page: NewPage) -> None:
    page = new_page(SITE)
    page.clock.install(time=0)
    page.goto("/")
    page.clock.pause_at(1)
    assert page.evaluate("[Date.now(), new Date().getTime()]") == [1000, 1000]
    page.evaluate("seen = [], setTimeout(() => seen.push(Date.now()), 1000), 0")
    page.clock.fast_forward(500)
    assert page.evaluate("seen") == []
    page.clock.fast_forward("00:02")
    assert page.evaluate("seen") == [3500]
    page.evaluate("seen = [], timer = setInterval(() => seen.push(Date.now()), 10), 0")
    page.clock.fast_forward(1000)
    assert page.evaluate("seen") == [4500]
    page.clock.run_for(20)
    assert page.evaluate("clearInterval(timer), seen") == [4500, 4510, 4520]
    page.clock.set_system_time(datetime(2020, 2, 2, tzinfo=UTC))
    assert page.evaluate("new Date().toISOString()") == "2020-02-02T00:00:00.000Z"
    page.clock.run_for(5)
    page.goto("/")
    assert page.evaluate("new Date().toISOString()") == "2020-02-02T00:00:00.005Z"
    with pytest.raises(ValueError, match="cannot go back"):
        page.clock.pause_at("2020-01-01T00:00:00Z")
    with pytest.raises(ValueError, match="Invalid date"):
        page.clock.set_system_time(1e13)
    with pytest.raises(TypeError, match="a moment is a number"):
        page.clock.set_system_time([])  # type: ignore[arg-type]


def test_a_clock_that_is_paused(new_page: NewPage) -> None:
    page = new_page(SITE)
    page.clock.install(time=0)
    page.goto("/")
    page.clock.pause_at(1)
    page.evaluate("setTimeout(() => document.title = 'late', 100)")
    page.wait_for_timeout(1000)
    with pytest.raises(PageError, match="Timeout 500ms exceeded"):
        page.wait_for_function("document.title === 'late'", timeout=500)
    with pytest.raises(PageError, match="the promise waits for a timer"):
        page.evaluate("new Promise((resolve) => setTimeout(resolve, 10))")
    assert page.evaluate("Date.now()") == 1000
    page.clock.run_for(50)
    assert page.evaluate("[Date.now(), document.title]") == [1050, ""]
    page.clock.resume()
    page.wait_for_function("document.title === 'late'", timeout=500)


def test_what_timers_throw() -> None:
    with sync_playwright(SITE) as playwright:
        page = playwright.chromium.launch().new_page(base_url=HERE)
        page.goto("/")
        page.evaluate("setTimeout(() => { throw new Error('late') }, 100)")
        with pytest.raises(PageError, match="Error: late"):
            page.clock.run_for(100)
        with pytest.raises(PageError, match="not a time: '12:02:34:10'"):
            page.clock.run_for("12:02:34:10")


def test_a_fixed_date(new_page: NewPage) -> None:
    page = new_page(SITE)
    page.clock.set_fixed_time(0.1)
    page.goto("/")
    page.clock.run_for(50)
    assert page.evaluate("Date.now()") == 100
    page.clock.set_fixed_time("1970-01-01T00:00:02Z")
    page.goto("/")
    assert page.evaluate("Date.now()") == 2000
    page.clock.install(time=5)
    page.clock.run_for(1)
    assert page.evaluate("Date.now()") == 5001
    page.clock.resume()
    assert page.evaluate("Date.now()") == 5001


def test_the_asynchronous_twin() -> None:
    async def main() -> list[Any]:
        async with AsyncPage(SITE) as page:
            await page.goto("/")
            await page.context.add_cookies([{"name": "a", "value": "b", "url": HERE}])
            await page.local_storage.set_item("c", "d")
            await page.expose_function("f", lambda: 1)
            await page.clock.set_fixed_time(3)
            cookies = await page.context.cookies()
            return [
                *(cookies[0]["name"], await page.evaluate("localStorage.c")),
                *(await page.evaluate("f()"), await page.evaluate("Date.now()")),
            ]

    assert asyncio.run(main()) == ["a", "d", 1, 3000]
