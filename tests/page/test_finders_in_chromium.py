"""Playwright finds in Chromium what was recorded."""

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page.finders import FINDERS, HTML, RECORDED, found, outcomes

__all__ = ["chromium"]


@pytest.mark.heavy("It finds 159 times, and waits for what fails: twenty seconds.")
def test_chromium_finds_what_was_recorded(chromium: Browser) -> None:
    from playwright.sync_api import expect

    page = chromium.new_page().playwright
    page.set_content(HTML)
    seen: dict[str, object] = {"outcomes": outcomes(page, expect, 300)}
    assert seen | {name: found(page, name) for name in FINDERS} == RECORDED
