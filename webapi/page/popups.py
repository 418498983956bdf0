"""The pages that scripts, links and forms of a page open.

https://html.spec.whatwg.org/multipage/document-sequences.html#the-rules-for-choosing-a-navigable.
Each has a context of its own, so no script reaches the document of another page: ``opener`` is
null, and what ``window.open`` gives can be closed and navigated only.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

from webapi.html.storage import StorageArea

if TYPE_CHECKING:
    from webapi.html.navigations import Entity
    from webapi.page.tab import Tab

MAX_PAGES: Final = 50
"""How many pages of a context are open at most when a script opens another one."""
_BLANK: Final = "about:blank"


class Popups:
    """The pages that the documents of a page have opened."""

    def __init__(self, opener: Tab) -> None:
        self._opener = opener
        self._opened: list[Tab] = []
        self._unsettled: deque[Tab] = deque()

    def open(
        self, url: str | None, target: str, has_opener: bool, resource: Entity | None = None
    ) -> int | None:
        """Open a page, or navigate the one of a name; return its number for the script.

        It is None without an opener, and if too many pages are open.
        """
        named = self._opener.profile.named
        name = "" if target.lower() in ("", "_blank") else target
        tab = named.get(name)
        if tab is None or tab.is_closed:
            if len(self._opener.profile.tabs) >= MAX_PAGES:
                return None
            tab = self._opener.open_page()
            if name:
                named[name] = tab
                tab.name = name
            if has_opener:
                tab.session_areas |= {
                    origin: StorageArea(area) for origin, area in self._opener.session_areas.items()
                }
            url = url or _BLANK
        if url is not None:
            tab.navigate(url, self._opener, resource)
        self._unsettled.append(tab)
        if not has_opener:
            return None
        if tab not in self._opened:
            self._opened.append(tab)
        return self._opened.index(tab)

    def ask(self, number: int, kind: str, value: str, other: str) -> Any:
        """Answer a script about a page that it has opened."""
        tab = self._opened[number]
        match kind:
            case "closed":
                return tab.is_closed or tab.is_to_close
            case "alert" | "confirm" | "prompt":
                tab.tell_of_itself()
                return tab.answer_dialog(kind, value, other)
            case "close":
                tab.is_to_close = True
            case "navigate" if not tab.is_closed:
                tab.navigate(value, self._opener, None)
        self._unsettled.append(tab)
        return None

    async def settle(self) -> None:
        """Let the pages that have been opened or changed load what they show."""
        while self._unsettled:
            tab = self._unsettled.popleft()
            if not tab.is_closed:
                await tab.settle()
