"""The failures of ``expect.soft``, which a scope collects."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

_failures: Final[ContextVar[list[AssertionError] | None]] = ContextVar(
    "webapi.page.soft", default=None
)


@contextmanager
def soft_assertions() -> Iterator[list[AssertionError]]:
    """Collect the failures of ``expect.soft`` in a block.

    Raises: `AssertionError` at the end of the block, with the texts of all failures.
    """
    found: list[AssertionError] = []
    token = _failures.set(found)
    try:
        yield found
    finally:
        _failures.reset(token)
    if found:
        raise AssertionError("\n\n".join(map(str, found)))


def note_failure(error: AssertionError) -> None:
    """Give a failure to the scope: that of a block, or the one that pytest-playwright opens.

    Raises: `RuntimeError` without a scope.
    """
    playwrights = sys.modules.get("playwright._impl._assertions")
    found = _failures.get()
    if found is None:
        found = getattr(playwrights, "_soft_errors", None)
    if found is None:
        raise RuntimeError(
            "expect.soft(…) needs a scope: pytest-playwright>=0.7.3 opens one for each test, and "
            "webapi.page.soft_assertions() one for a block"
        )
    found.append(error)
