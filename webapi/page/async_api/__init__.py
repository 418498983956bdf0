"""`webapi.page` for asynchronous code: classes of the same names, whose actions are awaited.

>>> from webapi.page.async_api import Page, expect  # doctest: +SKIP
>>> async with Page(app) as page:  # doctest: +SKIP
...     await page.goto("/")
...     await page.click("text=Add")
...     await expect(page.locator("#count")).to_have_text("1")

Names are those of Playwright's ``playwright.async_api``. Handlers of dialogs await nothing but
``accept`` and ``dismiss``, because the script waits for their answer.
"""

from webapi.page.async_api.api_request import (
    APIRequestContext,
    APIResponse,
    APIResponseAssertions,
)
from webapi.page.async_api.assertions import LocatorAssertions, PageAssertions, expect
from webapi.page.async_api.frames import Frame
from webapi.page.async_api.input import Keyboard, Mouse, Touchscreen
from webapi.page.async_api.locator import ElementHandle, FrameLocator, JSHandle, Locator
from webapi.page.async_api.network import Request, Response, Route
from webapi.page.async_api.page import Clock, Page
from webapi.page.async_api.transfers import Download, FileChooser

__all__ = [
    "APIRequestContext",
    "APIResponse",
    "APIResponseAssertions",
    "Clock",
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
    "Request",
    "Response",
    "Route",
    "Touchscreen",
    "expect",
]
