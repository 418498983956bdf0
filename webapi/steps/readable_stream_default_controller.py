"""The steps of the ReadableStreamDefaultController class.

https://streams.spec.whatwg.org/#rs-default-controller-class
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams import default_controller as streams

if TYPE_CHECKING:
    from webapi.interfaces.readable_stream_default_controller import (
        ReadableStreamDefaultController,
    )


State = streams.ReadableStreamDefaultController


class Slots:
    """The private attribute of ReadableStreamDefaultController objects."""

    _webapi_controller: State


def initialize(this: ReadableStreamDefaultController, value: State) -> None:
    """Make ``this`` the object of a controller."""
    this._webapi_controller = value
    value.platform_object = this


def inspect(this: ReadableStreamDefaultController) -> str:
    """The ``repr``: the state of the stream."""
    return f"<ReadableStreamDefaultController {this._webapi_controller.stream.state}>"
