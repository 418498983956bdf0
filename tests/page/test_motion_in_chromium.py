"""Chromium sends the events of transitions and animations as recorded."""

from __future__ import annotations

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page.motion import (
    HTML,
    PRESSED,
    PRESSED_LOG,
    PROGRAM,
    RECORDED_EFFECTS,
    RECORDED_VIEWS,
    VIEWS,
    different,
    effects,
)

__all__ = ["chromium"]


@pytest.mark.heavy("The animations take twenty seconds.")
def test_chromium_sends_what_was_recorded(chromium: Browser) -> None:
    page = chromium.new_page().playwright
    page.set_content(HTML)
    page.evaluate(PROGRAM)
    assert different(page.evaluate("play()")) == {}
    assert page.evaluate(VIEWS) == RECORDED_VIEWS
    assert effects(page.evaluate) == RECORDED_EFFECTS


def test_chromium_transitions_what_the_mouse_presses(chromium: Browser) -> None:
    page = chromium.new_page().playwright
    page.set_content(PRESSED)
    page.hover("button")
    for act in (page.mouse.down, page.mouse.up):
        act()
        page.wait_for_timeout(200)
        assert page.evaluate("taken()") == PRESSED_LOG
