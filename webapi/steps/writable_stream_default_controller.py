"""The steps of the WritableStreamDefaultController class.

https://streams.spec.whatwg.org/#ws-default-controller-class
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams.writable import WritableStreamDefaultController as Controller

if TYPE_CHECKING:
    from webapi.interfaces.writable_stream_default_controller import (
        WritableStreamDefaultController,
    )


class Slots:
    """The private attribute of WritableStreamDefaultController objects."""

    _webapi_controller: Controller


def initialize(this: WritableStreamDefaultController, value: Controller) -> None:
    """Make ``this`` the object of a controller."""
    this._webapi_controller = value
    value.platform_object = this


def inspect(this: WritableStreamDefaultController) -> str:
    """The ``repr``: the state of the stream."""
    return f"<WritableStreamDefaultController {this._webapi_controller.stream.state}>"
