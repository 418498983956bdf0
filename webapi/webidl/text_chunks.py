"""Decoders and encoders of chunks of streams, for algorithms that are written once."""

from __future__ import annotations

from typing import Any

from webapi.encoding.text_decoding import TextDecoding
from webapi.webidl.buffers import to_buffer
from webapi.webidl.exceptions import RangeError, shown
from webapi.webidl.strings import to_domstring, to_usvstring

_CHUNK = "Failed to write to the stream: the chunk"


class ChunkDecoder:
    """The decoder of a TextDecoderStream."""

    __slots__ = ("decoding",)

    def __init__(self, label: str, fatal: bool, ignoreBOM: bool) -> None:
        try:
            self.decoding = TextDecoding(label, fatal, ignoreBOM)
        except LookupError:
            raise RangeError(
                "Failed to construct 'TextDecoderStream': no encoding has the label "
                f"{shown(label)}."
            ) from None
        self.decoding.start()

    @property
    def encoding(self) -> str:
        """The name of the encoding in lower case."""
        return self.decoding.encoding.lower()

    @property
    def fatal(self) -> bool:
        """Whether ill-formed input is an error."""
        return self.decoding.error_mode == "strict"

    @property
    def ignore_bom(self) -> bool:
        """Whether a byte order mark stays in the text."""
        return self.decoding.ignore_bom

    def decode(self, chunk: Any) -> str:
        """The text that a chunk completes. Raises ``TypeError``."""
        return self._decode(to_buffer(chunk, _CHUNK), final=False)

    def flush(self) -> str:
        """The text that is left at the end. Raises ``TypeError``."""
        return self._decode(b"", final=True)

    def _decode(self, data: bytes | bytearray | memoryview, final: bool) -> str:
        try:
            return self.decoding.decode(data, final)
        except UnicodeDecodeError:
            raise TypeError(f"The bytes are not valid in {self.decoding.encoding}.") from None


class ChunkEncoder:
    """The encoder of a TextEncoderStream."""

    __slots__ = ("_leading_surrogate",)

    def __init__(self) -> None:
        self._leading_surrogate = ""

    def encode(self, chunk: Any) -> bytes:
        """A chunk in UTF-8. A leading surrogate at its end waits for the next chunk."""
        text = self._leading_surrogate + to_domstring(chunk, _CHUNK)
        last = text[-1:]
        self._leading_surrogate = last if "\ud800" <= last <= "\udbff" else ""
        return to_usvstring(text.removesuffix(self._leading_surrogate)).encode()

    def flush(self) -> bytes:
        """The bytes that are left at the end."""
        return to_usvstring(self._leading_surrogate).encode()
