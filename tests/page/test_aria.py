"""ARIA snapshots: the texts are those of Playwright on Chromium."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.page.aria import RECORDED, matched, snapshots
from tests.page.conftest import NEEDS_QUICKJS
from tests.parsers import need_a_parser
from webapi.page import Page, PageTimeoutError, expect
from webapi.page.aria import MAX_NAME, TemplateError, snapshot_of, template_of
from webapi.page.async_api import Page as AsyncPage
from webapi.page.async_api import expect as async_expect

__all__ = ["chromium", "chromium_page"]

need_a_parser()


def test_snapshots_and_templates(new_page: Callable[..., Page]) -> None:
    page = new_page()
    assert snapshots(page) == RECORDED["snapshots"]
    assert matched(page, expect) == RECORDED["matched"]
    page.set_content("<div id=h></div>")
    page.evaluate(
        "h.attachShadow({ mode: 'open' }).innerHTML = '<p>sh <slot></slot></p>',"
        "h.innerHTML = '<b>sl</b>'"
    )
    assert page.locator("#h").aria_snapshot() == "- paragraph: sh sl"
    with pytest.raises(PageTimeoutError, match=r"^Locator.aria_snapshot: Timeout 5ms exceeded"):
        page.locator("i").aria_snapshot(timeout=5)


def test_what_fails(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.set_content("<h1>Page</h1><p hidden id=h>x</p><input type=password value=secret>")
    with pytest.raises(AssertionError) as caught:
        expect(page.locator("#h")).to_be_visible(timeout=1)
    snapshot = '- heading "Page" [level=1]\n- textbox: "***"'  # with the password of nobody
    assert str(caught.value).endswith(f"\n\nAria snapshot:\n{snapshot}")
    with pytest.raises(AssertionError) as caught:
        expect(page.locator("h1")).to_match_aria_snapshot("- heading [level=2]", timeout=1)
    assert str(caught.value).startswith(
        "Locator expected to match Aria snapshot '- heading [level=2]'\n"
        'Actual value: - heading "Page" [level=1]\nCall log:\n'
    )
    with pytest.raises(AssertionError, match=r"Error: Unsupported attribute \[bad\]"):
        expect(page).to_match_aria_snapshot("- heading [bad]")
    with pytest.raises(AssertionError, match=r"^Page expected not to match Aria snapshot"):
        expect(page).not_to_match_aria_snapshot("- heading", timeout=1)


def test_templates_that_are_none_say_so() -> None:
    for text, error in {
        "- {heading: x}": "in brackets are missing",
        '- "heading': "Unterminated string",
        "- heading /x": "Unterminated regex",
        "- heading /(/": "Invalid regular expression",
        "- 'heading' x": "Unexpected input",
        "- text:\n  - heading": "Text value should be a string",
        "- heading [pressed=maybe]": 'a boolean or "mixed"',
    }.items():
        with pytest.raises(TemplateError, match=error):
            template_of(text)
    long = {"role": "button", "name": "x" * (MAX_NAME + 1), "states": {}, "props": {}}
    tree: Any = {"children": [{**long, "children": []}]}
    assert snapshot_of(tree) == "- button"


@NEEDS_QUICKJS
def test_the_asynchronous_twin() -> None:
    async def main() -> None:
        async with AsyncPage() as page:
            await page.set_content("<h1>a</h1>")
            assert await page.aria_snapshot() == '- heading "a" [level=1]'
            await async_expect(page.locator("h1")).to_match_aria_snapshot("- heading")

    asyncio.run(main())


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_gives_these(chromium_page: BrowserPage) -> None:
    sync_api = pytest.importorskip("playwright.sync_api")
    page: Any = chromium_page.playwright
    assert snapshots(page) == RECORDED["snapshots"]
    assert matched(page, sync_api.expect) == RECORDED["matched"]
