"""The fixtures of pytest-playwright, for ``pytest --webapi``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from webapi.page.browser import Browser, BrowserType, Playwright
from webapi.page.contexts import BrowserContext
from webapi.page.facade import sync_playwright
from webapi.page.page import Page


@pytest.fixture(scope="session")
def playwright(pytestconfig: pytest.Config) -> Iterator[Playwright]:
    """What launches browsers."""
    with sync_playwright(engine=pytestconfig.getoption("--webapi-engine")) as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser_name() -> str:
    """The name of the browser for whose tests this stands."""
    return "chromium"


@pytest.fixture(scope="session")
def browser_channel() -> None:
    """No channel."""


@pytest.fixture(scope="session")
def is_chromium(browser_name: str) -> bool:
    """Whether the tests are those for Chromium."""
    return browser_name == "chromium"


@pytest.fixture(scope="session")
def is_firefox(browser_name: str) -> bool:
    """Whether the tests are those for Firefox."""
    return browser_name == "firefox"


@pytest.fixture(scope="session")
def is_webkit(browser_name: str) -> bool:
    """Whether the tests are those for WebKit."""
    return browser_name == "webkit"


@pytest.fixture(scope="session")
def browser_type(playwright: Playwright, browser_name: str) -> BrowserType:
    """What launches the browser."""
    kind: BrowserType = getattr(playwright, browser_name)
    return kind


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The arguments of ``launch``."""
    return {}


@pytest.fixture(scope="session")
def launch_browser(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> Callable[..., Browser]:
    """Launch a browser with the arguments of the suite and others."""
    return lambda **options: browser_type.launch(**browser_type_launch_args | options)


@pytest.fixture(scope="session")
def browser(launch_browser: Callable[[], Browser]) -> Iterator[Browser]:
    """The browser of the run."""
    browser = launch_browser()
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def base_url(pytestconfig: pytest.Config) -> str | None:
    """What relative URLs begin with: ``--base-url`` of pytest-base-url."""
    url: str | None = pytestconfig.getoption("base_url", None)
    return url


@pytest.fixture(scope="session")
def browser_context_args(base_url: str | None) -> dict[str, Any]:
    """The arguments of ``new_context``."""
    return {} if base_url is None else {"base_url": base_url}


@pytest.fixture
def new_context(
    browser: Browser, browser_context_args: dict[str, Any]
) -> Iterator[Callable[..., BrowserContext]]:
    """Open contexts with the arguments of the suite and others; the end of the test closes them."""
    contexts: list[BrowserContext] = []

    def new(**options: Any) -> BrowserContext:
        contexts.append(browser.new_context(**browser_context_args | options))
        return contexts[-1]

    yield new
    for context in contexts:
        context.close()


@pytest.fixture
def context(new_context: Callable[[], BrowserContext]) -> BrowserContext:
    """The context of the test."""
    return new_context()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """The page of the test."""
    return context.new_page()
