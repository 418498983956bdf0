"""Events of pages and contexts: who listens, and who waits."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Final

from webapi.url.redaction import redacted

Listener = Callable[..., object]
Caller = Callable[[Listener, Any], object]

NAMES: Final = (
    *("close", "console", "crash", "dialog", "domcontentloaded", "download", "filechooser"),
    *("frameattached", "framedetached", "framenavigated", "load", "pageerror", "popup"),
    *("request", "requestfailed", "requestfinished", "response"),
)
"""The events of a page."""
NAMES_OF_CONTEXTS: Final = (
    *("close", "console", "dialog", "download", "frameattached", "framedetached"),
    *("framenavigated", "page", "pageclose", "pageload"),
    *("request", "requestfailed", "requestfinished", "response", "weberror"),
)
"""The events of a context."""


class Events:
    """The listeners of a page or a context, in the order in which they came."""

    def __init__(self, names: tuple[str, ...], kind: str) -> None:
        self._names = names
        self._kind = kind
        self._listeners: dict[str, list[tuple[Listener, bool]]] = {}

    def add(self, event: str, listener: Listener, once: bool = False) -> None:
        """Let a function be called with each event of a name, or with the next one.

        Raises: `NotImplementedError` for an event that is missing.
        """
        self.check(event)
        self._listeners.setdefault(event, []).append((listener, once))

    def check(self, event: str) -> None:
        """Raise `NotImplementedError` for an event that is missing."""
        if event not in self._names:
            raise NotImplementedError(
                f"the event {redacted(event)} of Playwright's {self._kind} is missing in "
                f"webapi.page: {', '.join(self._names)}"
            )

    def remove(self, event: str, listener: Listener) -> None:
        """Call a function no more.

        Raises: `KeyError` if it was not called.
        """
        listeners = self._listeners.get(event, [])
        found = next((each for each in listeners if each[0] == listener), None)
        if found is None:
            raise KeyError(redacted(listener))
        listeners.remove(found)

    def has(self, *events: str) -> bool:
        """Whether somebody listens to one of the events."""
        return any(self._listeners.get(event) for event in events)

    def taken(self, event: str) -> list[Listener]:
        """The functions to call now; those that were added for one event leave."""
        listeners = self._listeners.get(event, [])
        now = [*listeners]
        listeners[:] = [each for each in listeners if not each[1]]
        return [listener for listener, _ in now]


def given(listener: Listener, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """As many values as a function takes.

    >>> given(lambda route: None, (1, 2)), given(print, (1, 2))
    ((1,), (1, 2))
    """
    try:
        parameters = inspect.signature(listener).parameters.values()
    except (TypeError, ValueError):  # it tells nobody
        return values
    if any(each.kind is each.VAR_POSITIONAL for each in parameters):
        return values
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return values[: sum(each.kind in kinds for each in parameters)]
