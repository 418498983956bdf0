"""The steps of the ReadableStream class: https://streams.spec.whatwg.org/#rs-class"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.streams import readable as streams
from webapi.webidl.promises import Promise

from .stream_callbacks import with_this
from .writable_stream import stream_of as writable_stream_of

if TYPE_CHECKING:
    from webapi.interfaces.readable_stream import ReadableStream
    from webapi.interfaces.writable_stream import WritableStream
    from webapi.streams.piping import StreamPipeOptions
    from webapi.streams.queuing import QueuingStrategy
    from webapi.webidl.async_sequences import AsyncSequence


class Slots:
    """The private attribute of ReadableStream objects."""

    _webapi_stream: streams.ReadableStream


def initialize(this: ReadableStream, value: streams.ReadableStream) -> None:
    """Make ``this`` the object of a stream."""
    this._webapi_stream = value
    value.platform_object = this


def stream_of(this: ReadableStream) -> streams.ReadableStream:
    """The stream that an object stands for."""
    return this._webapi_stream


def constructor(
    this: ReadableStream,
    underlyingSource: object | None,
    strategy: QueuingStrategy,
    underlyingSourceDict: streams.UnderlyingSource,
) -> None:
    """https://streams.spec.whatwg.org/#rs-constructor"""
    initialize(this, streams.ReadableStream())
    this._webapi_stream.constructor_steps(
        underlyingSource, with_this(strategy), with_this(underlyingSourceDict)
    )


def from_(asyncIterable: AsyncSequence) -> streams.ReadableStream:
    """https://streams.spec.whatwg.org/#rs-from"""
    return streams.ReadableStream.from_(asyncIterable)


def pipeThrough(
    this: ReadableStream, transform: dict[str, Any], options: dict[str, Any]
) -> streams.ReadableStream:
    """https://streams.spec.whatwg.org/#rs-pipe-through"""
    pair: streams.ReadableWritablePair = {
        "readable": stream_of(transform["readable"]),
        "writable": writable_stream_of(transform["writable"]),
    }
    return this._webapi_stream.pipe_through(pair, _pipe_options(options))


def pipeTo(
    this: ReadableStream, destination: WritableStream, options: dict[str, Any]
) -> Promise[None]:
    """https://streams.spec.whatwg.org/#rs-pipe-to"""
    return this._webapi_stream.pipe_to(writable_stream_of(destination), _pipe_options(options))


def _pipe_options(options: dict[str, Any]) -> StreamPipeOptions:
    """The options, with the signal of the signal's object."""
    from .abort_signal import signal_of

    if "signal" in options:
        options["signal"] = signal_of(options["signal"])
    return options  # type: ignore[return-value]


def asynchronous_iterator(
    this: ReadableStream, options: streams.ReadableStreamIteratorOptions
) -> streams.ReadableStreamAsyncIterator:
    """https://streams.spec.whatwg.org/#rs-asynciterator"""
    return this._webapi_stream.asynchronous_iterator(options)


def inspect(this: ReadableStream) -> str:
    """The ``repr``: the state, and whether a reader has the stream."""
    stream = this._webapi_stream
    return f"<ReadableStream {stream.state}{', locked' if stream.locked else ''}>"
