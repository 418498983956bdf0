"""The steps of the AbortController class: https://dom.spec.whatwg.org/#interface-abortcontroller"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import abort as dom

if TYPE_CHECKING:
    from webapi.interfaces.abort_controller import AbortController
    from webapi.interfaces.abort_signal import AbortSignal


class Slots:
    """The private attributes of AbortController objects."""

    _webapi_abort_controller: dom.AbortController
    _webapi_signal: AbortSignal | None
    """The signal's object. The first use makes it."""


def constructor(this: AbortController) -> None:
    """https://dom.spec.whatwg.org/#dom-abortcontroller-abortcontroller"""
    this._webapi_abort_controller = dom.AbortController()
    this._webapi_signal = None


def inspect(this: AbortController) -> str:
    """The ``repr``: whether it has aborted."""
    return f"<AbortController{', aborted' if this._webapi_abort_controller.signal.aborted else ''}>"
