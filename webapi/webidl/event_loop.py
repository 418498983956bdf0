"""Python's event loop, asyncio's, and what becomes of exceptions in its callbacks."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop


def running_loop(action: str) -> AbstractEventLoop:
    """The loop that is running.

    Raises ``RuntimeError``, which names the action, if none is.
    """
    import asyncio

    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        raise RuntimeError(f"{action}: it needs a running asyncio event loop.") from None


def running_loop_or_none() -> AbstractEventLoop | None:
    """The loop that is running, if one is."""
    import asyncio

    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def invoke_and_report(callback: Callable[..., object], *arguments: object) -> None:
    """Call ``callback``, and report what it raises.

    https://webidl.spec.whatwg.org/#invoke-a-callback-function, "report"
    """
    try:
        callback(*arguments)
    except Exception as exception:
        report_an_exception(exception)


def report_an_exception(exception: BaseException) -> None:
    """https://html.spec.whatwg.org/#report-an-exception

    Where a browser shows "Uncaught …" in its console, Python calls the exception handler of the
    running asyncio loop, or ``sys.excepthook`` if none is running. The caller goes on.
    """
    import asyncio

    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        sys.excepthook(type(exception), exception, exception.__traceback__)
    else:
        message = f"Uncaught {type(exception).__name__}"
        loop.call_exception_handler({"message": message, "exception": exception})
