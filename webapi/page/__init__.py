"""A page for tests: it loads an application in this process and runs its scripts in an engine.

`Page` has the names of Playwright's ``Page``, so that a test moves there by another fixture:

>>> from webapi.page import Page  # doctest: +SKIP
>>> with Page(app) as page:  # doctest: +SKIP
...     page.goto("/")
...     page.click("text=Add")
...     assert page.text_content("#count") == "1"

It is not a browser: it has no layout and reads no style sheets. In pytest, the fixture
``webapi_page`` makes pages. `webapi.page.async_api` has the same classes for asynchronous code.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.page.api_request import (
        APIRequest,
        APIRequestContext,
        APIResponse,
        APIResponseAssertions,
    )
    from webapi.page.assertions import LocatorAssertions, PageAssertions, expect
    from webapi.page.browser import Browser, BrowserType, Playwright
    from webapi.page.contexts import BrowserContext
    from webapi.page.errors import PageError, PageTimeoutError
    from webapi.page.faces import SyncDisposable
    from webapi.page.frames import Frame
    from webapi.page.input import Keyboard, Mouse, Touchscreen
    from webapi.page.locator import ElementHandle, FrameLocator, JSHandle, Locator
    from webapi.page.network import Request, Response, Route
    from webapi.page.page import Clock, Page
    from webapi.page.records import (
        ConsoleMessage,
        Dialog,
        PageNavigation,
        PageRequest,
    )
    from webapi.page.soft import soft_assertions
    from webapi.page.transfers import Download, FileChooser

_MODULES = {
    "APIRequest": "api_request",
    "APIRequestContext": "api_request",
    "APIResponse": "api_request",
    "APIResponseAssertions": "api_request",
    "Browser": "browser",
    "BrowserContext": "contexts",
    "BrowserType": "browser",
    "Clock": "page",
    "ConsoleMessage": "records",
    "Dialog": "records",
    "Download": "transfers",
    "ElementHandle": "locator",
    "FileChooser": "transfers",
    "Frame": "frames",
    "FrameLocator": "locator",
    "JSHandle": "locator",
    "Keyboard": "input",
    "Locator": "locator",
    "LocatorAssertions": "assertions",
    "Mouse": "input",
    "Page": "page",
    "PageAssertions": "assertions",
    "PageError": "errors",
    "PageNavigation": "records",
    "PageRequest": "records",
    "Request": "network",
    "Response": "network",
    "Route": "network",
    "PageTimeoutError": "errors",
    "Playwright": "browser",
    "SyncDisposable": "faces",
    "Touchscreen": "input",
    "expect": "assertions",
    "soft_assertions": "soft",
}

__all__ = [
    "APIRequest",
    "APIRequestContext",
    "APIResponse",
    "APIResponseAssertions",
    "Browser",
    "BrowserContext",
    "BrowserType",
    "Clock",
    "ConsoleMessage",
    "Dialog",
    "Download",
    "ElementHandle",
    "FileChooser",
    "Frame",
    "FrameLocator",
    "JSHandle",
    "Keyboard",
    "Locator",
    "LocatorAssertions",
    "Mouse",
    "Page",
    "PageAssertions",
    "PageError",
    "PageNavigation",
    "PageRequest",
    "PageTimeoutError",
    "Playwright",
    "Request",
    "Response",
    "Route",
    "SyncDisposable",
    "Touchscreen",
    "expect",
    "soft_assertions",
]


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import a name when it is used, as pytest imports this package for the fixture."""
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)


def __dir__() -> list[str]:
    """Name what can be imported, too."""
    return [*globals(), *__all__]
