"""Let a signal of the Web end a coroutine of asyncio."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

from webapi import AbortSignal
from webapi.webidl.exceptions import shown

__all__ = ["abortable"]

_T = TypeVar("_T")


async def abortable(awaitable: Awaitable[_T], signal: AbortSignal) -> _T:
    """Await a coroutine, and cancel it when the signal aborts.

    The caller then gets the reason of the signal, once the coroutine has ended. If the caller is
    cancelled itself, it gets ``CancelledError``, and the coroutine is cancelled, too.

    >>> import asyncio
    >>> from webapi import AbortSignal
    >>> async def main():
    ...     try:
    ...         await abortable(asyncio.sleep(60), AbortSignal.timeout(10))
    ...     except Exception as error:
    ...         print(error)
    >>> asyncio.run(main())
    TimeoutError: signal timed out

    Raises:
        ThrownValue: the reason is no exception.
    """
    if not isinstance(signal, AbortSignal):
        raise TypeError(f"{shown(signal)} is no AbortSignal.")
    task = asyncio.ensure_future(awaitable)
    caller = asyncio.current_task()
    assert caller is not None
    requests_before = caller.cancelling()

    def cancel() -> None:
        task.cancel()

    signal.addEventListener("abort", cancel)
    if signal.aborted:  # no event will follow
        cancel()
    try:
        return await task
    except asyncio.CancelledError:
        if caller.cancelling() == requests_before:  # the caller has not been cancelled
            signal.throwIfAborted()
        raise
    finally:
        signal.removeEventListener("abort", cancel)
