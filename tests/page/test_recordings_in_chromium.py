"""Playwright in Chromium answers from a recording."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium

pytest.importorskip("quickjs")

from tests.page.test_recordings import record

__all__ = ["chromium"]
NAMES = ("shop.har", "shop.zip")


@pytest.fixture(scope="module")
def recordings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two recordings, made before Chromium starts, as a thread has one Playwright at a time."""
    folder = tmp_path_factory.mktemp("recordings")
    for name in NAMES:
        record(folder / name)
    return folder


@pytest.mark.parametrize("name", NAMES)
def test_chromium_plays_a_recording(recordings: Path, chromium: Browser, name: str) -> None:
    context = chromium.new_context()
    context.route_from_har(recordings / name)
    page = context.new_page()
    page.goto("http://shop.test/old")
    page.wait_for_function("document.querySelector('p').textContent === 'got a=1 3'")
    context.close()
