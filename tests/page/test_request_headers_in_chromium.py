"""Chromium sends the headers that were recorded."""

import json
from pathlib import Path

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page import module_requests
from tests.page.headers import STEPS, run_in_chromium

__all__ = ["chromium"]

RECORDED = json.loads(Path(__file__).with_name("headers_in_chromium.json").read_text("utf-8"))


@pytest.mark.heavy("Forty documents in a browser take a quarter of a minute.")
def test_chromium_sends_what_was_recorded(chromium: Browser) -> None:
    assert {step.name: run_in_chromium(chromium, step) for step in STEPS} == RECORDED
    found, recorded = module_requests.run_in_chromium(chromium), module_requests.RECORDED
    assert dict(found) == dict(recorded)
    assert module_requests.of_main(found) == module_requests.of_main(recorded)
