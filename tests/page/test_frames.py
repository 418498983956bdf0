"""The main frame, and small members of Playwright's, which answered so in Chromium 156."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.parsers import need_a_parser
from webapi import Request, Response
from webapi.page import Page, PageError, PageTimeoutError
from webapi.page.facade import async_playwright, sync_playwright

pytest.importorskip("quickjs")
need_a_parser()

SITE = {"http://localhost/one": "<title>T</title><p>x</p><p>y</p><b>z</b>"}
STRICT = r'strict mode violation: locator\("p"\) resolved to 2 elements'


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with sync_playwright(SITE) as playwright:
        yield playwright.chromium.launch()


def test_the_main_frame(browser: Any) -> None:
    page = browser.new_page()
    response = page.goto("http://localhost/one")
    frame = page.main_frame
    assert repr(frame) == "<Frame name= url='http://localhost/one'>"
    assert (frame.name, frame.parent_frame, frame.child_frames) == ("", None, [])
    assert (frame.page, page.frames, frame.is_detached()) == (page, [frame], False)
    assert response.frame is response.request.frame is page.frame(url="**/one") is frame
    assert page.frame("x") is None
    with pytest.raises(AssertionError, match="Either name or url matcher should be specified"):
        page.frame()
    assert (frame.url, frame.title(), frame.inner_text("b")) == (page.url, "T", "z")
    with pytest.raises(PageError, match=r"\AFrame\.frame_element: Frame has been detached\."):
        frame.frame_element()
    with pytest.raises(PageTimeoutError, match=r"\AFrame\.click: Timeout 10ms exceeded\."):
        frame.click("i", timeout=10)
    assert frame.goto("http://localhost/one", timeout=9_000).ok
    with pytest.raises(NotImplementedError, match=r"Page is missing .*: there are no pixels"):
        page.screenshot()
    page.close()
    assert not frame.is_detached()


def test_the_asynchronous_twin() -> None:
    async def main() -> list[Any]:
        async with async_playwright(SITE) as playwright:
            browser = await playwright.chromium.launch()
            page = await browser.new_page()
            response = await page.goto("http://localhost/one")
            assert response is not None
            frame = response.frame
            found = [frame is page.main_frame, await frame.locator("b").inner_text()]
            await page.close()
            return [*found, browser.contexts]

    assert asyncio.run(main()) == [True, "z", []]


def test_locators_know_their_page_and_a_description(browser: Any) -> None:
    page = browser.new_page()
    page.goto("http://localhost/one")
    described = page.main_frame.locator("b").describe("Bold")
    assert (described.page, described.description, described.first.description) == (
        page,
        "Bold",
        None,
    )
    assert described.visible.inner_text() == "z"
    with described.highlight():
        described.hide_highlight()
    page.close()


@pytest.mark.parametrize(
    "act",
    [
        lambda page: page.query_selector("p", strict=True),
        lambda page: page.is_visible("p", strict=True),
        lambda page: page.is_hidden("p", strict=True),
        lambda page: page.wait_for_selector("p", strict=True, timeout=100),
    ],
)
def test_a_strict_selector_has_one_element(browser: Any, act: Callable[[Page], object]) -> None:
    page = browser.new_page()
    page.goto("http://localhost/one")
    with pytest.raises(PageError, match=STRICT):
        act(page)
    page.close()


def test_the_options_of_contexts_and_pages_that_are_opened(browser: Any) -> None:
    context = browser.new_context(strict_selectors=True)
    with context.expect_page() as opened:
        page = context.new_page()
    assert opened.value is page
    page.goto("http://localhost/one")
    with pytest.raises(PageError, match=STRICT):
        page.click("p")
    assert page.inner_text("p", strict=False) == "x"
    assert (page.opener(), page.workers, page.video) == (None, [], None)
    assert (context.service_workers, context.background_pages) == ([], [])
    page.bring_to_front()
    page.pause()
    context.grant_permissions(["notifications"])
    context.clear_permissions()
    with pytest.raises(PageError, match="Unknown permission: 'nope'"):
        context.grant_permissions(["nope"])
    context.close()


def test_a_navigation_has_a_limit_of_real_time() -> None:
    async def slow(request: Request) -> Response:
        await asyncio.Event().wait()
        return Response()

    with Page(slow) as page:
        with pytest.raises(PageTimeoutError, match=r"\APage\.goto: Timeout 1ms exceeded\."):
            page.goto("/", timeout=1)
        page.set_default_navigation_timeout(2)
        with pytest.raises(PageTimeoutError, match=r"\APage\.reload: Timeout 2ms exceeded\."):
            page.reload()
        page.context.set_default_navigation_timeout(9_000)
        page.set_content("<p>x</p>")
        assert page.inner_text("p") == "x"
