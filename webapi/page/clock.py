"""The clock of a page."""

from __future__ import annotations

import re
import time
from math import isfinite
from typing import Final

from webapi.runtimes.event_loop import HeldClock
from webapi.url.redaction import redacted

_TICKS: Final = re.compile(r"(?:(?:([0-9]+):)?([0-9]+):)?([0-9]+)")


class PageTime(HeldClock):
    """The clock of a page's contexts. It begins at the real time, and stands."""

    def __init__(self) -> None:
        super().__init__()
        self._began = time.time()

    def time(self) -> float:
        """Return the seconds since 1970."""
        return self._began + self.monotonic()


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
            raise ValueError(f"not a time: {redacted(ticks)}: write 08, 01:00 or 01:00:00")
        hours, minutes, seconds = (int(part or 0) for part in parts.groups())
        return float(hours * 3600 + minutes * 60 + seconds)
    if not isinstance(ticks, (int, float)):
        raise TypeError(f"a time is a number of milliseconds or a text, and not {redacted(ticks)}")
    if not isfinite(ticks):
        raise ValueError(f"the clock cannot go on by {ticks} milliseconds")
    if ticks < 0:
        raise ValueError(f"the clock cannot go back by {ticks} milliseconds")
    return ticks / 1000


def seconds_of_timeout(timeout: float) -> float:
    """The seconds of the milliseconds that a wait may take.

    Raises: `TypeError`, `ValueError`. Each wait ends, so that 0 is no timeout either.
    """
    if not isinstance(timeout, (int, float)):
        raise TypeError(f"a timeout is a number of milliseconds, and not {redacted(timeout)}")
    if not (timeout > 0 and isfinite(timeout)):
        raise ValueError(f"a timeout is more than 0 milliseconds, and finite, not {timeout}")
    return timeout / 1000
