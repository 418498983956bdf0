"""Contexts, browsers, and suites of Playwright that run by ``pytest --webapi``."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("quickjs")
pytest.importorskip("turbohtml")

from webapi.page import Page
from webapi.page.facade import async_playwright, sync_playwright

SITE = {
    "/": "<p id=c></p><script>c.textContent = document.cookie + localStorage.x</script>",
    "/set": "<script>document.cookie = 'a=1'; localStorage.x = 2</script>",
}


def test_pages_of_a_context_share_what_those_of_another_do_not_have() -> None:
    with sync_playwright(SITE) as playwright:
        browser = playwright.chromium.launch(headless=True, slow_mo=5)
        first = browser.new_context(base_url="http://localhost/")
        page, other = first.new_page(), first.new_page()
        stranger = browser.new_page(base_url="http://localhost/")
        page.goto("/set")
        texts = []
        for each in (other, stranger):
            each.goto("/")
            texts.append(each.inner_text("#c"))
        assert texts == ["a=12", "undefined"]
        assert (first.pages, first.browser, page.context) == ([page, other], browser, first)
        other.close()
        assert first.pages == [page]
        first.close()
        assert page.is_closed()
        assert browser.contexts == [stranger.context]
        told: list[Any] = []
        for event in ("context", "disconnected"):
            browser.on(event, told.append)
        browser.once("context", told.append)
        third = browser.new_context()
        browser.remove_listener("context", told.append)
        third.close()
        with pytest.raises(NotImplementedError, match="the event 'page' of Playwright's Browser"):
            browser.on("page", print)
        with pytest.raises(NotImplementedError, match="it has no events"):
            browser.browser_type.on("close", print)  # type: ignore[attr-defined]
        closed: list[Any] = []
        stranger.context.on("close", closed.append)
        with stranger.context.expect_event("close") as closing:
            stranger.close()
        assert [closing.value] == closed == [stranger.context]
        browser.close()
        assert len(closed) == 1
        assert not browser.is_connected()
        assert told == [third, third, browser]


def test_a_page_of_its_own_has_a_context() -> None:
    with Page(SITE) as page:
        page.goto("/set")
        other = page.context.new_page()
        other.goto("/")
        assert other.inner_text("#c") == "a=12"
        assert page.context.pages == [page, other]
        assert page.context.browser is None


def test_the_asynchronous_twin() -> None:
    async def main() -> list[Any]:
        async with async_playwright(SITE) as playwright:
            browser = await playwright.webkit.launch()
            context = await browser.new_context(base_url="http://localhost/", locale="de")
            page = await context.new_page()
            await page.goto("/set")
            await page.goto("/")
            found = [await page.inner_text("#c"), await page.evaluate("navigator.language")]

            async def note_end(closed: Any) -> None:
                found.append(closed is context)

            context.on("close", note_end)
            await context.close()
            return found

    assert asyncio.run(main()) == ["a=12", "de", True]


def test_options() -> None:
    with sync_playwright(SITE) as playwright:
        browser = playwright.firefox.launch()
        context = browser.new_context(
            color_scheme="dark", user_agent="A/1", viewport={"width": 300, "height": 200}
        )
        asked = (
            "[innerWidth, navigator.userAgent, matchMedia('(prefers-color-scheme: dark)').matches]"
        )
        assert context.new_page().evaluate(asked) == [300, "A/1", True]
        with pytest.raises(
            TypeError, match="new_context takes no proxy=, which Playwright's takes: sites"
        ):
            browser.new_context(proxy={"server": "a"})  # type: ignore[call-arg]
        with pytest.raises(TypeError, match="takes no java_script_enabled=False"):
            browser.new_context(java_script_enabled=False)
        with pytest.raises(
            TypeError, match="launch takes no proxy=, which Playwright's takes: sites"
        ):
            playwright.firefox.launch(proxy={"server": "a"})
        for owner, name in ((context, "tracing"), (browser, "bind"), (playwright, "devices")):
            with pytest.raises(AttributeError, match=f"{name} of Playwright's .* is missing"):
                getattr(owner, name)


SUITE = """
import re, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
import pytest
from playwright.sync_api import Error, Page, TimeoutError, Worker, expect, sync_playwright

class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<h1>Shop</h1><button onclick='this.remove()'>Buy</button>")

    def log_message(self, *_):
        pass

@pytest.fixture(scope="session")
def base_url():
    with ThreadingHTTPServer(("localhost", 0), Handler) as server:
        threading.Thread(target=server.serve_forever).start()
        yield f"http://localhost:{server.server_port}"
        server.shutdown()

def test_fixtures(page: Page, context, new_context, browser, browser_name):
    page.goto("/")
    expect(page.locator("h1")).to_have_text("Shop")
    page.click("text=Buy")
    assert page.locator("button").count() == 0
    assert (context.pages, page.context, browser_name) == ([page], context, "chromium")
    assert new_context() in browser.contexts

def test_errors(page):
    with pytest.raises(TimeoutError):
        page.wait_for_selector("p", timeout=5)
    assert issubclass(TimeoutError, Error)
    with pytest.raises(NotImplementedError, match="Worker is missing"):
        Worker()

@pytest.mark.parametrize("turn", [1, 2])
def test_a_playwright_that_is_left_open_spoils_no_other_test(turn):
    browser = sync_playwright().start().chromium.launch()
    browser.new_page().set_content("<p>x</p>")
"""


def test_a_suite_runs_unchanged_by_one_option(tmp_path: Path) -> None:
    pytest.importorskip("greenlet")
    pytest.importorskip("httpx")
    Path(tmp_path, "test_shop.py").write_text(SUITE)
    program = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--webapi"]
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST_")}
    done = subprocess.run(
        program, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert "4 passed" in done.stdout, done.stdout + done.stderr
