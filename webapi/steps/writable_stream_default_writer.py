"""The steps of the WritableStreamDefaultWriter class.

https://streams.spec.whatwg.org/#default-writer-class
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.streams.writable import WritableStreamDefaultWriter as Writer
from webapi.webidl.promises import Promise

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


def closed_getter(this: WritableStreamDefaultWriter) -> Promise[None]:
    """https://streams.spec.whatwg.org/#default-writer-closed"""
    return this._webapi_writer.closed


def desiredSize_getter(this: WritableStreamDefaultWriter) -> float | None:
    """https://streams.spec.whatwg.org/#default-writer-desired-size"""
    return this._webapi_writer.desired_size


def ready_getter(this: WritableStreamDefaultWriter) -> Promise[None]:
    """https://streams.spec.whatwg.org/#default-writer-ready"""
    return this._webapi_writer.ready


def abort(this: WritableStreamDefaultWriter, reason: Any) -> Promise[None]:
    """https://streams.spec.whatwg.org/#default-writer-abort"""
    return this._webapi_writer.abort(reason)


def close(this: WritableStreamDefaultWriter) -> Promise[None]:
    """https://streams.spec.whatwg.org/#default-writer-close"""
    return this._webapi_writer.close()


def releaseLock(this: WritableStreamDefaultWriter) -> None:
    """https://streams.spec.whatwg.org/#default-writer-release-lock"""
    this._webapi_writer.release_lock()


def write(this: WritableStreamDefaultWriter, chunk: Any) -> Promise[None]:
    """https://streams.spec.whatwg.org/#default-writer-write"""
    return this._webapi_writer.write(chunk)


def inspect(this: WritableStreamDefaultWriter) -> str:
    """The ``repr``: whether the writer has a stream."""
    return f"<WritableStreamDefaultWriter{'' if this._webapi_writer.stream else ', released'}>"
