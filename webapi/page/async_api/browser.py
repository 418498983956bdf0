"""The asynchronous twin of a module.

Made by ``python -m idl`` from webapi/page/browser.py: change that, not this.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from typing_extensions import Unpack

from webapi.page.arguments import source_of
from webapi.page.browser import _EVENTS
from webapi.page.context_options import ContextOptions, LaunchOptions, profile_of
from webapi.page.errors import PageError, checked_text
from webapi.page.events import Events, given
from webapi.page.faces import AsyncOwner, nothing
from webapi.page.locator_handlers import ended
from webapi.page.refusals import missing, refusing_by_name
from webapi.page.selectors import TEST_ID, register
from webapi.page.site import Site
from webapi.url.redaction import redacted

from .api_request import APIRequest
from .contexts import BrowserContext
from .page import Page


@refusing_by_name
class Browser(AsyncOwner):
    """What opens contexts. No process belongs to it."""

    def __init__(self, kind: BrowserType) -> None:
        super().__init__(kind)
        self._kind = kind
        self._contexts: list[BrowserContext] = []
        self._is_connected = True
        self._events = Events(_EVENTS, "Browser")

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    def __repr__(self) -> str:
        return f"<Browser type={self._kind} version={self.version}>"

    @property
    def version(self) -> str:
        """The version of this package, as no browser runs."""
        return version("webapi-dom")

    @property
    def browser_type(self) -> BrowserType:
        """The type that has launched it."""
        return self._kind

    @property
    def contexts(self) -> list[BrowserContext]:
        """The contexts that are open."""
        return [*self._contexts]

    def is_connected(self) -> bool:
        """Return whether it has not been closed."""
        return self._is_connected

    async def new_context(self, **options: Unpack[ContextOptions]) -> BrowserContext:
        """Open a context, with cookies and stored data of its own.

        Raises: `TypeError` for an option of Playwright's that is missing.
        """
        profile = profile_of(self._kind._site, self._kind._engine, options)
        context = BrowserContext(self, profile, self)
        await context._run(nothing())
        self._contexts.append(context)
        await self._tell("context", context)
        return context

    async def _tell(self, event: str, value: object) -> None:
        for listener in self._events.taken(event):
            await self._decide(ended(listener(*given(listener, (value,)))))

    def on(self, event: str, f: Callable[[Any], object]) -> None:
        """Call ``f`` with each context that is opened, or with the browser when it is closed.

        Raises: `NotImplementedError` for an event that is neither ``context`` nor ``disconnected``.
        """
        self._events.add(event, f)

    def once(self, event: str, f: Callable[[Any], object]) -> None:
        """Call ``f`` with the next event."""
        self._events.add(event, f, once=True)

    def remove_listener(self, event: str, f: Callable[[Any], object]) -> None:
        """Call ``f`` no more.

        Raises: `KeyError` if it was not called.
        """
        self._events.remove(event, f)

    async def new_page(self, **options: Unpack[ContextOptions]) -> Page:
        """Open a page in a context of its own, which closes with it."""
        context = await self.new_context(**options)
        page = await context.new_page()
        page._owns_context = True
        return page

    def _forget(self, context: BrowserContext) -> bool:
        """Close a context no more; return whether it was open."""
        if context not in self._contexts:
            return False
        self._contexts.remove(context)
        return True

    async def close(self, *, reason: str | None = None) -> None:
        """Close the contexts."""
        for context in self.contexts:
            await context.close()
        if self._is_connected:
            self._is_connected = False
            await self._tell("disconnected", self)


@refusing_by_name
class BrowserType(AsyncOwner):
    """Launches browsers, which differ in their names only."""

    def __init__(self, playwright: Playwright, name: str) -> None:
        super().__init__(playwright)
        self._name = name
        self._site = playwright._site
        self._engine = playwright._engine
        self._browsers: list[Browser] = []

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    def __repr__(self) -> str:
        return f"<BrowserType name={self.name} executable_path={self.executable_path}>"

    @property
    def name(self) -> str:
        """``chromium``, ``firefox`` or ``webkit``."""
        return self._name

    @property
    def executable_path(self) -> str:
        """Nothing: no program runs."""
        return ""

    async def launch(self, **options: Unpack[LaunchOptions]) -> Browser:
        """Return a browser. Arguments about its process change nothing: none starts.

        Raises: `TypeError` for ``proxy``.
        """
        browser = Browser(self)
        await browser._run(nothing())
        self._browsers.append(browser)
        return browser

    async def close(self) -> None:
        """Close the browsers."""
        for browser in self._browsers:
            await browser.close()


@refusing_by_name
class Selectors(AsyncOwner):
    """What selectors know: engines, and the attribute of `Page.get_by_test_id`."""

    def __init__(self, playwright: Playwright) -> None:
        super().__init__(playwright)
        self._names: set[str] = set()

    async def register(
        self,
        name: str,
        script: str | None = None,
        *,
        path: str | os.PathLike[str] | None = None,
        content_script: bool | None = None,
    ) -> None:
        """Let selectors have an engine: ``script`` gives an object with ``queryAll(root, body)``.

        It runs beside the scripts of the page, whatever ``content_script`` says.

        Raises: `PageError` for a name that is none, or that selectors have.
        """
        await self._decide(nothing())
        if name in self._names:
            raise PageError(f'"{name}" selector engine has been already registered')
        register(name, source_of(script, path))
        self._names.add(name)

    def set_test_id_attribute(self, attribute_name: str) -> None:
        """Let ``get_by_test_id`` ask another attribute, in all pages of the process."""
        TEST_ID["attribute"] = checked_text(attribute_name, "the name of an attribute")

    async def close(self) -> None:
        """Do nothing."""


class Playwright(AsyncOwner):
    """What `sync_playwright <webapi.page.playwright.sync_playwright>` gives."""

    def __init__(self, site: Site, engine: str, owner: AsyncOwner | None = None) -> None:
        super().__init__(owner)
        self._site = site
        self._engine = engine
        self._on_stop: Callable[[], None] | None = None
        self.chromium = BrowserType(self, "chromium")
        """Launches a browser with this name."""
        self.firefox = BrowserType(self, "firefox")
        """Launches a browser with this name."""
        self.webkit = BrowserType(self, "webkit")
        """Launches a browser with this name."""
        self.selectors = Selectors(self)
        """Registers engines of selectors."""
        self.request = APIRequest(self, site, engine)
        """Makes contexts for requests without pages."""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    def __getitem__(self, name: str) -> BrowserType:
        """Return a type of browsers by its name.

        Raises: `ValueError` for another name.
        """
        for kind in (self.chromium, self.firefox, self.webkit):
            if kind.name == name:
                return kind
        raise ValueError(f"Invalid browser {redacted(name)}")

    async def stop(self) -> None:
        """Close the browsers."""
        for kind in (self.chromium, self.firefox, self.webkit):
            await kind.close()
        if self._on_stop is not None:
            self._on_stop()
            self._on_stop = None

    async def close(self) -> None:
        """Close the browsers."""
        await self.stop()
