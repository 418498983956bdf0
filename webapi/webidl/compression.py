"""Compression contexts, by Python's zlib: https://compression.spec.whatwg.org/#compression-context

Algorithms that are written once use them. A context is given input, and then gives pieces of
output until a piece is empty. Pieces of decompressed data are bounded, whatever the input says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from webapi.webidl.buffers import to_buffer

_WINDOW_BITS: Final = {"deflate": 15, "deflate-raw": -15, "gzip": 31}
"""What tells zlib a format."""
PIECE_SIZE: Final = 65536
"""The most bytes of a piece."""


class CompressionContext:
    """What compressors and decompressors have in common."""

    __slots__ = ("_pieces", "has_extra_input")

    def __init__(self) -> None:
        self._pieces: Iterator[bytes] = iter(())
        self.has_extra_input = False
        """Whether input follows the end of the compressed data."""

    def push(self, chunk: Any) -> None:
        """Take a chunk of input. Raises ``TypeError``."""
        context = "Failed to write to the stream: the chunk"
        data = memoryview(to_buffer(chunk, context)).cast("B")
        starts = range(0, len(data), PIECE_SIZE)
        self._pieces = self._coded(data[start : start + PIECE_SIZE] for start in starts)

    def finish(self) -> None:
        """Take the end of the input. Raises ``TypeError``."""
        self._pieces = self._end()

    def next_piece(self) -> bytes:
        """The next piece of output, which is empty if there is none. Raises ``TypeError``."""
        return next(self._pieces, b"")

    def _coded(self, parts: Iterator[memoryview]) -> Iterator[bytes]:
        raise NotImplementedError

    def _end(self) -> Iterator[bytes]:
        raise NotImplementedError


class Compressor(CompressionContext):
    """The context of a CompressionStream."""

    __slots__ = ("_coder",)

    def __init__(self, format: str) -> None:
        import zlib

        super().__init__()
        self._coder = zlib.compressobj(wbits=_window_bits(format))

    def _coded(self, parts: Iterator[memoryview]) -> Iterator[bytes]:
        return filter(None, map(self._coder.compress, parts))

    def _end(self) -> Iterator[bytes]:
        return iter((self._coder.flush(),))

    def __sizeof__(self) -> int:
        return 280_000  # what zlib says of 32 KiB windows and its default level of memory


class Decompressor(CompressionContext):
    """The context of a DecompressionStream."""

    __slots__ = ("_coder",)

    def __init__(self, format: str) -> None:
        import zlib

        super().__init__()
        self._coder = zlib.decompressobj(_window_bits(format))

    @property
    def unused_input(self) -> bytes | None:
        """The end of the last chunk, after the end of the compressed data; None before that end."""
        return self._coder.unused_data if self._coder.eof else None

    def _coded(self, parts: Iterator[memoryview]) -> Iterator[bytes]:
        import zlib

        for part in parts:
            if self._coder.eof:
                self.has_extra_input = True
                return
            try:
                yield from self._decompressed(part)
            except zlib.error as error:
                raise TypeError(f"The compressed data is not valid: {error}.") from None
        self.has_extra_input = bool(self._coder.unused_data)

    def _decompressed(self, rest: memoryview | bytes) -> Iterator[bytes]:
        is_full = True
        while (rest or is_full) and not self._coder.eof:
            piece = self._coder.decompress(rest, PIECE_SIZE)
            is_full = len(piece) == PIECE_SIZE
            rest = self._coder.unconsumed_tail
            if piece:
                yield piece

    def _end(self) -> Iterator[bytes]:
        if not self._coder.eof:
            raise TypeError("The compressed data ends too early.")
        return iter(())

    def __sizeof__(self) -> int:
        return 50_000  # the window, and tables


def _window_bits(format: str) -> int:
    """Raises ``TypeError`` if Python's standard library does not have the format."""
    if format not in _WINDOW_BITS:
        raise TypeError(f"Python's standard library does not have the format {format}.")
    return _WINDOW_BITS[format]


def new_compressor(format: str) -> CompressionContext:
    """The context of a compression. Raises ``TypeError``."""
    return Compressor(format)


def new_decompressor(format: str) -> CompressionContext:
    """The context of a decompression. Raises ``TypeError``."""
    return Decompressor(format)
