"""The steps of the ReadableByteStreamController class.

https://streams.spec.whatwg.org/#rbs-controller-class
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.streams import byte_controller as streams
from webapi.webidl.array_buffers import View

if TYPE_CHECKING:
    from webapi.interfaces.readable_byte_stream_controller import ReadableByteStreamController


State = streams.ReadableByteStreamController


class Slots:
    """The private attribute of ReadableByteStreamController objects."""

    _webapi_controller: State


def initialize(this: ReadableByteStreamController, value: State) -> None:
    """Make ``this`` the object of a controller."""
    this._webapi_controller = value
    value.platform_object = this


def byobRequest_getter(
    this: ReadableByteStreamController,
) -> streams.ReadableStreamBYOBRequest | None:
    """https://streams.spec.whatwg.org/#rbs-controller-byob-request"""
    return this._webapi_controller.byob_request


def desiredSize_getter(this: ReadableByteStreamController) -> float | None:
    """https://streams.spec.whatwg.org/#rbs-controller-desired-size"""
    return this._webapi_controller.desired_size


def close(this: ReadableByteStreamController) -> None:
    """https://streams.spec.whatwg.org/#rbs-controller-close"""
    this._webapi_controller.close()


def enqueue(this: ReadableByteStreamController, chunk: View) -> None:
    """https://streams.spec.whatwg.org/#rbs-controller-enqueue"""
    this._webapi_controller.enqueue(chunk)


def error(this: ReadableByteStreamController, e: Any) -> None:
    """https://streams.spec.whatwg.org/#rbs-controller-error"""
    this._webapi_controller.error(e)


def inspect(this: ReadableByteStreamController) -> str:
    """The ``repr``: the state of the stream."""
    return f"<ReadableByteStreamController {this._webapi_controller.stream.state}>"
