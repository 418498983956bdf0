"""Encoders without state: https://encoding.spec.whatwg.org/#legacy-single-byte-encodings and below.

An encoder inverts the decoder's table. Of two byte sequences for one code point it uses the one
with the lower pointer, with the exceptions made here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from .indexes import GB18030_2005, double_byte_index, single_byte_index

_RUN_OR_CODE_POINT: Final = re.compile("[\0-\x7f]+|[^\0-\x7f]")

_SEVEN_BIT: Final = {"¥": b"\\", "‾": b"~"}
_LAST_POINTER: Final = "═╞╡╪十卅"
"""https://encoding.spec.whatwg.org/#index-big5-pointer"""


def encode(encoding: str, input: str) -> Iterator[bytes | int]:
    """Yield the bytes of ``input``, or each code point that cannot be encoded."""
    encode_code_point = _encoder(encoding)
    for match in _RUN_OR_CODE_POINT.finditer(input):
        text = match[0]
        encoded = text.encode() if text.isascii() else encode_code_point(text)
        yield ord(text) if encoded is None else encoded


def _encoder(encoding: str) -> Callable[[str], bytes | None]:
    if encoding == "gb18030":
        return _gb18030
    if encoding == "x-user-defined":
        return _x_user_defined
    return _table(encoding).get


@cache
def _table(encoding: str) -> dict[str, bytes]:
    if encoding == "GBK":
        return _inverted(double_byte_index("gb18030")) | GB18030_2005 | {"€": b"\x80"}
    if encoding == "Big5":
        index = {
            pair: text for pair, text in double_byte_index("Big5").items() if pair[0] >= "\xa1"
        }
        last = {text: _bytes(pair) for pair, text in index.items() if text in _LAST_POINTER}
        return _inverted(index) | last
    if encoding == "Shift_JIS":
        index = {
            pair: text
            for pair, text in double_byte_index("Shift_JIS").items()
            if not "\xed" <= pair[0] <= "\xee" and not "\xf0" <= pair[0] <= "\xf9"
        }
        return _with_jis_x_0201(_inverted(index))
    if encoding == "EUC-JP":
        index = {
            pair: text for pair, text in double_byte_index("EUC-JP").items() if pair[0] != "\x8f"
        }
        return _with_jis_x_0201(_inverted(index))
    if encoding == "EUC-KR":
        return _inverted(double_byte_index("EUC-KR"))
    return _inverted(single_byte_index(encoding))


def _inverted(index: dict[str, str]) -> dict[str, bytes]:
    return {text: _bytes(pair) for pair, text in reversed(index.items())}


def _bytes(pair: str) -> bytes:
    return pair.encode("latin-1")


def _with_jis_x_0201(table: dict[str, bytes]) -> dict[str, bytes]:
    return table | _SEVEN_BIT | {"−": table["－"]}


def _gb18030(code_point: str) -> bytes | None:
    """https://encoding.spec.whatwg.org/#gb18030-encoder"""
    encoded = _table("GBK").get(code_point)
    if code_point == "€":
        return b"\xa2\xe3"
    if encoded is not None:
        return encoded
    if code_point == "\ue5e5":
        return None
    if code_point == "\ue7c7":
        return b"\x81\x35\xf4\x37"
    return code_point.encode("gb18030")


def _x_user_defined(code_point: str) -> bytes | None:
    """https://encoding.spec.whatwg.org/#x-user-defined-encoder"""
    if "\uf780" <= code_point <= "\uf7ff":
        return bytes((ord(code_point) - 0xF780 + 0x80,))
    return None
