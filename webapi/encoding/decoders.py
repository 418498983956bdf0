"""Decoders without state of their own: https://encoding.spec.whatwg.org/#legacy-single-byte-encodings

The input is taken as a string of code points up to U+00FF, in which every sequence that is not
ASCII is replaced by what it stands for. A sequence that stands for nothing is U+FFFD, and an ASCII
byte at its end stays.
"""

from __future__ import annotations

import re
from codecs import charmap_decode
from typing import Final

from .indexes import double_byte_index, single_byte_index

_ASCII: Final = "".join(map(chr, range(0x80)))
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


def decode(encoding: str, input: bytes) -> str:
    """Decode ``input``, in any encoding but ISO-2022-JP."""
    if encoding in ("UTF-8", "UTF-16BE", "UTF-16LE"):
        return input.decode(encoding, "replace")
    if encoding == "replacement":
        return "\ufffd" if input else ""
    isomorph = input.decode("latin-1")
    if encoding == "x-user-defined":
        return isomorph.translate({byte: 0xF780 - 0x80 + byte for byte in range(0x80, 0x100)})
    if encoding == "GBK":
        encoding = "gb18030"
    if encoding in _SEQUENCES:
        return _decode_sequences(encoding, isomorph)
    index = single_byte_index(encoding)
    table = "".join(index.get(chr(byte), "\ufffd") for byte in range(0x80, 0x100))
    return charmap_decode(input, "strict", _ASCII + table)[0]


def _decode_sequences(encoding: str, isomorph: str) -> str:
    index = double_byte_index(encoding)

    def decode_sequence(match: re.Match[str]) -> str:
        sequence = match[0]
        text = index.get(sequence)
        if text:
            return text
        if encoding == "gb18030":
            if len(sequence) == 4:
                return _four_bytes(sequence)
            if sequence == "\x80":
                return "€"
            if match.end() == len(isomorph) and sequence[1:2].isdigit():
                return "\ufffd"
        return "\ufffd" + sequence[-1] if sequence[-1].isascii() else "\ufffd"

    return _SEQUENCES[encoding].sub(decode_sequence, isomorph)


def _four_bytes(sequence: str) -> str:
    """https://encoding.spec.whatwg.org/#index-gb18030-ranges-code-point"""
    if sequence == "\x81\x35\xf4\x37":
        return "\ue7c7"
    text = sequence.encode("latin-1").decode("gb18030", "replace")
    return "\ufffd" if "\ufffd" in text else text
