"""Bodies of requests whose sender is told how much of them was read."""

from __future__ import annotations

from typing import Any, Protocol

from webapi.fetching.bodies import Body
from webapi.streams.piping import StreamPipeOptions
from webapi.streams.readable import ReadableWritablePair
from webapi.streams.transform import GenericTransformStream


class BodyObserver(Protocol):
    """The steps of a request of https://fetch.spec.whatwg.org/#fetch-params for its body."""

    def process_request_body_chunk_length(self, bytes_length: int) -> None:
        """Note that so many bytes more were read."""

    def process_request_end_of_body(self) -> None:
        """Note that all bytes were read."""


def transmitted_body(body: Body, observer: BodyObserver) -> Body:
    """A body whose observer is told of each chunk that is read, and of the end.

    The body of a redirected request is sent again from its source, and tells nobody.
    """
    meter = _Meter(observer)
    pair: ReadableWritablePair = {"readable": meter.readable, "writable": meter.writable}
    options: StreamPipeOptions = {
        "preventAbort": False,
        "preventCancel": False,
        "preventClose": False,
    }
    return Body(body.stream.pipe_through(pair, options), body.source, body.length)


class _Meter(GenericTransformStream):
    __slots__ = ("_observer",)

    def __init__(self, observer: BodyObserver) -> None:
        super().__init__()
        self._observer = observer

    def transform_chunk(self, chunk: Any) -> None:
        self._observer.process_request_body_chunk_length(len(chunk))
        self.enqueue(chunk)

    def flush_and_enqueue(self) -> None:
        self._observer.process_request_end_of_body()
