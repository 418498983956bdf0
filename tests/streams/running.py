"""Running a test's coroutine, with an end to every wait."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from tests.work import LIMIT

T = TypeVar("T")


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine on a loop of its own; fail if it does not end."""
    try:
        return asyncio.run(asyncio.wait_for(main, LIMIT))
    finally:
        main.close()  # if it was not begun: Pyodide may skip the test first


async def microtasks() -> None:
    """Let everything happen that waits for nothing from outside."""
    for _ in range(5):
        await asyncio.sleep(0)
