"""Content codings: https://fetch.spec.whatwg.org/#handle-content-codings

Decoders take the coded bytes in parts and give the decoded ones in small pieces. So a reader that
stops to read stops the work.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, Final

from webapi.fetching.headers import HeaderList
from webapi.webidl.byte_strings import byte_lowercase
from webapi.webidl.compression import PIECE_SIZE, CompressionContext, new_decompressor

MOST_CODINGS: Final = 5
"""As in Node.js. Each coding is more work."""

EXPANSION: Final = 200
"""How many times as long as the coded bytes the decoded ones may be, unless a setting says more.

It is the default of Apache's mod_deflate, which decodes bodies of requests.
"""

FREE_SIZE: Final = 1 << 20
"""The decoded bytes to which the bound does not apply."""

_ZSTD_WINDOW: Final = 23
"""The greatest logarithm of a window's size: https://www.rfc-editor.org/rfc/rfc9659"""


class BrotliDecompressor(CompressionContext):
    """The context of https://www.rfc-editor.org/rfc/rfc7932, by the module ``brotli``"""

    __slots__ = ("_coder", "_module")

    def __init__(self) -> None:
        super().__init__()
        self._module = _brotli()
        self._coder = self._module.Decompressor()

    @property
    def unused_input(self) -> bytes | None:
        return b"" if self._coder.is_finished() else None

    def _coded(self, parts: Iterator[memoryview]) -> Iterator[bytes]:
        try:
            for part in parts:
                data: memoryview | bytes = part
                while piece := self._coder.process(data, output_buffer_limit=PIECE_SIZE):
                    yield piece
                    data = b""
        except self._module.error as error:
            raise TypeError(f"The compressed data is not valid: {error}.") from None

    def _end(self) -> Iterator[bytes]:
        if not self._coder.is_finished():
            raise TypeError("The compressed data ends too early.")
        return iter(())


class ZstandardDecompressor(CompressionContext):
    """The context of a frame of https://www.rfc-editor.org/rfc/rfc8878, by Python's module"""

    __slots__ = ("_coder", "_module")

    def __init__(self) -> None:
        super().__init__()
        self._module = _zstd()
        options = {self._module.DecompressionParameter.window_log_max: _ZSTD_WINDOW}
        self._coder = self._module.ZstdDecompressor(options=options)

    @property
    def unused_input(self) -> bytes | None:
        return self._coder.unused_data if self._coder.eof else None

    def _coded(self, parts: Iterator[memoryview]) -> Iterator[bytes]:
        try:
            for part in parts:
                data: memoryview | bytes = part
                while piece := self._coder.decompress(data, PIECE_SIZE):
                    yield piece
                    if self._coder.eof:
                        return
                    data = b""
        except self._module.ZstdError as error:
            raise TypeError(f"The compressed data is not valid: {error}.") from None

    def _end(self) -> Iterator[bytes]:
        if not self._coder.eof:
            raise TypeError("The compressed data ends too early.")
        return iter(())


@cache
def _brotli() -> Any:
    """The module, if it can bound its output: since 1.2."""
    try:
        module = import_module("brotli")
    except ImportError:
        return None
    return module if hasattr(module.Decompressor, "can_accept_more_data") else None


@cache
def _zstd() -> Any:
    for name in ("compression.zstd", "backports.zstd"):
        try:
            return import_module(name)
        except ImportError:
            pass
    return None


def accepted_codings() -> str:
    """The value of ``Accept-Encoding``."""
    codings = ["gzip", "deflate"]
    if _brotli() is not None:
        codings.append("br")
    if _zstd() is not None:
        codings.append("zstd")
    return ", ".join(codings)


def content_codings(headers: HeaderList) -> list[str]:
    """The codings of a response, in order; none if one of them is not supported.

    Raises:
        TypeError: there are too many.
    """
    value = byte_lowercase(headers.get("Content-Encoding") or "")
    codings = [each for part in value.split(",") if (each := part.strip(" \t"))]
    if len(codings) > MOST_CODINGS:
        raise TypeError(f"The response has {len(codings)} content codings.")
    codings = ["gzip" if each == "x-gzip" else each for each in codings]
    return codings if set(codings) <= set(accepted_codings().split(", ")) else []


class ContentDecoder:
    """https://fetch.spec.whatwg.org/#handle-content-codings, of a body that comes in chunks

    The decoded bytes, of each coding, may be ``expansion`` times as long as the coded ones, and
    `FREE_SIZE` bytes at least; None is no bound.
    """

    __slots__ = ("_allowed", "_decoders", "_expansion")

    def __init__(self, codings: list[str], expansion: float | None) -> None:
        self._decoders = [_Decoder(coding) for coding in reversed(codings)]
        self._expansion = expansion
        self._allowed = 0.0

    def decode(self, chunk: bytes) -> Iterator[bytes]:
        """Decode a chunk, while the caller takes pieces. Raises ``TypeError``."""
        pieces = self._parts(chunk) if self._decoders else iter((chunk,))
        for decoder in self._decoders:
            pieces = self._bounded(decoder, pieces)
        return pieces

    def finish(self) -> None:
        """Take the end of the body. Raises ``TypeError``."""
        for decoder in self._decoders:
            decoder.finish()

    def _parts(self, chunk: bytes) -> Iterator[bytes]:
        for start in range(0, len(chunk), PIECE_SIZE):
            part = chunk[start : start + PIECE_SIZE]
            if self._expansion is not None:
                self._allowed += len(part) * self._expansion
            yield part

    def _bounded(self, decoder: _Decoder, pieces: Iterator[bytes]) -> Iterator[bytes]:
        for piece in decoder.decode(pieces):
            if self._expansion is not None and decoder.size > max(FREE_SIZE, self._allowed):
                raise TypeError(
                    f"The decoded body is more than {self._expansion} times as long as the coded "
                    "one: the setting `expansion` of the transport allows more."
                )
            yield piece


class _Decoder:
    """The decoder of one coding.

    A body of gzip may have several members, and one of zstd several frames. As in browsers, other
    bytes after the end are ignored, and a body without bytes is empty.
    """

    __slots__ = ("_coding", "_context", "size")

    def __init__(self, coding: str) -> None:
        self._coding = coding
        self._context: Any = None
        self.size = 0
        """The number of decoded bytes."""

    def decode(self, pieces: Iterator[bytes]) -> Iterator[bytes]:
        """Decode pieces of coded bytes."""
        for piece in pieces:
            data = piece
            while data and self._begin(data[0]):
                self._context.push(data)
                while decoded := self._context.next_piece():
                    self.size += len(decoded)
                    yield decoded
                data = self._context.unused_input or b""

    def finish(self) -> None:
        """Raise ``TypeError`` if the end of the data is missing."""
        if self._context is not None:
            self._context.finish()

    def _begin(self, first: int) -> bool:
        """Have a context for a byte and those after it; return whether there is one."""
        if self._context is None:
            self._context = _new_context(self._coding, first)
        elif self._context.unused_input is not None:
            if not (self._coding == "zstd" or (self._coding == "gzip" and first == 0x1F)):
                return False
            self._context = _new_context(self._coding, first)
        return True


def _new_context(coding: str, first: int) -> Any:
    """The context for data with a first byte.

    Some servers send ``deflate`` without the header of zlib. Browsers take both.
    """
    match coding:
        case "br":
            return BrotliDecompressor()
        case "zstd":
            return ZstandardDecompressor()
        case "deflate":
            return new_decompressor("deflate" if first & 0x0F == 8 else "deflate-raw")
    return new_decompressor("gzip")
