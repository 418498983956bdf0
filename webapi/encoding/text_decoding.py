"""What TextDecoder and TextDecoderStream do alike.

https://encoding.spec.whatwg.org/#interface-mixin-textdecodercommon
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import decoder, get_an_encoding

if TYPE_CHECKING:
    from codecs import BufferedIncrementalDecoder

    from typing_extensions import Buffer

    from .decoders import ErrorMode


class TextDecoding:
    """An encoding, its decoder, and what becomes of errors and of a byte order mark.

    ``start`` comes before ``decode``. ``encoding`` is the name, as the standard writes it;
    ``decoder`` keeps the bytes of the I/O queue that it has not finished.
    """

    __slots__ = ("bom_seen", "decoder", "encoding", "error_mode", "ignore_bom")

    decoder: BufferedIncrementalDecoder
    bom_seen: bool

    def __init__(self, label: str, fatal: bool, ignore_bom: bool) -> None:
        """Raises: `LookupError` if no encoding that text can be in has that label."""
        self.encoding = get_an_encoding(label)
        if self.encoding == "replacement":
            raise LookupError(f"{label!r} is a label of the replacement encoding")
        self.error_mode: ErrorMode = "strict" if fatal else "replace"
        self.ignore_bom = ignore_bom

    def start(self) -> None:
        """Begin a stream."""
        self.decoder = decoder(self.encoding, self.error_mode)
        self.bom_seen = False

    def decode(self, input: Buffer, final: bool) -> str:
        """The text of a piece of the stream, whose last piece is ``final``.

        Raises: `UnicodeDecodeError` if the error mode is ``"strict"``.
        """
        try:
            output = self.decoder.decode(input, final)
        except UnicodeDecodeError as error:
            self.decoder.buffer = error.object[error.end :]
            raise
        return self.serialize_io_queue(output)

    def serialize_io_queue(self, io_queue: str) -> str:
        """https://encoding.spec.whatwg.org/#concept-td-serialize"""
        if not self.bom_seen and io_queue:
            self.bom_seen = True
            has_mark = self.encoding in ("UTF-8", "UTF-16BE", "UTF-16LE")
            if has_mark and not self.ignore_bom:
                return io_queue.removeprefix("\ufeff")
        return io_queue
