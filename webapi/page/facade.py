"""The names of ``playwright.sync_api`` and ``playwright.async_api``, over `webapi.page`.

`put_in_place` gives them to the imports of a test suite, whether Playwright is installed or not.
"""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, NoReturn

from webapi.page import api_request, async_api, browser, network
from webapi.page.arguments import FilePayload
from webapi.page.assertions import expect
from webapi.page.async_api import api_request as async_api_request
from webapi.page.async_api import browser as async_browser
from webapi.page.async_api import contexts as async_contexts
from webapi.page.async_api import network as async_network
from webapi.page.async_api import transfers as async_transfers
from webapi.page.context_options import ViewportSize
from webapi.page.contexts import BrowserContext
from webapi.page.errors import PageError, PageTimeoutError
from webapi.page.faces import SyncOwner
from webapi.page.locator import ElementHandle, JSHandle, Locator
from webapi.page.page import Page
from webapi.page.records import ConsoleMessage, Dialog, WebError
from webapi.page.sending import FormData
from webapi.page.site import Site
from webapi.page.transfers import Download, FileChooser
from webapi.transports import HTTPXTransport

_COMMON: Final[dict[str, Any]] = {
    "ConsoleMessage": ConsoleMessage,
    "Dialog": Dialog,
    "Error": PageError,
    "FilePayload": FilePayload,
    "FormData": FormData,
    "TimeoutError": PageTimeoutError,
    "ViewportSize": ViewportSize,
    "WebError": WebError,
}
_MISSING: Final = (
    *("BrowserBindResult", "CDPSession"),
    *("ChromiumBrowserContext", "Cookie", "DebuggerLocation", "DebuggerPausedDetails"),
    *("FloatRect", "Frame"),
    *("FrameLocator", "Geolocation", "HttpCredentials", "Keyboard", "Mouse"),
    *("PdfMargins", "Position", "ProxySettings", "ResourceTiming"),
    *("ScreencastActionStyle", "ScreencastFrame", "ScreencastSize", "Selectors"),
    *("SourceLocation", "StorageState", "StorageStateCookie", "Touchscreen", "Video"),
    *("VirtualCredential", "WebMCPTool", "WebMCPToolAnnotations", "WebSocket"),
    *("WebSocketRoute", "Worker"),
)
"""Classes that annotations may name, and that have no objects here."""


class _SyncManager:
    """What ``sync_playwright()`` gives."""

    def __init__(self, site: Site, engine: str) -> None:
        self._site = site
        self._engine = engine
        self._playwright: browser.Playwright | None = None

    def __enter__(self) -> browser.Playwright:
        owner = SyncOwner(None)
        if find_spec("greenlet") is not None:
            from webapi.page.greenlets import GreenletLoop

            owner._loop = GreenletLoop()
        self._playwright = playwright = browser.Playwright(self._site, self._engine, owner)
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
    playwright.sync_api = _module("sync_api", _sync_names(engine))
    playwright.async_api = _module("async_api", _async_names(engine))


def _module(name: str, names: dict[str, Any]) -> ModuleType:
    module = ModuleType(f"playwright.{name}", "Playwright's names, over webapi.page.")
    missing = {each: _missing_class(each) for each in _MISSING}
    vars(module).update(_COMMON | missing | names)
    vars(module)["__all__"] = sorted({*_COMMON, *missing, *names})
    sys.modules[module.__name__] = module
    return module


def _missing_class(name: str) -> type:
    """A class that annotations name."""

    def refuse(self: object, *_: Any, **__: Any) -> NoReturn:
        raise NotImplementedError(f"Playwright's {name} is missing in webapi.page")

    return type(name, (), {"__init__": refuse, "__module__": __name__})


def _sync_names(engine: str) -> dict[str, Any]:
    return {
        "APIRequest": api_request.APIRequest,
        "APIRequestContext": api_request.APIRequestContext,
        "APIResponse": api_request.APIResponse,
        "Browser": browser.Browser,
        "BrowserContext": BrowserContext,
        "BrowserType": browser.BrowserType,
        "Download": Download,
        "ElementHandle": ElementHandle,
        "FileChooser": FileChooser,
        "JSHandle": JSHandle,
        "Locator": Locator,
        "Page": Page,
        "Request": network.Request,
        "Response": network.Response,
        "Route": network.Route,
        "Playwright": browser.Playwright,
        "expect": expect,
        "sync_playwright": partial(sync_playwright, engine=engine),
    }


def _async_names(engine: str) -> dict[str, Any]:
    return {
        "APIRequest": async_api_request.APIRequest,
        "APIRequestContext": async_api_request.APIRequestContext,
        "APIResponse": async_api_request.APIResponse,
        "Browser": async_browser.Browser,
        "BrowserContext": async_contexts.BrowserContext,
        "BrowserType": async_browser.BrowserType,
        "Download": async_transfers.Download,
        "ElementHandle": async_api.ElementHandle,
        "FileChooser": async_transfers.FileChooser,
        "JSHandle": async_api.JSHandle,
        "Locator": async_api.Locator,
        "Page": async_api.Page,
        "Request": async_network.Request,
        "Response": async_network.Response,
        "Route": async_network.Route,
        "Playwright": async_browser.Playwright,
        "async_playwright": partial(async_playwright, engine=engine),
        "expect": async_api.expect,
    }
