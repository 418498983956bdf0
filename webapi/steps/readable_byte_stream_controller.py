"""The steps of the ReadableByteStreamController class.

https://streams.spec.whatwg.org/#rbs-controller-class
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams import byte_controller as streams

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


def inspect(this: ReadableByteStreamController) -> str:
    """The ``repr``: the state of the stream."""
    return f"<ReadableByteStreamController {this._webapi_controller.stream.state}>"
