"""The steps of the AbortSignal class: https://dom.spec.whatwg.org/#interface-abortsignal"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from webapi.dom import abort_signal as dom
from webapi.dom.event_loop import running_loop
from webapi.dom.thrown_value import throw
from webapi.webidl.dom_exception import DOMException

if TYPE_CHECKING:
    from webapi.interfaces.abort_signal import AbortSignal


class Slots:
    """The private attribute of AbortSignal objects: the signal, which is their event target too."""

    _webapi_signal: dom.AbortSignal


def initialize(this: AbortSignal, value: dom.AbortSignal) -> None:
    """Make ``this`` the object of a signal."""
    this._webapi_event_target = this._webapi_signal = value
    value.platform_object = this


def signal_of(this: AbortSignal) -> dom.AbortSignal:
    """The signal that an object stands for."""
    return this._webapi_signal


def abort(reason: Any) -> dom.AbortSignal:
    """https://dom.spec.whatwg.org/#dom-abortsignal-abort"""
    signal = dom.AbortSignal()
    signal.abort_reason = dom.abort_error() if reason is None else reason
    return signal


def timeout(milliseconds: int) -> dom.AbortSignal:
    """https://dom.spec.whatwg.org/#dom-abortsignal-timeout"""
    loop = running_loop("Failed to execute 'timeout' on 'AbortSignal'")
    signal = dom.AbortSignal()
    loop.call_later(milliseconds / 1000, _time_out, signal)
    return signal


def _time_out(signal: dom.AbortSignal) -> None:
    signal.signal_abort(DOMException("signal timed out", "TimeoutError"))


def any(signals: list[AbortSignal]) -> dom.AbortSignal:
    """https://dom.spec.whatwg.org/#dom-abortsignal-any"""
    return dom.create_a_dependent_abort_signal([signal_of(signal) for signal in signals])


def aborted_getter(this: AbortSignal) -> bool:
    """https://dom.spec.whatwg.org/#dom-abortsignal-aborted"""
    return this._webapi_signal.aborted


def reason_getter(this: AbortSignal) -> Any:
    """https://dom.spec.whatwg.org/#dom-abortsignal-reason"""
    return this._webapi_signal.abort_reason


def throwIfAborted(this: AbortSignal) -> None:
    """https://dom.spec.whatwg.org/#dom-abortsignal-throwifaborted"""
    if this._webapi_signal.aborted:
        raise throw(this._webapi_signal.abort_reason)


def onabort_getter(this: AbortSignal) -> Callable[..., Any] | None:
    """https://dom.spec.whatwg.org/#dom-abortsignal-onabort"""
    handler = this._webapi_signal.event_handlers.get("abort")
    return getattr(handler, "__wrapped__", None)


def onabort_setter(this: AbortSignal, value: Callable[..., Any] | None) -> None:
    """https://dom.spec.whatwg.org/#dom-abortsignal-onabort"""
    this._webapi_signal.event_handlers.set("abort", value)


def inspect(this: AbortSignal) -> str:
    """The ``repr``: whether the signal is aborted, and why."""
    if not this._webapi_signal.aborted:
        return "<AbortSignal>"
    return f"<AbortSignal aborted: {this._webapi_signal.abort_reason!r}>"
