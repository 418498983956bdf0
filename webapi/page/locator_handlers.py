"""Handlers of what may cover a page at any time, and the actions that they interrupt.

https://playwright.dev/python/docs/api/class-page#page-add-locator-handler
"""

from __future__ import annotations

import inspect
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from webapi.page.events import given
from webapi.page.selectors import Steps

POINTED: Final = frozenset(("click", "hover"))
"""The actions to which the pointer comes first."""
MOVING: Final = POINTED | {"check"}
"""The actions that may move the pointer."""
WATCHED: Final = MOVING | {"fill", "focus", "press", "select", "setInputFiles", "type"}
"""The actions before which handlers are called."""


class LocatorHandler:
    """A function that is called when an element is visible, for so many times."""

    def __init__(
        self,
        locator: Any,
        steps: Steps,
        shown: str,
        function: Callable[..., object],
        times: int | None,
        waits: bool,
    ) -> None:
        self.steps = steps
        self.shown = shown
        self.waits = waits
        """Whether the action goes on when the element is hidden only."""
        self._locator = locator
        self._function = function
        self._left = times

    def call(self) -> object:
        """Call the function, with the locator if it takes it."""
        return self._function(*given(self._function, (self._locator,)))

    def take(self) -> bool:
        """Take a call; return whether it is the last one."""
        if self._left is not None:
            self._left -= 1
        return self._left is not None and self._left <= 0


async def ended(value: object) -> None:
    """Wait for what an asynchronous handler gives."""
    if inspect.isawaitable(value):
        await value


class Interruption(NamedTuple):
    """What an action gives in place of its value, when handlers are to be called first."""

    handlers: list[LocatorHandler]


@dataclass
class Attempt:
    """An action or an assertion that handlers may interrupt, and that goes on then."""

    timeout: float | None = None
    """The seconds that it may take; None acts at once."""
    end: float = 0
    """When it ends, on the page's clock."""
    real_end: float = 0
    """When it ends in real time."""
    has_looked: bool = False
    """Whether handlers have been called before the next try."""
    uses: int = -1
    """How often the pointer had been used when it came to the element; -1 before."""
    found: list[LocatorHandler] = field(default_factory=list)
    """The handlers that are to be called."""

    def begin(self, timeout: float | None, now: float, limit: float) -> None:
        """Take the timeout, at the first time. Without one, handlers may take ``limit`` seconds."""
        if self.real_end == 0:
            self.timeout, self.end = timeout, now + (limit if timeout is None else timeout)
            self.real_end = time.monotonic() + (limit if timeout is None else timeout)

    def left(self, now: float) -> float:
        """The seconds that are left on the page's clock."""
        return max(0.0, self.end - now)

    def is_over(self, now: float) -> bool:
        """Whether the time is over, after an interruption."""
        return bool(self.found) and (now >= self.end or time.monotonic() >= self.real_end)

    def try_again(self) -> None:
        """Call handlers again before the next try."""
        self.has_looked, self.uses = False, -1
