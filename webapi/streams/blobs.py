"""Streams of blobs: https://w3c.github.io/FileAPI/#blob-section

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Any, Final, cast

from webapi.streams.byte_controller import ReadableByteStreamController
from webapi.streams.default_controller import SourceAlgorithms
from webapi.streams.readable import (
    ReadableStream,
    ReadableWritablePair,
    create_readable_byte_stream,
)
from webapi.streams.text import TextDecoderStream
from webapi.webidl.host import (
    Promise,
    promise_rejected_with,
    promise_resolved_with,
    read_blob,
    thrown_value,
    view_byte_length,
)

CHUNK_SIZE: Final = 65536
"""The most bytes of a chunk."""


class BlobSource(SourceAlgorithms):
    """https://w3c.github.io/FileAPI/#blob-get-stream, which reads when a reader pulls."""

    __slots__ = ("_blob", "_position", "stream")

    def __init__(self, blob: Any) -> None:
        super().__init__()
        self._blob = blob
        self._position = 0
        self.stream: ReadableStream = cast("Any", None)

    def pull(self) -> Promise[Any]:
        try:
            self._read_a_chunk()
        except Exception as error:
            return promise_rejected_with(thrown_value(error))
        return promise_resolved_with(None)

    def _read_a_chunk(self) -> None:
        controller = cast("ReadableByteStreamController", self.stream.controller)
        chunk = read_blob(self._blob, self._position, CHUNK_SIZE)
        length = view_byte_length(chunk)
        if length == 0:
            controller.close_and_respond()
        else:
            self._position += length
            controller.enqueue_chunk(chunk)


def blob_text_stream(blob: Any) -> ReadableStream:
    """https://w3c.github.io/FileAPI/#dom-blob-textstream"""
    return text_stream(blob_stream(blob))


def text_stream(stream: ReadableStream) -> ReadableStream:
    """The text of a stream of bytes, decoded as UTF-8."""
    decoder = TextDecoderStream()
    decoder.constructor_steps("utf-8", {"fatal": False, "ignoreBOM": False})
    pair: ReadableWritablePair = {"readable": decoder.readable, "writable": decoder.writable}
    return stream.pipe_through(
        pair, {"preventClose": False, "preventAbort": False, "preventCancel": False}
    )


def blob_stream(blob: Any) -> ReadableStream:
    """https://w3c.github.io/FileAPI/#blob-get-stream"""
    source = BlobSource(blob)
    source.stream = create_readable_byte_stream(source)
    return source.stream
