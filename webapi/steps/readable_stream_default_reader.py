"""The steps of the ReadableStreamDefaultReader class: https://streams.spec.whatwg.org/#default-reader-class"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams.readers import ReadableStreamDefaultReader as State

from .readable_stream import stream_of

if TYPE_CHECKING:
    from webapi.interfaces.readable_stream import ReadableStream
    from webapi.interfaces.readable_stream_default_reader import ReadableStreamDefaultReader


def initialize(this: ReadableStreamDefaultReader, value: State) -> None:
    """Make ``this`` the object of a reader."""
    this._webapi_reader = value
    value.platform_object = this


def constructor(this: ReadableStreamDefaultReader, stream: ReadableStream) -> None:
    """https://streams.spec.whatwg.org/#default-reader-constructor"""
    reader = State()
    reader.constructor_steps(stream_of(stream))
    initialize(this, reader)


def inspect(this: ReadableStreamDefaultReader) -> str:
    """The ``repr``: whether the reader has a stream."""
    return f"<ReadableStreamDefaultReader{'' if this._webapi_reader.stream else ', released'}>"
