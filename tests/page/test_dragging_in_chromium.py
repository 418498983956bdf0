"""A mouse drags, goes in steps and is slow in Chromium as recorded."""

from __future__ import annotations

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page.dragging import HTML, RECORDED, play

__all__ = ["chromium"]


@pytest.mark.heavy("Twenty pages with some actions each.")
def test_chromium_does_what_was_recorded(chromium: Browser) -> None:
    page = chromium.new_page().playwright
    page.route("**/*", lambda route: route.fulfill(body=HTML, content_type="text/html"))
    assert play(page) == RECORDED
