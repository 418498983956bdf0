"""The timers of one context: https://html.spec.whatwg.org/multipage/webappapis.html#event-loops

JavaScript keeps the timers. Python waits for them, because an engine cannot. No caller can catch an
exception of a timer, a microtask or a listener: unless a script handles the ``error`` event, the
`Observer` of the context gets the exception. The default one logs it to ``webapi.runtimes``.
"""

from __future__ import annotations

import json
import logging
import secrets
import time
import uuid
from collections.abc import Callable
from typing import Any, Protocol

from webapi.runtimes import console
from webapi.runtimes.javascript_error import JavaScriptError, error_of_script
from webapi.steps.crypto import QUOTA
from webapi.url.scalar_values import scalar_value_string

_logger = logging.getLogger("webapi.runtimes")


class Clock(Protocol):
    """The clock that a context's timers use. The module `time` is such a clock."""

    def monotonic(self) -> float:
        """Return the seconds since a fixed moment."""

    def sleep(self, seconds: float, /) -> None:
        """Wait this many seconds."""


class HeldClock:
    """A clock for tests. It stands still; `sleep` moves it and takes no time.

    >>> clock = HeldClock()
    >>> clock.sleep(0.5)
    >>> clock.monotonic()
    0.5
    """

    def __init__(self) -> None:
        self._now = 0.0

    def monotonic(self) -> float:
        """Return the seconds that the clock has slept."""
        return self._now

    def sleep(self, seconds: float, /) -> None:
        """Move the clock on."""
        self._now += seconds


class Observer(Protocol):
    """Who gets what scripts report."""

    def uncaught(self, error: JavaScriptError) -> None:
        """Note an exception that no script caught."""

    def reported(self, kind: str, value: Any) -> None:
        """Note what the scripts of a page tell."""

    def refused(self, text: str) -> None:
        """Note that a policy or the transport refuses a request."""


class _Logger:
    """The observer of a context that has no other."""

    def uncaught(self, error: JavaScriptError) -> None:
        _logger.error("Uncaught %s", scalar_value_string(str(error)))

    def reported(self, kind: str, value: Any) -> None:
        pass

    def refused(self, text: str) -> None:
        pass


class EventLoop:
    """Runs the timers of a context, and tells its scripts the time and random bytes."""

    observer: Observer = _Logger()

    def __init__(self, clock: Clock | None) -> None:
        self.clock: Clock = time if clock is None else clock
        self._started = self.clock.monotonic()
        self._due: float | None = None
        self._ran = self._answered = False

    def answer(self, kind: str, values: list[Any]) -> str:
        """Answer a message of the glue. ``kind`` names the request."""
        if kind == "now":
            return repr(self.now())
        if kind == "due":
            self._due, self._ran = values
            self._answered = True
        elif kind == "random":
            count = max(0, min(values[0], QUOTA))
            words = memoryview(secrets.token_bytes(count + -count % 4)).cast("i")
            return json.dumps([count, words.tolist()])
        elif kind == "uuid":
            return json.dumps(str(uuid.uuid4()))
        elif kind == "console":
            level, groups, message = values
            console.log(level, groups, message)
        elif kind == "reported":
            name, text = values
            self.observer.reported(name, json.loads(text))
        elif kind == "error":
            text, *parts = values
            error = error_of_script(*parts) if parts else JavaScriptError("", text)
            self.observer.uncaught(error)
        return "null"

    def now(self) -> float:
        """Return the milliseconds since the context began."""
        return (self.clock.monotonic() - self._started) * 1000

    def run_timer(self, now: float, run: Callable[[float], Any]) -> bool:
        """Run the first timer that is due at ``now``; return whether one was due.

        Raises: the engine's exception, if it runs no more scripts.
        """
        self._ran = self._answered = False
        try:
            run(now)
        except Exception as error:  # of a microtask, or a rejection that nobody handles
            if not self._answered:
                raise
            self.uncaught(error)
        return self._ran

    def delay(self) -> float | None:
        """Return the seconds until the next timer is due, or ``None`` without a timer."""
        return None if self._due is None else max(0.0, (self._due - self.now()) / 1000)

    def uncaught(self, error: Exception) -> None:
        """Note an engine's error that no script caught.

        Raises: the error, if memory is out.
        """
        if isinstance(error, MemoryError):
            raise error
        self.observer.uncaught(JavaScriptError("", str(error)))
