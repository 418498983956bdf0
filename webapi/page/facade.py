"""The names of ``playwright.sync_api`` and ``playwright.async_api``, over `webapi.page`.

`put_in_place` gives them to the imports of a test suite, whether Playwright is installed or not.
"""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, NoReturn, TypedDict

from webapi.page.arguments import FilePayload, FloatRect, Position
from webapi.page.async_api import browser as async_browser
from webapi.page.browser import Playwright
from webapi.page.context_options import ViewportSize
from webapi.page.errors import MissingError, PageError, PageTimeoutError
from webapi.page.faces import SyncOwner
from webapi.page.records import AsyncDialog, ConsoleMessage, Dialog, WebError
from webapi.page.refusals import CLASSES
from webapi.page.sending import FormData
from webapi.page.site import Site
from webapi.transports import HTTPXTransport

_COMMON: Final[dict[str, Any]] = {
    "ConsoleMessage": ConsoleMessage,
    "Error": PageError,
    "FilePayload": FilePayload,
    "FloatRect": FloatRect,
    "FormData": FormData,
    "Position": Position,
    "TimeoutError": PageTimeoutError,
    "ViewportSize": ViewportSize,
    "WebError": WebError,
}
_CLASSES: Final = {
    "api_request": ("APIRequest", "APIRequestContext", "APIResponse", "APIResponseAssertions"),
    "assertions": ("LocatorAssertions", "PageAssertions", "expect"),
    "browser": ("Browser", "BrowserType", "Playwright", "Selectors"),
    "contexts": ("BrowserContext",),
    "frames": ("Frame",),
    "input": ("Keyboard", "Mouse", "Touchscreen"),
    "locator": ("ElementHandle", "FrameLocator", "JSHandle", "Locator"),
    "network": ("Request", "Response", "Route"),
    "page": ("Page",),
    "transfers": ("Download", "FileChooser"),
}
"""What modules have, and their asynchronous twins too."""
_STRUCTURES: Final = (
    *("BrowserBindResult", "Cookie", "DebuggerLocation", "DebuggerPausedDetails", "Geolocation"),
    *("HttpCredentials", "PdfMargins", "ProxySettings", "ResourceTiming"),
    *("ScreencastActionStyle", "ScreencastFrame", "ScreencastSize", "SourceLocation"),
    *("StorageState", "StorageStateCookie", "VirtualCredential", "WebMCPTool"),
    "WebMCPToolAnnotations",
)
"""Names of dictionaries."""


class _SyncManager:
    """What ``sync_playwright()`` gives."""

    def __init__(self, site: Site, engine: str) -> None:
        self._site = site
        self._engine = engine
        self._playwright: Playwright | None = None

    def __enter__(self) -> Playwright:
        owner = SyncOwner(None)
        if find_spec("greenlet") is not None:
            from webapi.page.greenlets import GreenletLoop

            owner._loop = GreenletLoop()
        self._playwright = playwright = Playwright(self._site, self._engine, owner)
        playwright._on_stop = owner._loop.close
        return playwright

    start = __enter__

    def __exit__(self, *_: object) -> None:
        if self._playwright is not None:
            self._playwright.stop()


class _AsyncManager:
    """What ``async_playwright()`` gives."""

    def __init__(self, site: Site, engine: str) -> None:
        self._playwright = async_browser.Playwright(site, engine)

    async def __aenter__(self) -> async_browser.Playwright:
        return self._playwright

    start = __aenter__

    async def __aexit__(self, *_: object) -> None:
        await self._playwright.stop()


def sync_playwright(site: Site = None, engine: str = "quickjs") -> _SyncManager:
    """Do what Playwright's function does, for pages of the network, or of ``site``."""
    return _SyncManager(HTTPXTransport() if site is None else site, engine)


def async_playwright(site: Site = None, engine: str = "quickjs") -> _AsyncManager:
    """Do what Playwright's function does, for pages of the network, or of ``site``."""
    return _AsyncManager(HTTPXTransport() if site is None else site, engine)


def put_in_place(engine: str = "quickjs") -> None:
    """Let ``import playwright.sync_api`` and ``playwright.async_api`` give this package's names."""
    if find_spec("playwright") is None:
        parent = ModuleType("playwright", "The package that is not installed.")
        parent.__path__ = []
        sys.modules["playwright"] = parent
    playwright: Any = import_module("playwright")
    for name in ("sync_api", "async_api"):
        module = ModuleType(f"playwright.{name}", "Playwright's names, over webapi.page.")
        names = names_of(name, engine)
        vars(module).update(names)
        vars(module)["__all__"] = sorted(names)
        sys.modules[module.__name__] = module
        setattr(playwright, name, module)


def names_of(name: str, engine: str = "quickjs") -> dict[str, Any]:
    """What ``playwright.sync_api`` or ``playwright.async_api`` gives for a run."""
    package = "webapi.page" if name == "sync_api" else "webapi.page.async_api"
    names = {**_COMMON}
    for module, members in _CLASSES.items():
        place = import_module(f"{package}.{module}")
        names |= {each: getattr(place, each) for each in members}
    names |= {each: TypedDict(each, {}) for each in _STRUCTURES}  # type: ignore[operator]
    names |= {each: _missing_class(each) for each in CLASSES}
    names["Dialog"] = Dialog if name == "sync_api" else AsyncDialog
    manager = sync_playwright if name == "sync_api" else async_playwright
    return names | {manager.__name__: partial(manager, engine=engine)}


def _missing_class(name: str) -> type:
    """A class that annotations name."""

    def refuse(self: object, *_: Any, **__: Any) -> NoReturn:
        raise MissingError(f"Playwright's {name} is missing in webapi.page: {CLASSES[name]}")

    return type(name, (), {"__init__": refuse, "__module__": __name__})
