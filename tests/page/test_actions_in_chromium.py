"""Playwright's actions in Chromium do what was recorded."""

import json
from pathlib import Path

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page.actions import assertions, play

__all__ = ["chromium"]

RECORDED = json.loads(Path(__file__).with_name("actions_in_chromium.json").read_text("utf-8"))


@pytest.mark.heavy("Playwright waits at each action that is refused: half a minute.")
def test_chromium_does_what_was_recorded(chromium: Browser) -> None:
    from playwright.sync_api import Error, expect

    page = chromium.new_page().playwright
    page.set_default_timeout(1500)
    seen = play(page, Error)
    seen["assertions"] = assertions(expect, page)
    assert seen == RECORDED
