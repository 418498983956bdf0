"""`BrowserContext`: pages that share cookies, stored data and a clock.

``python -m idl`` writes its asynchronous twin: see ``idl/asynchronous.py``.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

from webapi.page.arguments import source_of
from webapi.page.errors import missing
from webapi.page.faces import SyncFace, SyncOwner, nothing
from webapi.page.page import Page
from webapi.page.profile import Profile
from webapi.page.refusals import refusing_by_name

if TYPE_CHECKING:
    from webapi.page.browser import Browser

_MISSING: Final = frozenset(
    (
        *("add_cookies", "background_pages", "clear_cookies"),
        *("clear_permissions", "clock", "cookies", "debugger", "expect_console_message"),
        *("expect_event", "expect_page", "expose_binding", "expose_function"),
        *("grant_permissions", "new_cdp_session", "on", "once", "remove_listener", "request"),
        *("route", "route_from_har", "route_web_socket", "service_workers"),
        *("set_default_navigation_timeout", "set_default_timeout"),
        *("set_extra_http_headers", "set_geolocation", "set_offline", "set_storage_state"),
        *("storage_state", "tracing", "unroute", "unroute_all", "wait_for_event"),
        "is_closed",
    )
)
"""Names of Playwright's ``BrowserContext`` that are missing here."""


@refusing_by_name
class BrowserContext(SyncOwner):
    """The cookies, the stored data and the clock of its pages."""

    def __init__(self, browser: Browser | None, profile: Profile, owner: SyncOwner | SyncFace):
        super().__init__(owner)
        self._browser = browser
        self._profile = profile
        self._pages = [owner] if isinstance(owner, Page) else []

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name, _MISSING)

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
        self._pages.append(page)
        return page

    def add_init_script(
        self, script: str | None = None, *, path: str | os.PathLike[str] | None = None
    ) -> None:
        """Run a script in each document of the pages, before its own scripts."""
        self._profile.init_scripts.append(source_of(script, path))

    def close(self, *, reason: str | None = None) -> None:
        """Close the pages."""
        for page in self.pages:
            page.close()
        if self._browser is not None:
            self._browser._forget(self)
