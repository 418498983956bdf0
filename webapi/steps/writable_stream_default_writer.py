"""The steps of the WritableStreamDefaultWriter class.

https://streams.spec.whatwg.org/#default-writer-class
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams.writable import WritableStreamDefaultWriter as Writer

from .writable_stream import stream_of

if TYPE_CHECKING:
    from webapi.interfaces.writable_stream import WritableStream
    from webapi.interfaces.writable_stream_default_writer import WritableStreamDefaultWriter


class Slots:
    """The private attribute of WritableStreamDefaultWriter objects."""

    _webapi_writer: Writer


def initialize(this: WritableStreamDefaultWriter, value: Writer) -> None:
    """Make ``this`` the object of a writer."""
    this._webapi_writer = value
    value.platform_object = this


def constructor(this: WritableStreamDefaultWriter, stream: WritableStream) -> None:
    """https://streams.spec.whatwg.org/#default-writer-constructor"""
    writer = Writer()
    writer.constructor_steps(stream_of(stream))
    initialize(this, writer)


def inspect(this: WritableStreamDefaultWriter) -> str:
    """The ``repr``: whether the writer has a stream."""
    return f"<WritableStreamDefaultWriter{'' if this._webapi_writer.stream else ', released'}>"
