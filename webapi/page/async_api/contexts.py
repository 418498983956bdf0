"""The asynchronous twin of a module.

Made by ``python -m idl`` from webapi/page/contexts.py: change that, not this.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from webapi.page.arguments import source_of
from webapi.page.contexts import _MISSING
from webapi.page.errors import missing
from webapi.page.faces import AsyncFace, AsyncOwner, nothing
from webapi.page.profile import Profile
from webapi.page.refusals import refusing_by_name

from .page import Page

if TYPE_CHECKING:
    from .browser import Browser


@refusing_by_name
class BrowserContext(AsyncOwner):
    """The cookies, the stored data and the clock of its pages."""

    def __init__(self, browser: Browser | None, profile: Profile, owner: AsyncOwner | AsyncFace):
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

    async def new_page(self) -> Page:
        """Open a page."""
        page = Page._of(self)
        await page._run(nothing())
        self._pages.append(page)
        return page

    def add_init_script(
        self, script: str | None = None, *, path: str | os.PathLike[str] | None = None
    ) -> None:
        """Run a script in each document of the pages, before its own scripts."""
        self._profile.init_scripts.append(source_of(script, path))

    async def close(self, *, reason: str | None = None) -> None:
        """Close the pages."""
        for page in self.pages:
            await page.close()
        if self._browser is not None:
            self._browser._forget(self)
