"""Members of all global objects: https://html.spec.whatwg.org/#windoworworkerglobalscope-mixin"""

from __future__ import annotations

from collections.abc import Callable
from inspect import iscoroutinefunction
from typing import TYPE_CHECKING, Any

from webapi.html.forgiving_base64 import forgiving_base64_decode, forgiving_base64_encode
from webapi.html.structured_clone import structured_clone
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.event_loop import invoke_and_report, report_an_exception, running_loop
from webapi.webidl.thrown_value import throw

if TYPE_CHECKING:
    from webapi.dom.events import EventTarget
    from webapi.fetching.requests import RequestInit
    from webapi.fetching.responses import Response
    from webapi.interfaces.request import Request
    from webapi.webidl.promises import Promise

    from .crypto import State as Crypto


def btoa(data: str) -> str:
    """https://html.spec.whatwg.org/#dom-btoa"""
    try:
        return forgiving_base64_encode(data.encode("latin-1"))
    except UnicodeEncodeError as error:
        found = ord(data[error.start])
    raise DOMException(
        f"Failed to execute 'btoa': U+{found:04X} is greater than U+00FF, so it is not a byte",
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


def fetch(input: Request | str, init: RequestInit) -> Promise[Response]:
    """https://fetch.spec.whatwg.org/#dom-global-fetch"""
    from webapi.fetching.fetch import fetch

    from .request import request_from

    return fetch(request_from(input, init))


def queueMicrotask(callback: Callable[[], None]) -> None:
    """https://html.spec.whatwg.org/#dom-queuemicrotask"""
    action = "Failed to execute 'queueMicrotask'"
    _refuse_coroutine_function(callback, action)
    running_loop(action).call_soon(invoke_and_report, callback)


def _refuse_coroutine_function(callback: Callable[..., Any], action: str) -> None:
    if iscoroutinefunction(callback.__wrapped__):  # type: ignore[attr-defined]
        raise TypeError(
            f"{action}: nothing would await what a coroutine function returns; call "
            "asyncio.create_task()."
        )


def reportError(e: object) -> None:
    """https://html.spec.whatwg.org/#dom-reporterror"""
    report_an_exception(throw(e))


def crypto_getter() -> Crypto:
    """https://w3c.github.io/webcrypto/#Crypto-attribute-crypto"""
    from .crypto import CRYPTO

    return CRYPTO


def performance_getter() -> EventTarget:
    """https://w3c.github.io/hr-time/#dom-windoworworkerglobalscope-performance"""
    from .performance import PERFORMANCE

    return PERFORMANCE


def setTimeout(handler: Callable[..., Any], timeout: int, arguments: list[Any]) -> int:
    """https://html.spec.whatwg.org/#dom-settimeout"""
    return _set_a_timer("setTimeout", handler, timeout, arguments)


def setInterval(handler: Callable[..., Any], timeout: int, arguments: list[Any]) -> int:
    """https://html.spec.whatwg.org/#dom-setinterval"""
    return _set_a_timer("setInterval", handler, timeout, arguments, repeat=True)


def _set_a_timer(
    name: str,
    handler: Callable[..., Any],
    timeout: int,
    arguments: list[Any],
    repeat: bool = False,
) -> int:
    from webapi.html.timers import timers_of

    action = f"Failed to execute '{name}'"
    _refuse_coroutine_function(handler, action)
    timers = timers_of(running_loop(action))
    return timers.initialize(handler, timeout, arguments, repeat)


def clearTimeout(id: int) -> None:
    """https://html.spec.whatwg.org/#dom-cleartimeout"""
    from webapi.html.timers import clear

    clear(id)


clearInterval = clearTimeout
