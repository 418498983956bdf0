"""Microtasks of listeners run in Chromium as recorded."""

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page.microtasks import HTML, RECORDED, play

__all__ = ["chromium"]


@pytest.mark.heavy("A dozen steps of real input, each with a pause, take seconds.")
def test_chromium_does_what_was_recorded(chromium: Browser) -> None:
    page = chromium.new_page().playwright
    page.route("**/*", lambda route: route.fulfill(body=HTML, content_type="text/html"))
    page.goto("https://shop.example/")
    assert play(page, lambda: page.wait_for_timeout(50)) == RECORDED
