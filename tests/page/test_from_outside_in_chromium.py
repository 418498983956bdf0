"""The facts that pages from outside rely on are recorded as Chromium has them."""

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page.from_outside import RECORDED, play, with_a_clock

__all__ = ["chromium"]


@pytest.mark.heavy("A browser starts: two seconds.")
def test_chromium_does_what_was_recorded(chromium: Browser) -> None:
    assert play(with_a_clock(chromium.new_page().playwright)) == RECORDED
