"""Playwright finds in Chromium what was recorded."""

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page.finders import FINDERS, HTML, RECORDED, found

__all__ = ["chromium"]


@pytest.mark.heavy("A browser starts, and finds 156 times: four seconds.")
def test_chromium_finds_what_was_recorded(chromium: Browser) -> None:
    page = chromium.new_page().playwright
    page.set_content(HTML)
    assert {name: found(page, name) for name in FINDERS} == RECORDED
