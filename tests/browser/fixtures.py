"""The browser fixtures; a `conftest.py` that imports them gives them to the tests beside it.

Where the browser or Playwright is missing the tests that want it are skipped, except
with `WEBAPI_BROWSERS=required` in the environment: there a proof that did not run must not look
like one that passed.
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


@pytest.fixture(scope="module")  # and no longer: while Playwright runs, asyncio.run cannot
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
