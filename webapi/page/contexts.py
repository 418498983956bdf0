"""`BrowserContext`: pages that share cookies, stored data and a clock.

``python -m idl`` writes its asynchronous twin: see ``idl/asynchronous.py``.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from webapi.page.api_request import APIRequestContext
from webapi.page.arguments import source_of
from webapi.page.clock import Timeout, seconds_of_timeout
from webapi.page.context_options import check_permissions, checked_headers
from webapi.page.cookies import add_cookie, cookies_of, remove_cookies, replace_state, state_of
from webapi.page.errors import PageError
from webapi.page.events import given
from webapi.page.expectations import SyncExpectation, Waiting
from webapi.page.faces import SyncDisposable, SyncFace, SyncOwner, nothing
from webapi.page.har import Har, NotFound
from webapi.page.locator_handlers import ended
from webapi.page.page import Clock, Page
from webapi.page.profile import Profile
from webapi.page.records import ConsoleMessage
from webapi.page.refusals import missing, refusing_by_name
from webapi.page.routes import RouteEntry
from webapi.page.tab import TIMEOUT

if TYPE_CHECKING:
    from webapi.page.browser import Browser


@refusing_by_name
class BrowserContext(SyncOwner):
    """The cookies, the stored data and the clock of its pages."""

    def __init__(self, browser: Browser | None, profile: Profile, owner: SyncOwner | SyncFace):
        super().__init__(owner)
        self._browser = browser
        self._profile = profile
        self._pages = [owner] if isinstance(owner, Page) else []
        self._request: APIRequestContext | None = None
        self._bindings: dict[str, Callable[..., object]] = {}
        self._is_closed = False

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    def __repr__(self) -> str:
        return f"<BrowserContext browser={self._browser}>"

    @property
    def browser(self) -> Browser | None:
        """The browser; None for the context of a page that has been made without one."""
        return self._browser

    @property
    def pages(self) -> list[Page]:
        """The pages that are open."""
        return [page for page in self._pages if not page.is_closed()]

    def new_page(self) -> Page:
        """Open a page."""
        page = Page._of(self)
        page._run(nothing())
        self._adopt(page)
        page._tab.emit_to_context("page", page)
        return page

    def _adopt(self, page: Page) -> None:
        """Have a page, and give it the functions that all pages have."""
        self._pages.append(page)
        for name in self._bindings:
            page._bind(name, self._bindings[name])

    def add_init_script(
        self, script: str | None = None, *, path: str | os.PathLike[str] | None = None
    ) -> SyncDisposable:
        """Run a script in each document of the pages, before its own scripts."""
        source = source_of(script, path)
        self._profile.init_scripts.append(source)
        self._decide(nothing())
        return SyncDisposable(lambda: self._profile.init_scripts.remove(source))

    def cookies(self, urls: str | Sequence[str] | None = None) -> list[dict[str, Any]]:
        """Return the cookies, or those of these URLs, as Playwright's dictionaries."""
        self._run(nothing())
        return cookies_of(self._profile.cookies, urls)

    def add_cookies(self, cookies: Sequence[Mapping[str, Any]]) -> None:
        """Store cookies, each of a ``url``, or of a ``domain`` and a ``path``.

        Raises: `PageError` for a cookie that no server could set.
        """
        self._run(nothing())
        for each in cookies:
            add_cookie(self._profile.cookies, each)

    def clear_cookies(
        self,
        *,
        name: str | re.Pattern[str] | None = None,
        domain: str | re.Pattern[str] | None = None,
        path: str | re.Pattern[str] | None = None,
    ) -> None:
        """Remove the cookies that fit all that is given."""
        self._run(nothing())
        remove_cookies(self._profile.cookies, name, domain, path)

    def storage_state(self, *, path: str | os.PathLike[str] | None = None) -> dict[str, Any]:
        """Return the cookies and the local storage of each origin; write them to ``path``, too.

        ``new_context(storage_state=…)`` takes them.
        """
        self._run(nothing())
        state = state_of(self._profile)
        if path is not None:
            Path(path).write_text(json.dumps(state, indent=2), "utf-8")
        return state

    def set_storage_state(self, storage_state: Mapping[str, Any] | str | os.PathLike[str]) -> None:
        """Replace the cookies and the local storage by a state, or by that of a file.

        Raises: `OSError` if the file cannot be read; `PageError` for a cookie that is refused.
        """
        self._run(nothing())
        replace_state(self._profile, storage_state)

    @property
    def clock(self) -> Clock:
        """The clock of the pages: see `Page.clock`.

        Raises: `PageError` without a page.
        """
        if not self.pages:
            raise PageError("a context without a page has no clock: open a page first")
        return self.pages[0].clock

    @property
    def request(self) -> APIRequestContext:
        """Sends requests of the test itself, to the site, with the cookies of the context."""
        if self._request is None:
            self._request = APIRequestContext(self, self._profile)
        return self._request

    def set_extra_http_headers(self, headers: dict[str, str]) -> None:
        """Give all requests that come these headers."""
        self._run(nothing())
        self._profile.headers = checked_headers(headers)

    def set_offline(self, offline: bool) -> None:
        """Let requests fail, or no more, and tell the documents. Routes answer all the same."""
        self._profile.is_offline = bool(offline)
        self._run(nothing())
        for page in self.pages:
            page._run(page._tab.set_offline())

    def expose_function(self, name: str, callback: Callable[..., object]) -> SyncDisposable:
        """Give scripts of all pages a function of the host: see `Page.expose_function`."""
        self._profile.functions[name] = callback
        self._run(nothing())
        for page in self.pages:
            page._tab.expose(name, callback)
        return SyncDisposable(lambda: self._profile.functions.pop(name, None))

    def expose_binding(self, name: str, callback: Callable[..., object]) -> SyncDisposable:
        """Give scripts of all pages a function of the host: see `Page.expose_binding`.

        Pages that open later have it too.
        """
        self._bindings[name] = callback
        self._run(nothing())
        for page in self.pages:
            page.expose_binding(name, callback)
        return SyncDisposable(lambda: self._bindings.pop(name, None))

    def is_closed(self) -> bool:
        """Return whether the context has been closed."""
        return self._is_closed

    def set_default_timeout(self, timeout: Timeout) -> None:
        """Let actions and waits without a timeout wait so many milliseconds: see `Page`."""
        self._profile.patience = seconds_of_timeout(timeout)
        for page in self.pages:
            page.set_default_timeout(timeout)

    def set_default_navigation_timeout(self, timeout: Timeout) -> None:
        """Let navigations without a timeout take so many real milliseconds: see `Page`."""
        self._profile.patience_for_navigations = seconds_of_timeout(timeout)
        for page in self.pages:
            page.set_default_navigation_timeout(timeout)

    @property
    def background_pages(self) -> list[Page]:
        """Nothing: there are no extensions."""
        return []

    @property
    def service_workers(self) -> list[Any]:
        """Nothing: scripts have no service workers."""
        return []

    def grant_permissions(self, permissions: Sequence[str], *, origin: str | None = None) -> None:
        """Check the names, and do nothing: no script can ask for a permission.

        Raises: `PageError` for a name that is unknown.
        """
        self._run(nothing())
        check_permissions(permissions)

    def clear_permissions(self) -> None:
        """Do nothing: no script can ask for a permission."""
        self._run(nothing())

    def on(self, event: str, f: Callable[[Any], object]) -> None:
        """Call ``f`` with each event of the pages: see `Page.on`.

        Raises: `NotImplementedError` for an event that is missing.
        """
        self._profile.events.add(event, f)

    def once(self, event: str, f: Callable[[Any], object]) -> None:
        """Call ``f`` with the next event."""
        self._profile.events.add(event, f, once=True)

    def remove_listener(self, event: str, f: Callable[[Any], object]) -> None:
        """Call ``f`` no more.

        Raises: `KeyError` if it was not called.
        """
        self._profile.events.remove(event, f)

    def expect_event(
        self,
        event: str,
        predicate: Callable[[Any], object] | None = None,
        *,
        timeout: Timeout | None = None,
    ) -> SyncExpectation[Any]:
        """Give a block, after which an event of the pages has come: see `Page.expect_event`.

        Raises: `NotImplementedError` for an event that is missing; after the block,
            `PageTimeoutError`, or `PageError` without a page.
        """
        waiting = Waiting(self._profile.events, event, predicate)
        return SyncExpectation(self._run, waiting, self._until(event, timeout))

    def _until(
        self, event: str, timeout: Timeout | None
    ) -> Callable[[Callable[[], bool]], Coroutine[Any, Any, None]]:
        """What waits until an event has come."""
        patience = self._profile.patience
        limit = TIMEOUT / 1000 if patience is None else patience
        if timeout is not None:
            limit = seconds_of_timeout(timeout)
        what = f'while waiting for event "{event}"'
        return lambda is_over: self._profile.until_event(is_over, what, limit)

    def wait_for_event(
        self,
        event: str,
        predicate: Callable[[Any], object] | None = None,
        *,
        timeout: Timeout | None = None,
    ) -> Any:
        """Wait for an event of the pages, and return what a listener gets."""
        waiting = Waiting(self._profile.events, event, predicate)
        return self._run(waiting.wait(self._until(event, timeout)))

    def expect_page(
        self,
        predicate: Callable[[Page], object] | None = None,
        *,
        timeout: Timeout | None = None,
    ) -> SyncExpectation[Page]:
        """Give a block, after which a page has been opened."""
        return self.expect_event("page", predicate, timeout=timeout)

    def expect_console_message(
        self,
        predicate: Callable[[ConsoleMessage], object] | None = None,
        *,
        timeout: Timeout | None = None,
    ) -> SyncExpectation[ConsoleMessage]:
        """Give a block, after which a script of a page has written a message."""
        return self.expect_event("console", predicate, timeout=timeout)

    def route(
        self,
        url: str | re.Pattern[str] | Callable[[str], bool],
        handler: Callable[..., object],
        *,
        times: int | None = None,
    ) -> SyncDisposable:
        """Let a function answer requests of the pages, after their own: see `Page.route`."""
        entry = RouteEntry(url, handler, times, self._profile.base_url)
        self._profile.routes.add(entry)
        self._decide(nothing())
        return SyncDisposable(lambda: self._profile.routes.discard(entry))

    def route_from_har(
        self,
        har: str | os.PathLike[str],
        *,
        url: str | re.Pattern[str] | None = None,
        not_found: NotFound | None = None,
        update: bool | None = None,
        update_content: Literal["attach", "embed"] | None = None,
        update_mode: Literal["full", "minimal"] | None = None,
    ) -> None:
        """Answer requests of the pages from a recording, an HAR file or a ZIP file of one.

        ``url`` says which, or else all. Those that it lacks fail, or ``fallback`` to others. With
        ``update`` it answers none: the end of the context writes the recording anew.

        Raises: `OSError` if it cannot be read; `ValueError` if it is no HAR.
        """
        if update:
            mode, content = update_mode or "minimal", update_content or "attach"
            self._decide(nothing())
            self._profile.record(har, url, mode, content)
            return
        handler = Har(Path(har), not_found or "abort")
        self.route("**/*" if url is None else url, handler)

    def unroute(
        self,
        url: str | re.Pattern[str] | Callable[[str], bool],
        handler: Callable[..., object] | None = None,
    ) -> None:
        """Ask a handler of these URLs no more; without one, no handler of them."""
        self._profile.routes.remove(url, handler)
        self._decide(nothing())

    def unroute_all(
        self, *, behavior: Literal["default", "ignoreErrors", "wait"] | None = None
    ) -> None:
        """Ask no handler more."""
        self._profile.routes.remove_all()
        self._decide(nothing())

    def close(self, *, reason: str | None = None) -> None:
        """Close the pages, and tell the listeners of ``close``."""
        self._is_closed = True
        for page in self.pages:
            page.close()
        if self._request is not None:
            self._request.dispose(reason=reason)
        self._profile.downloads.remove_files()
        self._profile.write_recordings()
        if self._browser is not None and self._browser._forget(self):
            for listener in self._profile.events.taken("close"):
                self._decide(ended(listener(*given(listener, (self,)))))
