"""The steps of the AbortController class: https://dom.spec.whatwg.org/#interface-abortcontroller"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.dom import abort_signal as dom

if TYPE_CHECKING:
    from webapi.interfaces.abort_controller import AbortController
    from webapi.interfaces.abort_signal import AbortSignal


class Slots:
    """The private attributes of AbortController objects."""

    _webapi_abort_signal: dom.AbortSignal
    _webapi_signal: AbortSignal | None
    """The signal's object, made when it is first asked for."""


def constructor(this: AbortController) -> None:
    """https://dom.spec.whatwg.org/#dom-abortcontroller-abortcontroller"""
    this._webapi_abort_signal = dom.AbortSignal()
    this._webapi_signal = None


def signal_getter(this: AbortController) -> dom.AbortSignal:
    """https://dom.spec.whatwg.org/#dom-abortcontroller-signal"""
    return this._webapi_abort_signal


def abort(this: AbortController, reason: Any) -> None:
    """https://dom.spec.whatwg.org/#dom-abortcontroller-abort"""
    this._webapi_abort_signal.signal_abort(reason)


def inspect(this: AbortController) -> str:
    """The ``repr``: whether it has aborted."""
    return f"<AbortController{', aborted' if this._webapi_abort_signal.aborted else ''}>"
