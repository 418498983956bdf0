"""The steps of the ReadableStreamDefaultController class.

https://streams.spec.whatwg.org/#rs-default-controller-class
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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


def desiredSize_getter(this: ReadableStreamDefaultController) -> float | None:
    """https://streams.spec.whatwg.org/#rs-default-controller-desired-size"""
    return this._webapi_controller.desired_size


def close(this: ReadableStreamDefaultController) -> None:
    """https://streams.spec.whatwg.org/#rs-default-controller-close"""
    this._webapi_controller.close()


def enqueue(this: ReadableStreamDefaultController, chunk: Any) -> None:
    """https://streams.spec.whatwg.org/#rs-default-controller-enqueue"""
    this._webapi_controller.enqueue(chunk)


def error(this: ReadableStreamDefaultController, e: Any) -> None:
    """https://streams.spec.whatwg.org/#rs-default-controller-error"""
    this._webapi_controller.error(e)


def inspect(this: ReadableStreamDefaultController) -> str:
    """The ``repr``: the state of the stream."""
    return f"<ReadableStreamDefaultController {this._webapi_controller.stream.state}>"
