"""What becomes of an exception that nobody can catch."""

from __future__ import annotations

import sys


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
