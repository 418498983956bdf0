"""What the pages of a context share."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from webapi.fetching.cookies import CookieJar
from webapi.html.storage import StorageArea
from webapi.page.clock import PageTime
from webapi.page.downloads import Folder
from webapi.page.errors import PageError
from webapi.page.events import NAMES_OF_CONTEXTS, Events
from webapi.page.globs import matcher
from webapi.page.limits import Limits
from webapi.page.recording import Content, Mode, Recording
from webapi.page.routes import Routes
from webapi.page.site import Server

if TYPE_CHECKING:
    from webapi.page.tab import Tab


@dataclass(eq=False)
class Profile:
    """The site, the cookies, the stored data and the clock of pages."""

    server: Server
    engine: str
    limits: Limits
    base_url: str | None
    """What relative URLs of the host begin with; None if they are refused."""
    settings: dict[str, Any]
    """The arguments of windows: ``user_agent``, ``languages``, ``viewport``, ``media``…"""
    raise_app_errors: bool = True
    cookies: CookieJar = field(default_factory=CookieJar)
    areas: dict[str, StorageArea] = field(default_factory=dict)
    """The local storage of each origin."""
    time: PageTime = field(default_factory=PageTime)
    init_scripts: list[str] = field(default_factory=list)
    """What runs in each document before its own scripts."""
    patience: float | None = None
    """The seconds for which actions of new pages wait; None acts at once."""
    patience_for_navigations: float | None = None
    """The real seconds that navigations of new pages may take, if a test has said so."""
    is_strict: bool = False
    """Whether a selector of a page must match one element only."""
    functions: dict[str, Callable[..., object]] = field(default_factory=dict)
    """The functions of the host that scripts of all pages call, by their names."""
    events: Events = field(default_factory=lambda: Events(NAMES_OF_CONTEXTS, "BrowserContext"))
    routes: Routes = field(default_factory=Routes)
    tabs: list[Tab] = field(default_factory=list)
    """The pages that are open."""
    named: dict[str, Tab] = field(default_factory=dict)
    """The pages whose windows scripts have given a name."""
    headers: dict[str, str] = field(default_factory=dict)
    """What all requests have besides their own headers."""
    recordings: list[Recording] = field(default_factory=list)
    """What the end of the context writes."""
    credentials: Mapping[str, str] | None = None
    """The username and the password for the site, of the origin if there is one."""
    is_offline: bool = False
    accepts_downloads: bool = True
    downloads: Folder = field(default_factory=Folder)

    def record(
        self,
        path: str | os.PathLike[str],
        url: str | re.Pattern[str] | None,
        mode: Mode,
        content: Content | None,
        tab: Tab | None = None,
    ) -> None:
        """Record the requests of URLs that match, of all pages or of one, until the end."""
        fits = matcher("**/*" if url is None else url, self.base_url)
        where = Path(path)
        if content is None:
            content = "attach" if where.suffix == ".zip" else "embed"
        self.recordings.append(Recording(where, fits, mode, content, tab))

    def write_recordings(self) -> None:
        """Write the files of what has been recorded.

        Raises: `OSError`.
        """
        while self.recordings:
            self.recordings.pop().write()

    async def until_event(self, is_over: Callable[[], bool], what: str, timeout: float) -> None:
        """Wait until an event of the pages has come.

        Raises: `PageTimeoutError`; `PageError` without a page.
        """
        if self.tabs:
            await self.tabs[0].wait_for_event(is_over, what, timeout)
        elif not is_over():
            raise PageError("a context without a page waits for no event")
