"""Elements capture the mouse in Chromium as recorded."""

from __future__ import annotations

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page.pointer_capture import RECORDED, play

__all__ = ["chromium"]


@pytest.mark.heavy("Twenty pages with two actions each.")
def test_chromium_does_what_was_recorded(chromium: Browser) -> None:
    assert play(lambda: chromium.new_page().playwright) == RECORDED
