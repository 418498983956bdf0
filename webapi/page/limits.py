"""How much a page may take of what it runs on."""

from __future__ import annotations

from math import isfinite
from typing import Any, Final

from webapi.page.errors import PageError
from webapi.url.redaction import redacted

LEAST_MEMORY: Final = 1 << 25
"""The bytes of the tree's own scripts, and room for a small document."""


class Limits:
    """The limits of a page; None is no limit.

    Raises: `TypeError`, `ValueError`.
    """

    def __init__(
        self,
        engine: str,
        time_limit: float | None,
        memory_limit: int | None,
        max_requests: int | None,
        max_navigations: int | None,
    ) -> None:
        if time_limit is not None:
            if engine == "quickjs":
                raise ValueError(
                    "in this process nothing can stop a script of QuickJS: a page with "
                    'engine="mini_racer" has a time limit'
                )
            if not isinstance(time_limit, (int, float)):
                raise TypeError(
                    f"time_limit is a number of seconds, and not {redacted(time_limit)}"
                )
            if not (time_limit > 0 and isfinite(time_limit)):
                raise ValueError(f"time_limit is more than 0 seconds, and finite, not {time_limit}")
        self.time = time_limit
        self.memory = _number("memory_limit", memory_limit, LEAST_MEMORY)
        self._requests = _number("max_requests", max_requests, 1)
        self._navigations = _number("max_navigations", max_navigations, 1)

    def check_requests(self, count: int) -> None:
        """Raise `PageError` if a page that has sent so many requests may send no more."""
        if self._requests is not None and count >= self._requests:
            raise PageError(f"the page has sent {count} requests, and max_requests allows no more")

    def check_navigations(self, count: int, url: str) -> None:
        """Raise `PageError` if an action may load no document after so many."""
        if self._navigations is not None and count >= self._navigations:
            raise PageError(
                f"the action has loaded {count} documents, {url} at last, and max_navigations "
                "allows no more"
            )


def _number(name: str, value: Any, least: int) -> int | None:
    if value is None:
        return None
    if not isinstance(value, int):
        raise TypeError(f"{name} is a whole number, and not {redacted(value)}")
    if value < least:
        raise ValueError(f"{name} is {least} at least, and not {value}")
    return value
