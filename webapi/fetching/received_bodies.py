"""Bodies that a transport gives, as readers of the response see them.

They are decoded, and their errors are network errors:
https://fetch.spec.whatwg.org/#concept-http-network-fetch
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from webapi.dom.abort import AbortSignal
from webapi.dom.events import AbortAlgorithm
from webapi.fetching.codings import ContentDecoder
from webapi.fetching.host import is_uint8_array
from webapi.streams.default_controller import ReadableStreamDefaultController, SourceAlgorithms
from webapi.streams.readable import ReadableStream, create_readable_stream
from webapi.streams.readers import (
    ReadRequest,
    acquire_readable_stream_default_reader,
    readable_stream_default_reader_read,
)
from webapi.webidl.promises import Promise, mark_as_handled, new_promise, resolve
from webapi.webidl.thrown_value import throw

NetworkError = Callable[[str, BaseException], TypeError]
"""Make a network error of a reason and its cause."""


def received_body(
    stream: ReadableStream,
    decoder: ContentDecoder,
    signal: AbortSignal,
    network_error: NetworkError,
) -> ReadableStream:
    """The stream of the decoded bytes of a stream, until a signal aborts."""
    source = _ReceivedBody(stream, decoder, signal, network_error)
    source.stream = create_readable_stream(source, 1, {})
    if signal.aborted:
        source.run()
    else:
        signal.add_an_algorithm(source)
    return source.stream


class _ReceivedBody(SourceAlgorithms, ReadRequest, AbortAlgorithm):
    """It reads when a reader pulls, and enqueues one piece then.

    The signal holds it weakly. It is garbage when nobody has the stream.
    """

    __slots__ = (
        *("_decoder", "_has_chunk", "_is_reading", "_network_error", "_pieces", "_pulled"),
        *("_reader", "_signal", "stream"),
    )

    def __init__(
        self,
        stream: ReadableStream,
        decoder: ContentDecoder,
        signal: AbortSignal,
        network_error: NetworkError,
    ) -> None:
        super().__init__()
        self._signal = signal
        self.stream: ReadableStream = cast("Any", None)
        self._reader = acquire_readable_stream_default_reader(stream)
        self._decoder = decoder
        self._network_error = network_error
        self._pieces: Iterator[bytes] = iter(())
        self._pulled: Promise[Any] = new_promise()
        self._has_chunk = self._is_reading = False

    def pull(self) -> Promise[Any]:
        self._pulled = promise = new_promise()
        self._advance()
        return promise

    def cancel(self, reason: Any) -> Promise[Any]:
        return self._reader.cancel(reason)

    def _advance(self) -> None:
        """Read until there is a piece; return while the stream has no chunk."""
        self._has_chunk = True
        while self._has_chunk and not self._enqueue_a_piece():
            self._has_chunk = False
            self._is_reading = True
            readable_stream_default_reader_read(self._reader, self)
            self._is_reading = False

    def _enqueue_a_piece(self) -> bool:
        """Return whether the pull is over."""
        try:
            piece = next(self._pieces, b"")
        except TypeError as error:
            self._fail("the body cannot be decoded", error)
            return True
        if piece:
            self._controller.enqueue_chunk(piece)
            resolve(self._pulled, None)
        return bool(piece)

    @property
    def _controller(self) -> ReadableStreamDefaultController:
        return cast("ReadableStreamDefaultController", self.stream.controller)

    def chunk_steps(self, chunk: Any) -> None:
        if not is_uint8_array(chunk):
            kind = type(chunk).__name__
            self._fail("the body broke off", TypeError(f"A chunk has the type {kind!r}."))
            return
        self._pieces = self._decoder.decode(bytes(chunk))
        if self._is_reading:
            self._has_chunk = True
        else:
            self._advance()

    def close_steps(self) -> None:
        try:
            self._decoder.finish()
        except TypeError as error:
            self._fail("the body cannot be decoded", error)
            return
        self._controller.request_close()
        resolve(self._pulled, None)

    def error_steps(self, error: Any) -> None:
        self._fail("the body broke off", throw(error))

    def run(self) -> None:
        """https://fetch.spec.whatwg.org/#abort-fetch, with a response"""
        self._error(self._signal.reason)

    def _fail(self, reason: str, cause: BaseException) -> None:
        self._error(self._network_error(reason, cause))

    def _error(self, error: Any) -> None:
        self._controller.error_if_readable(error)
        mark_as_handled(self._reader.cancel(error))
        resolve(self._pulled, None)
