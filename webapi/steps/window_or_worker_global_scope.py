"""What any global has: https://html.spec.whatwg.org/#windoworworkerglobalscope-mixin"""

from __future__ import annotations

from collections.abc import Callable
from inspect import iscoroutinefunction
from typing import Any

from webapi.dom.event_loop import invoke_and_report, report_an_exception, running_loop
from webapi.dom.thrown_value import throw
from webapi.html.structured_clone import structured_clone
from webapi.infra.forgiving_base64 import forgiving_base64_decode, forgiving_base64_encode
from webapi.webidl.dom_exception import DOMException


def btoa(data: str) -> str:
    """https://html.spec.whatwg.org/#dom-btoa"""
    try:
        return forgiving_base64_encode(data.encode("latin-1"))
    except UnicodeEncodeError as error:
        found = ord(data[error.start])
    raise DOMException(
        f"Failed to execute 'btoa': U+{found:04X} is greater than U+00FF, so it is no byte",
        "InvalidCharacterError",
    )


def atob(data: str) -> str:
    """https://html.spec.whatwg.org/#dom-atob"""
    decoded = forgiving_base64_decode(data)
    if decoded is None:
        raise DOMException(
            "Failed to execute 'atob': the string is not valid base64", "InvalidCharacterError"
        )
    return decoded.decode("latin-1")


def structuredClone(value: object, options: dict[str, Any]) -> Any:
    """https://html.spec.whatwg.org/#dom-structuredclone"""
    return structured_clone(value, options["transfer"])


def queueMicrotask(callback: Callable[[], None]) -> None:
    """https://html.spec.whatwg.org/#dom-queuemicrotask"""
    if iscoroutinefunction(callback.__wrapped__):  # type: ignore[attr-defined]
        raise TypeError(
            "Failed to execute 'queueMicrotask': nothing would await what a coroutine function "
            "returns; call asyncio.create_task()."
        )
    running_loop("Failed to execute 'queueMicrotask'").call_soon(invoke_and_report, callback)


def reportError(e: object) -> None:
    """https://html.spec.whatwg.org/#dom-reporterror"""
    report_an_exception(throw(e))
