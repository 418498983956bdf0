"""ISO-2022-JP, the encoding that has a state: https://encoding.spec.whatwg.org/#iso-2022-jp"""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Final

from .decoders import ErrorMode, ill_formed
from .indexes import double_byte_index

if TYPE_CHECKING:
    from typing_extensions import Buffer

_KATAKANA: Final = (
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタ"
    "チツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜"
)
"""https://encoding.spec.whatwg.org/#index-iso-2022-jp-katakana"""


class CharacterSet(Enum):
    """A state, as the bytes that follow an escape byte to announce it."""

    ASCII = b"(B"
    ROMAN = b"(J"
    KATAKANA = b"(I"
    JIS0208 = b"$B"


@cache
def _jis0208() -> dict[str, bytes]:
    """https://encoding.spec.whatwg.org/#index-jis0208, in the encoder's direction"""
    table = {}
    for pair, text in reversed(double_byte_index("EUC-JP").items()):
        if pair[0] >= "\xa1":
            table[text] = bytes(ord(byte) - 0x80 for byte in pair)
    katakana = {chr(0xFF61 + place): table[text] for place, text in enumerate(_KATAKANA)}
    return table | katakana | {"−": table["－"]}


def encode(input: str) -> Iterator[bytes | int]:
    """https://encoding.spec.whatwg.org/#iso-2022-jp-encoder"""
    jis0208 = _jis0208()
    state = CharacterSet.ASCII
    for code_point in input:
        if code_point in "\x0e\x0f\x1b":
            needed, encoded = state, None
        elif code_point.isascii():
            needed, encoded = state, code_point.encode()
            if state is CharacterSet.ROMAN and code_point in "\\~":
                needed = CharacterSet.ASCII
        elif code_point in "¥‾":
            needed, encoded = CharacterSet.ROMAN, b"\\" if code_point == "¥" else b"~"
        else:
            encoded = jis0208.get(code_point)
            needed = CharacterSet.JIS0208 if encoded is not None else state
        if needed is CharacterSet.JIS0208 and (encoded is None or code_point.isascii()):
            needed = CharacterSet.ASCII
        if needed is not state:
            state = needed
            yield b"\x1b" + state.value
        if encoded is not None:
            yield encoded
        else:
            yield 0xFFFD if code_point.isascii() else ord(code_point)
    if state is not CharacterSet.ASCII:
        yield b"\x1b" + CharacterSet.ASCII.value


class Decoder(codecs.BufferedIncrementalDecoder):
    """https://encoding.spec.whatwg.org/#iso-2022-jp-decoder"""

    def __init__(self, errors: ErrorMode) -> None:
        super().__init__(errors)
        self._index = double_byte_index("EUC-JP")
        self._state = CharacterSet.ASCII
        self._escaped = False

    def _buffer_decode(self, data: Buffer, errors: str, final: bool) -> tuple[str, int]:
        input = bytes(data)
        output: list[str] = []
        place = 0
        while place < len(input):
            start = place
            byte = input[place]
            place += 1
            text: str | None = None
            if byte == 0x1B:
                announcement = input[place : place + 2]
                if not final and announcement in (b"", b"$", b"("):
                    return "".join(output), start
                announced = _announced(announcement)
                escaped, self._escaped = self._escaped, announced is not None
                if announced is not None:
                    place += 2
                    self._state = announced
                    if not escaped:
                        continue
            else:
                self._escaped = False
                if self._state is CharacterSet.JIS0208:
                    if 0x21 <= byte <= 0x7E:
                        if place == len(input) and not final:
                            return "".join(output), start
                        if place < len(input) and input[place] != 0x1B:
                            text = self._pair(byte, input[place])
                            place += 1
                elif self._state is CharacterSet.KATAKANA:
                    if 0x21 <= byte <= 0x5F:
                        text = chr(0xFF61 - 0x21 + byte)
                elif byte < 0x80 and byte not in (0x0E, 0x0F):
                    text = chr(byte)
                    if self._state is CharacterSet.ROMAN:
                        text = {"\\": "¥", "~": "‾"}.get(text, text)
            if text is None:
                if errors == "strict":
                    raise ill_formed("ISO-2022-JP", input, start, place)
                text = "\ufffd"
            output.append(text)
        return "".join(output), len(input)

    def _pair(self, leading: int, trailing: int) -> str | None:
        if not 0x21 <= trailing <= 0x7E:
            return None
        return self._index.get(chr(leading | 0x80) + chr(trailing | 0x80)) or None


def _announced(escape: bytes) -> CharacterSet | None:
    """https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-escape"""
    if escape == b"$@":
        return CharacterSet.JIS0208
    try:
        return CharacterSet(escape)
    except ValueError:
        return None
