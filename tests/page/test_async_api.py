"""The asynchronous twin of a page: what it does otherwise than the synchronous one."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import webapi.page
from tests.page.conftest import PAGE_ENGINES
from tests.page.test_page import counter, html
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from tests.work import LIMIT
from webapi import Request, Response
from webapi.page import PageError, PageTimeoutError, async_api
from webapi.page.async_api import Page, expect
from webapi.page.records import AsyncDialog
from webapi.runtimes import JavaScriptError

need_a_parser()


NewPage = Callable[..., Page]


@pytest.fixture(params=parameters(PAGE_ENGINES))
def new_page(request: pytest.FixtureRequest) -> NewPage:
    return partial(Page, engine=request.param)


def test_a_page_is_awaited(new_page: NewPage) -> None:
    async def main() -> None:
        async with new_page(counter()) as page:
            response = await page.goto("/")
            assert response is not None and response.ok
            await page.click("text=add one")
            await expect(page.locator("#count")).to_have_text("1")
            assert await page.title() == "Counter"
            await page.clock.run_for(300)
            assert (page.clock.now, await page.title()) == (300, "Saved")
            buttons = page.locator("button")
            assert [await each.is_disabled() for each in await buttons.all()] == [False, True]
            assert await buttons.first.evaluate("(element) => element.localName") == "button"
            found = await page.query_selector("p")
            assert found is not None and await found.inner_html() == "1"
            assert await page.evaluate("async () => 5") == 5
            await page.evaluate("setTimeout(() => { document.title = 'late' }, 1000), 0")
            await expect(page).to_have_title("late")
            with pytest.raises(AssertionError, match="Locator expected to have text '2'"):
                await expect(page.locator("#count")).to_have_text("2", timeout=1)
            with pytest.raises(PageTimeoutError):
                await page.wait_for_selector("i", timeout=1)
            with pytest.raises(PageError, match="is not enabled"):
                await page.click("text=Off")
        with pytest.raises(RuntimeError, match="closed"):
            await page.title()

    asyncio.run(main())


def test_errors(new_page: NewPage) -> None:
    async def main() -> None:
        async with new_page() as page:
            with pytest.raises(JavaScriptError, match="RangeError: x"):
                await page.set_content("<script>throw new RangeError('x')</script>")

            async def wait(dialog: AsyncDialog) -> None:
                await asyncio.sleep(0)

            page.once("dialog", wait)
            with pytest.raises(TypeError, match="a handler of dialogs waits"):
                await page.evaluate("confirm('a')")

            async def accept(dialog: AsyncDialog) -> None:
                await dialog.accept()

            for handler in (accept, lambda dialog: dialog.accept()):
                page.once("dialog", handler)
                assert await page.evaluate("confirm('a')") is True

    asyncio.run(main())


def test_actions_follow_one_another(new_page: NewPage) -> None:
    async def main() -> None:
        async with new_page(counter()) as page:
            await page.goto("/")
            clicks = [page.click("text=add one") for _ in range(5)]
            async with asyncio.timeout(LIMIT):
                await asyncio.gather(*clicks, page.reload(), page.click("text=add one"))
            assert await page.text_content("#count") == "1"
            assert len(page.requests) == 10

    asyncio.run(main())


def test_pages_of_one_loop(new_page: NewPage) -> None:
    async def main() -> None:
        both = asyncio.Barrier(2)

        async def app(request: Request) -> Response:
            await both.wait()  # each request needs that of the other page
            return html("<p>both</p>")

        async def text() -> str | None:
            async with new_page(app) as page:
                await page.goto("/")
                return await page.text_content("p")

        async with asyncio.timeout(LIMIT):
            assert await asyncio.gather(text(), text()) == ["both", "both"]

    asyncio.run(main())


def test_a_cancelled_action(new_page: NewPage) -> None:
    async def main() -> None:
        asked = asyncio.Event()

        async def app(request: Request) -> Response:
            if request.url.endswith("/never"):
                asked.set()
                await asyncio.Event().wait()
            return html("<p>a</p>")

        async with new_page(app) as page:
            for stuck in (lambda: page.goto("/never"), lambda: page.evaluate("fetch('/never')")):
                await page.goto("/")
                asked.clear()
                task: asyncio.Task[Any] = asyncio.create_task(stuck())
                async with asyncio.timeout(LIMIT):
                    await asked.wait()
                    waiting = asyncio.create_task(page.title())
                    await asyncio.sleep(0)
                    waiting.cancel()
                    task.cancel()
                    await asyncio.gather(task, waiting, return_exceptions=True)
                assert task.cancelled() and waiting.cancelled()
                await page.goto("/")
                assert await page.text_content("p") == "a"

    asyncio.run(main())


AWAITED = {
    "Download": {"cancel", "delete", "failure", "path", "save_as"},
    "FileChooser": {"set_files"},
    "APIRequestContext": {"delete", "dispose", "fetch", "get", "head", "patch", "post", "put"},
    "APIResponse": {"body", "dispose", "json", "text"},
    "APIResponseAssertions": {"not_to_be_ok", "to_be_ok"},
    "Page": {"close", "goto", "click", "evaluate", "wait_for_selector", "title"},
    "Locator": {"count", "all", "click", "text_content", "is_visible"},
    "ElementHandle": {"query_selector", "fill"},
    "Clock": {"run_for"},
    "JSHandle": {"json_value", "dispose"},
    "LocatorAssertions": {"to_have_text", "not_to_be_visible"},
    "PageAssertions": {"to_have_url"},
    "Frame": {"click", "goto", "title"},
    "FrameLocator": set(),
    "Keyboard": {"press", "type"},
    "Mouse": {"click", "move"},
    "Touchscreen": {"tap"},
    "Request": {"all_headers", "response"},
    "Response": {"body", "text", "json"},
    "Route": {"abort", "continue_", "fallback", "fulfill"},
}
DIRECT = {
    "Page": {"locator", "get_by_text", "on", "url", "errors"},
    "Locator": {"nth", "first", "locator"},
    "Clock": {"now"},
    "FrameLocator": {"first", "frame_locator", "get_by_role", "locator", "owner"},
}


@pytest.mark.parametrize("name", async_api.__all__)
def test_the_twins_have_the_same_names_and_parameters(name: str) -> None:
    ours, theirs = getattr(webapi.page, name), getattr(async_api, name)
    if not inspect.isclass(ours):
        assert not inspect.iscoroutinefunction(theirs)
        return
    names = {each for each in dir(ours) if not each.startswith("_")}
    assert names == {each for each in dir(theirs) if not each.startswith("_")}
    for each in names:
        member, twin = getattr(ours, each), getattr(theirs, each)
        if callable(member):
            shown = str(inspect.signature(twin)).replace("Async", "Sync")
            assert str(inspect.signature(member)) == shown, each
    awaited = {each for each in names if inspect.iscoroutinefunction(getattr(theirs, each))}
    assert AWAITED[name] <= awaited
    assert not DIRECT.get(name, set()) & awaited
