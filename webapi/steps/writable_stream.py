"""The steps of the WritableStream class: https://streams.spec.whatwg.org/#ws-class"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams import writable as streams

from .stream_callbacks import with_this

if TYPE_CHECKING:
    from webapi.interfaces.writable_stream import WritableStream
    from webapi.streams.queuing import QueuingStrategy


class Slots:
    """The private attribute of WritableStream objects."""

    _webapi_stream: streams.WritableStream


def initialize(this: WritableStream, value: streams.WritableStream) -> None:
    """Make ``this`` the object of a stream."""
    this._webapi_stream = value
    value.platform_object = this


def stream_of(this: WritableStream) -> streams.WritableStream:
    """The stream that an object stands for."""
    return this._webapi_stream


def constructor(
    this: WritableStream,
    underlyingSink: object | None,
    strategy: QueuingStrategy,
    underlyingSinkDict: streams.UnderlyingSink,
) -> None:
    """https://streams.spec.whatwg.org/#ws-constructor"""
    initialize(this, streams.WritableStream())
    this._webapi_stream.constructor_steps(
        underlyingSink, with_this(strategy), with_this(underlyingSinkDict)
    )


def inspect(this: WritableStream) -> str:
    """The ``repr``: the state, and whether a writer has the stream."""
    stream = this._webapi_stream
    return f"<WritableStream {stream.state}{', locked' if stream.locked else ''}>"
