"""The fixtures of browsers. A `conftest.py` imports them for the tests in its folder.

Tests are skipped if their browser or Playwright is not installed. With `WEBAPI_BROWSERS=required`
in the environment they fail instead, so that tests that did not run are not taken for passed ones.
"""

import os
from collections.abc import Iterator

import pytest

from tests.browser.driver import Browser, Page, available, start


def _started(name: str) -> Iterator[Browser]:
    if not available(name) and os.environ.get("WEBAPI_BROWSERS") != "required":
        pytest.skip(f"{name} is not installed")
    with start(name) as browser:
        yield browser


@pytest.fixture(scope="module")  # not for longer: asyncio.run fails while Playwright runs
def chromium() -> Iterator[Browser]:
    """One headless Chromium for the tests of a module."""
    yield from _started("chromium")


@pytest.fixture(scope="module")
def firefox() -> Iterator[Browser]:
    """One headless Firefox for the tests of a module."""
    yield from _started("firefox")


@pytest.fixture
def chromium_page(chromium: Browser) -> Iterator[Page]:
    """A new tab in Chromium, closed after the test: `goto`, `run`, `click`, `type`, `press`."""
    page = chromium.new_page()
    yield page
    page.close()


@pytest.fixture
def firefox_page(firefox: Browser) -> Iterator[Page]:
    """A new tab in Firefox, closed after the test."""
    page = firefox.new_page()
    yield page
    page.close()
