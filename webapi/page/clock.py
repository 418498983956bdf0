"""The clock of a page."""

from __future__ import annotations

import re
import time
from datetime import datetime, timedelta
from math import isfinite
from typing import Final, TypeAlias

from webapi.page.errors import InvalidTimeError
from webapi.runtimes.event_loop import HeldClock
from webapi.url.redaction import redacted

Timeout: TypeAlias = float | timedelta
"""Milliseconds, or a duration."""
_FARTHEST: Final = 8.64e12
"""https://tc39.es/ecma262/#sec-time-values-and-time-range, in seconds."""
_TICKS: Final = re.compile(r"(?:(?:([0-9]+):)?([0-9]+):)?([0-9]+)")


class PageTime(HeldClock):
    """The clock of a page's contexts. It begins at the real time, and stands."""

    def __init__(self) -> None:
        super().__init__()
        self._began = time.time()
        self.fixed: float | None = None
        """What ``Date`` tells, in seconds since 1970, if it does not follow the clock."""
        self.is_paused = False
        """Whether only `Clock` moves it, and no wait."""

    def time(self) -> float:
        """Return the seconds since 1970."""
        return self._began + self.monotonic()

    def set(self, seconds: float) -> None:
        """Let it be this time now; timers keep their delays."""
        self._began = seconds - self.monotonic()


def seconds_of(ticks: float | str) -> float:
    """The seconds of a number of milliseconds, or of a text of hours, minutes and seconds.

    >>> seconds_of(300), seconds_of("08"), seconds_of("01:00"), seconds_of("01:00:01")
    (0.3, 8.0, 60.0, 3601.0)

    Raises:
        TypeError: it is neither.
        ValueError: the text is another one, or the number is negative or not finite.
    """
    if isinstance(ticks, str):
        parts = _TICKS.fullmatch(ticks)
        if parts is None:
            raise InvalidTimeError(f"not a time: {redacted(ticks)}: write 08, 01:00 or 01:00:00")
        hours, minutes, seconds = (int(part or 0) for part in parts.groups())
        return float(hours * 3600 + minutes * 60 + seconds)
    if not isinstance(ticks, (int, float)):
        raise TypeError(f"a time is a number of milliseconds or a text, and not {redacted(ticks)}")
    if not isfinite(ticks):
        raise InvalidTimeError(f"the clock cannot go on by {ticks} milliseconds")
    if ticks < 0:
        raise InvalidTimeError(f"the clock cannot go back by {ticks} milliseconds")
    return ticks / 1000


def moment_of(moment: float | str | datetime) -> float:
    """The seconds since 1970 of a number of seconds, of a text of a date, or of a date.

    >>> moment_of(1.5), moment_of("2020-02-02T10:00:00Z")
    (1.5, 1580637600.0)

    Raises: `TypeError`, `ValueError`.
    """
    if isinstance(moment, datetime):
        return moment.timestamp()
    if isinstance(moment, str):
        try:
            return datetime.fromisoformat(moment).timestamp()
        except ValueError:
            raise InvalidTimeError(f"not a date: {redacted(moment)}") from None
    if not isinstance(moment, (int, float)):
        raise TypeError(
            f"a moment is a number of seconds, a text or a datetime, not {redacted(moment)}"
        )
    if not abs(moment) <= _FARTHEST:
        raise InvalidTimeError(f"Invalid date: {moment * 1000:.0f}")
    return moment


def milliseconds_of(timeout: Timeout) -> float:
    """The milliseconds that a wait may take.

    Raises: `TypeError`, `ValueError`. Each wait ends, so that 0 is no timeout either.
    """
    if isinstance(timeout, timedelta):
        timeout = timeout.total_seconds() * 1000
    if not isinstance(timeout, (int, float)):
        raise TypeError(f"a timeout is a number of milliseconds, and not {redacted(timeout)}")
    if not (timeout > 0 and isfinite(timeout)):
        raise ValueError(f"a timeout is more than 0 milliseconds, and finite, not {timeout}")
    return timeout


def seconds_of_timeout(timeout: Timeout) -> float:
    """The seconds that a wait may take: see `milliseconds_of`."""
    return milliseconds_of(timeout) / 1000
