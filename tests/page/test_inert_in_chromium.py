"""Users meet inert elements and modal dialogs in Chromium as recorded."""

import json

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page.inert import RECORDED, play

__all__ = ["chromium"]


@pytest.mark.heavy("Playwright waits at each action that is refused: twenty seconds.")
def test_chromium_does_what_was_recorded(chromium: Browser) -> None:
    from playwright.sync_api import Error

    page = chromium.new_page().playwright
    page.set_default_timeout(600)
    found = play(page, Error, lambda: page.wait_for_timeout(50))
    assert json.loads(json.dumps(found)) == RECORDED
