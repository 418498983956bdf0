"""Decoders, which take a stream in pieces: https://encoding.spec.whatwg.org/#decoder

A decoder is a ``codecs.IncrementalDecoder``: ``decode(input, final)`` returns what is decoded so
far, and keeps the bytes at the end that may begin a longer sequence. ``errors`` is the standard's
error mode: ``"replace"`` puts U+FFFD where the input is ill-formed, ``"strict"`` raises
``UnicodeDecodeError``, whose ``end`` says where the standard's decoder would go on.

A legacy input is read as a string of code points up to U+00FF, in which a regular expression finds
every sequence that is not ASCII. An ASCII byte at the end of an ill-formed sequence stays.
"""

from __future__ import annotations

import codecs
import re
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast

from .indexes import double_byte_index, single_byte_index

if TYPE_CHECKING:
    from typing_extensions import Buffer

ErrorMode: TypeAlias = Literal["replace", "strict"]

_ASCII: Final = "".join(map(chr, range(0x80)))
_UNDEFINED: Final = "\ufffe"
"""The character by which ``codecs.charmap_decode`` knows a byte without a code point."""
_SEQUENCES: Final = {
    "Big5": re.compile("[\x81-\xfe].?|[\x80\xff]", re.DOTALL),
    "EUC-JP": re.compile("\x8f[\xa1-\xfe].?|[\x8e\x8f\xa1-\xfe].?|[\x80-\xff]", re.DOTALL),
    "EUC-KR": re.compile("[\x81-\xfe].?|[\x80\xff]", re.DOTALL),
    "Shift_JIS": re.compile("[\x81-\x9f\xe0-\xfc].?|[\x80-\xff]", re.DOTALL),
    "gb18030": re.compile(
        r"[\x81-\xfe][0-9][\x81-\xfe][0-9]|[\x81-\xfe][0-9](?:[\x81-\xfe])?\Z"
        r"|[\x81-\xfe](?=[0-9])|[\x81-\xfe].?|[\x80\xff]",
        re.DOTALL,
    ),
}
_UNFINISHED: Final = {
    "Big5": re.compile("[\x81-\xfe]"),
    "EUC-JP": re.compile("\x8f[\xa1-\xfe]?|[\x8e\xa1-\xfe]"),
    "EUC-KR": re.compile("[\x81-\xfe]"),
    "Shift_JIS": re.compile("[\x81-\x9f\xe0-\xfc]"),
    "gb18030": re.compile("[\x81-\xfe](?:[0-9][\x81-\xfe]?)?"),
}
"""Sequences that the next bytes may finish."""


def stateless_decoder(encoding: str, errors: ErrorMode) -> codecs.BufferedIncrementalDecoder:
    """A new decoder for the encoding of that name, any but ISO-2022-JP."""
    if encoding == "GBK":
        encoding = "gb18030"
    if encoding in _SEQUENCES:
        return _SequenceDecoder(encoding, errors)
    if encoding == "UTF-8":
        return _UTF8Decoder(errors)
    if encoding in ("UTF-16BE", "UTF-16LE"):
        return cast(
            codecs.BufferedIncrementalDecoder, codecs.getincrementaldecoder(encoding)(errors)
        )
    if encoding == "replacement":
        return _ReplacementDecoder(errors)
    return _SingleByteDecoder(encoding, errors)


def begins_a_surrogate(rest: bytes) -> bool:
    """Whether what Python's decoder of UTF-8 leaves for later is ill-formed already."""
    return b"\xed\xa0" <= rest < b"\xee"


class _UTF8Decoder(codecs.BufferedIncrementalDecoder):
    """https://encoding.spec.whatwg.org/#utf-8-decoder"""

    def _buffer_decode(self, input: Buffer, errors: str, final: bool) -> tuple[str, int]:
        data = bytes(input)
        output, consumed = codecs.utf_8_decode(data, errors, final)
        if not begins_a_surrogate(data[consumed:]):
            return output, consumed
        if errors == "strict":
            raise ill_formed("UTF-8", data, consumed, consumed + 1)
        return f"{output}\ufffd\ufffd", len(data)


class _ReplacementDecoder(codecs.BufferedIncrementalDecoder):
    """https://encoding.spec.whatwg.org/#replacement-decoder, for an input that comes whole"""

    def _buffer_decode(self, input: Buffer, errors: str, final: bool) -> tuple[str, int]:
        data = bytes(input)
        if data and errors == "strict":
            raise ill_formed("replacement", data, 0, len(data))
        return "\ufffd" if data else "", len(data)


class _SingleByteDecoder(codecs.BufferedIncrementalDecoder):
    """https://encoding.spec.whatwg.org/#single-byte-decoder and #x-user-defined-decoder"""

    def __init__(self, encoding: str, errors: str) -> None:
        super().__init__(errors)
        self._table = _single_byte_table(encoding)

    def _buffer_decode(self, input: Buffer, errors: str, final: bool) -> tuple[str, int]:
        return codecs.charmap_decode(input, errors, self._table)


@cache
def _single_byte_table(encoding: str) -> str:
    if encoding == "x-user-defined":
        return _ASCII + "".join(map(chr, range(0xF780, 0xF800)))
    index = single_byte_index(encoding)
    return _ASCII + "".join(index.get(chr(byte), _UNDEFINED) for byte in range(0x80, 0x100))


class _SequenceDecoder(codecs.BufferedIncrementalDecoder):
    """The decoder of an encoding whose characters take one, two, three or four bytes."""

    def __init__(self, encoding: str, errors: str) -> None:
        super().__init__(errors)
        self.encoding = encoding
        self.index = double_byte_index(encoding)

    def _buffer_decode(self, input: Buffer, errors: str, final: bool) -> tuple[str, int]:
        isomorph = codecs.latin_1_decode(input)[0]
        consumed = len(isomorph)
        unfinished = _UNFINISHED[self.encoding]

        def decode_sequence(match: re.Match[str]) -> str:
            nonlocal consumed
            sequence = match[0]
            text = self.index.get(sequence)
            if text:
                return text
            at_the_end = match.end() == len(isomorph)
            if at_the_end and not final and unfinished.fullmatch(sequence):
                consumed = match.start()
                return ""
            kept = sequence[-1] if sequence[-1].isascii() else ""
            if self.encoding == "gb18030":
                if len(sequence) == 4:
                    text = _four_bytes(sequence)
                    kept = ""
                elif sequence == "\x80":
                    text = "€"
                elif at_the_end and sequence[1:2].isdigit():
                    kept = ""
            if text:
                return text
            if errors == "strict":
                end = match.end() - len(kept)
                raise ill_formed(self.encoding, bytes(input), match.start(), end)
            return "\ufffd" + kept

        output = _SEQUENCES[self.encoding].sub(decode_sequence, isomorph)
        return output, consumed


def _four_bytes(sequence: str) -> str:
    """https://encoding.spec.whatwg.org/#index-gb18030-ranges-code-point, empty for null"""
    if sequence == "\x81\x35\xf4\x37":
        return "\ue7c7"
    try:
        return sequence.encode("latin-1").decode("gb18030")
    except UnicodeDecodeError:
        return ""


def ill_formed(encoding: str, input: bytes, start: int, end: int) -> UnicodeDecodeError:
    """The error of a decoder in the error mode "fatal"."""
    return UnicodeDecodeError(encoding, input, start, end, "ill-formed")
