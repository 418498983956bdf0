"""Users edit elements in Chromium as recorded."""

import json

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page.editing import RECORDED, play

__all__ = ["chromium"]


@pytest.mark.heavy("A browser starts, and takes eighty steps: three seconds.")
def test_chromium_does_what_was_recorded(chromium: Browser) -> None:
    assert json.loads(json.dumps(play(chromium.new_page().playwright))) == RECORDED
