"""The steps of the AbortSignal class: https://dom.spec.whatwg.org/#interface-abortsignal"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.dom import abort as dom

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
    return dom.AbortSignal.abort(reason)


def timeout(milliseconds: int) -> dom.AbortSignal:
    """https://dom.spec.whatwg.org/#dom-abortsignal-timeout"""
    return dom.AbortSignal.timeout(milliseconds)


def any(signals: list[AbortSignal]) -> dom.AbortSignal:
    """https://dom.spec.whatwg.org/#dom-abortsignal-any"""
    return dom.AbortSignal.any([signal_of(signal) for signal in signals])


def inspect(this: AbortSignal) -> str:
    """The ``repr``: whether the signal is aborted, and why."""
    if not this._webapi_signal.aborted:
        return "<AbortSignal>"
    return f"<AbortSignal aborted: {this._webapi_signal.reason!r}>"
