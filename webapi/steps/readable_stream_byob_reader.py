"""The steps of the ReadableStreamBYOBReader class: https://streams.spec.whatwg.org/#byob-reader-class"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.streams import readers as streams
from webapi.streams.readers import ReadableStreamBYOBReader as State
from webapi.webidl.array_buffers import View
from webapi.webidl.promises import Promise

from .readable_stream import stream_of

if TYPE_CHECKING:
    from webapi.interfaces.readable_stream import ReadableStream
    from webapi.interfaces.readable_stream_byob_reader import ReadableStreamBYOBReader


def initialize(this: ReadableStreamBYOBReader, value: State) -> None:
    """Make ``this`` the object of a reader."""
    this._webapi_reader = value
    value.platform_object = this


def constructor(this: ReadableStreamBYOBReader, stream: ReadableStream) -> None:
    """https://streams.spec.whatwg.org/#byob-reader-constructor"""
    reader = State()
    reader.constructor_steps(stream_of(stream))
    initialize(this, reader)


def read(
    this: ReadableStreamBYOBReader,
    view: View,
    options: streams.ReadableStreamBYOBReaderReadOptions,
) -> Promise[Any]:
    """https://streams.spec.whatwg.org/#byob-reader-read

    Raises ``TypeError`` for a view that is read-only.
    """
    if isinstance(view, bytes) or memoryview(view).readonly:
        raise TypeError(
            "Failed to execute 'read' on 'ReadableStreamBYOBReader': The view is read-only."
        )
    return this._webapi_reader.read(view, options)


def inspect(this: ReadableStreamBYOBReader) -> str:
    """The ``repr``: whether the reader has a stream."""
    return f"<ReadableStreamBYOBReader{'' if this._webapi_reader.stream else ', released'}>"
