"""Handlers of what may appear at any time. The page is of the kind that Playwright's tests have."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("turbohtml")

from tests.page.conftest import NEEDS_QUICKJS
from webapi.page import Locator, Page, PageError, PageTimeoutError, expect
from webapi.page.async_api import Page as AsyncPage

NewPage = Callable[..., Page]
HTML = """<button id=target onclick="clicks += 1">Go</button>
<div id=notice hidden>Cookies? <button id=close>No</button></div><script>
var clicks = 0, shows = 0;
const notice = document.querySelector("#notice");
const show = () => { if (shows > 0) { shows -= 1; notice.hidden = false; } };
document.querySelector("#target").onmouseover = show;
document.querySelector("#close").onclick = () => { notice.hidden = true; };
</script>"""


@pytest.mark.parametrize("times", [0, 1, 2])
def test_a_handler_is_called_before_the_click(new_page: NewPage, times: int) -> None:
    page = new_page()
    page.set_content(HTML)
    notice = page.locator("#notice")
    calls: list[Locator] = []

    def close(locator: Locator) -> None:
        calls.append(locator)
        page.click("#close")

    page.add_locator_handler(notice, close)
    page.evaluate(f"shows = {times}")  # each time that the pointer comes to the button
    page.click("#target")
    assert calls == [notice] * times and page.evaluate("clicks") == 1
    expect(notice).to_be_hidden()
    page.evaluate("shows = 1, show()")
    expect(page.locator("#target")).to_be_visible()
    assert len(calls) == times + 1
    page.evaluate("shows = 1, show()")
    page.click("#target", force=True)
    page.remove_locator_handler(notice)
    page.click("#target")
    assert len(calls) == times + 1 and notice.is_visible()


def test_what_handlers_take(new_page: NewPage) -> None:
    page = new_page()
    page.set_content(HTML)
    calls: list[str] = []
    page.add_locator_handler(page.locator("body"), lambda: calls.append("body"), times=0)
    page.add_locator_handler(
        page.locator("body"), lambda: calls.append("body"), no_wait_after=True, times=2
    )
    for _ in range(3):
        page.focus("#target")
    assert calls == ["body", "body"]
    page.add_locator_handler(page.locator("#close"), lambda: calls.append("close"))
    page.evaluate("shows = 1, show()")
    with pytest.raises(PageTimeoutError) as caught:
        page.click("#target", timeout=3000)
    assert str(caught.value).startswith("Page.click: Timeout 3000ms exceeded.\n")
    assert 'locator handler has finished, waiting for locator("#close") to be hidden' in str(
        caught.value
    )
    assert calls[2:] == ["close"] and page.evaluate("clicks") == 0
    page.evaluate("setTimeout(() => notice.hidden = true, 2000)")
    page.click("#target", timeout=3000)
    assert calls[3:] == ["close"] and page.evaluate("clicks") == 1
    other = new_page()
    with pytest.raises(PageError, match="must belong to the main frame of this page"):
        page.add_locator_handler(other.locator("p"), print)


@NEEDS_QUICKJS
def test_the_asynchronous_twin() -> None:
    async def main() -> Any:
        async with AsyncPage() as page:
            await page.set_content(HTML)

            async def close() -> None:
                await page.click("#close")

            await page.evaluate("shows = 1, show()")
            await page.add_locator_handler(page.locator("#notice"), close)
            await page.click("#target")
            return await page.evaluate("[clicks, notice.hidden]")

    assert asyncio.run(main()) == [1, True]
