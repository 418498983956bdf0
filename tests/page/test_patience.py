"""Actions that wait until a user can do them, as Playwright's do.

The rules are those of https://playwright.dev/python/docs/actionability.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("turbohtml")

from webapi.page import Page, PageError, PageTimeoutError
from webapi.page.async_api import Page as AsyncPage

NewPage = Callable[..., Page]
HTML = """<button id=a onclick="this.title += 1" disabled>A</button><input id=i readonly>
<button id=h onclick="this.title += 1" hidden>H</button><input type=checkbox id=c>"""
LATER = "(source) => void setTimeout(source, 400)"


def test_actions_wait(new_page: NewPage) -> None:
    page = new_page()
    page.set_content(HTML)
    page.evaluate(LATER, "a.disabled = false")
    page.click("#a", timeout=1000, no_wait_after=True)
    assert page.get_attribute("#a", "title") == "1"
    page.evaluate(LATER, "i.readOnly = false")
    page.locator("#i").fill("text", timeout=1000)
    assert page.input_value("#i") == "text"
    page.evaluate(LATER, "document.body.append(document.createElement('p'))")
    assert page.locator("p").inner_text(timeout=500) == ""
    page.set_default_timeout(600)
    page.evaluate(LATER, "h.hidden = false")
    page.hover("#h")
    assert page.clock.now >= 1600


def test_what_does_not_come(new_page: NewPage) -> None:
    page = new_page()
    page.set_content(HTML)
    waits: list[tuple[Callable[[], object], str]] = [
        (
            lambda: page.locator("#a").click(timeout=50),
            'Locator.click: Timeout 50ms exceeded.\nCall log:\n  - waiting for locator("#a")\n'
            '    - locator resolved to <button id="a" disabled onclick="this.title += 1">'
            "A</button>\n"
            "  - attempting click action\n    - 2 × element is not enabled\n"
            "    - retrying click action",
        ),
        (lambda: page.fill("#i", "b", timeout=50), "Page.fill: Timeout 50ms exceeded."),
        (lambda: page.inner_text("p", timeout=50), "Page.inner_text: Timeout 50ms exceeded."),
        (lambda: page.locator("i").clear(timeout=50), "Locator.clear: Timeout 50ms exceeded."),
    ]
    for action, text in waits:
        with pytest.raises(PageTimeoutError, match=f"^{re.escape(text)}"):
            action()
    with pytest.raises(PageError, match="is not enabled"):  # a page of its own acts at once
        page.click("#a")
    with pytest.raises(PageError, match="Element is not an <input>"):  # which no wait changes
        page.fill("#a", "b", timeout=50)
    assert round(page.clock.now) == 200


def test_force_and_trial(new_page: NewPage) -> None:
    page = new_page()
    page.set_content(HTML)
    with pytest.raises(PageError, match="Element is not visible"):
        page.click("#h", force=True)
    page.check("#c", trial=True)
    assert not page.is_checked("#c")
    page.check("#c")
    assert page.is_checked("#c")
    with pytest.raises(PageTimeoutError, match="element is not enabled"):
        page.click("#a", trial=True, timeout=20)
    page.set_content("<input hidden>")
    page.fill("input", "text", force=True)
    assert page.input_value("input") == "text"


def test_pages_of_a_browser_wait() -> None:
    pytest.importorskip("quickjs")
    from webapi.page.facade import sync_playwright

    with sync_playwright({}) as playwright:
        page = playwright.chromium.launch().new_page()
        page.set_content(HTML)
        page.evaluate(LATER, "a.disabled = false")
        page.click("#a")
        assert page.get_attribute("#a", "title") == "1"
        page.context.set_default_timeout(10)
        with pytest.raises(PageTimeoutError, match="Timeout 10ms exceeded"):
            page.click("#none")


def test_the_asynchronous_twin() -> None:
    pytest.importorskip("quickjs")

    async def main() -> Any:
        async with AsyncPage() as page:
            await page.set_content(HTML)
            await page.evaluate(LATER, "a.disabled = false")
            await page.locator("#a").click(timeout=1000)
            with pytest.raises(PageTimeoutError, match=r"^Locator\.check: Timeout 5ms exceeded"):
                await page.locator("#none").check(timeout=5)
            return await page.get_attribute("#a", "title")

    assert asyncio.run(main()) == "1"
