"""Compression and decompression: https://compression.spec.whatwg.org/

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Any, cast

from webapi.streams.transform import GenericTransformStream
from webapi.webidl.host import (
    CompressionContext,
    new_compressor,
    new_decompressor,
    view_byte_length,
)


class CodingStream(GenericTransformStream):
    """What both do with a compression context."""

    __slots__ = ("_context",)

    def __init__(self) -> None:
        super().__init__()
        self._context: CompressionContext = cast("Any", None)

    def transform_chunk(self, chunk: Any) -> None:
        """Compress, or decompress, and enqueue a chunk.

        https://compression.spec.whatwg.org/#compress-and-enqueue-a-chunk
        https://compression.spec.whatwg.org/#decompress-and-enqueue-a-chunk
        """
        self._context.push(chunk)
        self._enqueue_pieces()
        if self._context.has_extra_input:
            raise TypeError("There is more input after the end of the compressed data.")

    def flush_and_enqueue(self) -> None:
        """Compress, or decompress, flush and enqueue.

        https://compression.spec.whatwg.org/#compress-flush-and-enqueue
        https://compression.spec.whatwg.org/#decompress-flush-and-enqueue
        """
        self._context.finish()
        self._enqueue_pieces()

    def _enqueue_pieces(self) -> None:
        pieces: list[Any] = []
        piece = self._context.next_piece()
        while view_byte_length(piece) > 0:
            pieces.append(piece)
            piece = self._context.next_piece()
        for each in pieces:
            self.enqueue(each)


class CompressionStream(CodingStream):
    """https://compression.spec.whatwg.org/#compressionstream"""

    __slots__ = ()

    def constructor_steps(self, format: str) -> None:
        """https://compression.spec.whatwg.org/#dom-compressionstream-compressionstream"""
        self._context = new_compressor(format)


class DecompressionStream(CodingStream):
    """https://compression.spec.whatwg.org/#decompressionstream"""

    __slots__ = ()

    def constructor_steps(self, format: str) -> None:
        """https://compression.spec.whatwg.org/#dom-decompressionstream-decompressionstream"""
        self._context = new_decompressor(format)
