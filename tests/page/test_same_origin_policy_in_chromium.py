"""Chromium sends and reads what was recorded."""

import json
from pathlib import Path

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page.cors import run_in_chromium

__all__ = ["chromium"]

RECORDED = json.loads(Path(__file__).with_name("cors_in_chromium.json").read_text("utf-8"))


@pytest.mark.heavy("A browser starts.")
def test_chromium_does_what_was_recorded(chromium: Browser) -> None:
    assert json.loads(json.dumps(run_in_chromium(chromium))) == RECORDED
