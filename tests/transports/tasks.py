"""Waiting for tasks, with an end: `tests.streams.running.run` has the limit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


async def until(condition: Callable[[], bool]) -> None:
    """Wait for what happens soon after."""
    while not condition():
        await asyncio.sleep(0.001)


@asynccontextmanager
async def no_task_is_left() -> AsyncIterator[None]:
    """The tasks that the block makes end."""
    before = asyncio.all_tasks()
    yield
    await until(lambda: asyncio.all_tasks() <= before)
