"""ISO-2022-JP, the encoding that has a state: https://encoding.spec.whatwg.org/#iso-2022-jp"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Final

from .indexes import double_byte_index

_KATAKANA: Final = (
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタ"
    "チツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜"
)
"""https://encoding.spec.whatwg.org/#index-iso-2022-jp-katakana"""


class State(Enum):
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
    state = State.ASCII
    for code_point in input:
        if code_point in "\x0e\x0f\x1b":
            needed, encoded = state, None
        elif code_point.isascii():
            needed, encoded = state, code_point.encode()
            if state is State.ROMAN and code_point in "\\~":
                needed = State.ASCII
        elif code_point in "¥‾":
            needed, encoded = State.ROMAN, b"\\" if code_point == "¥" else b"~"
        else:
            encoded = jis0208.get(code_point)
            needed = State.JIS0208 if encoded is not None else state
        if needed is State.JIS0208 and (encoded is None or code_point.isascii()):
            needed = State.ASCII
        if needed is not state:
            state = needed
            yield b"\x1b" + state.value
        if encoded is not None:
            yield encoded
        else:
            yield 0xFFFD if code_point.isascii() else ord(code_point)
    if state is not State.ASCII:
        yield b"\x1b" + State.ASCII.value


def decode(input: bytes) -> str:
    """https://encoding.spec.whatwg.org/#iso-2022-jp-decoder"""
    index = double_byte_index("EUC-JP")
    state = State.ASCII
    output: list[str] = []
    escaped = False
    place = 0
    while place < len(input):
        byte = input[place]
        place += 1
        if byte == 0x1B:
            announced = _announced(input[place : place + 2])
            if announced is None:
                output.append("\ufffd")
                escaped = False
            else:
                place += 2
                state = announced
                if escaped:
                    output.append("\ufffd")
                escaped = True
            continue
        escaped = False
        if state is State.JIS0208:
            if not 0x21 <= byte <= 0x7E:
                output.append("\ufffd")
                continue
            trailing = input[place] if place < len(input) else 0x1B
            if trailing == 0x1B:
                output.append("\ufffd")
                continue
            place += 1
            pair = chr(byte | 0x80) + chr(trailing | 0x80)
            output.append((0x21 <= trailing <= 0x7E and index.get(pair)) or "\ufffd")
        elif state is State.KATAKANA:
            output.append(chr(0xFF61 - 0x21 + byte) if 0x21 <= byte <= 0x5F else "\ufffd")
        elif byte >= 0x80 or byte in (0x0E, 0x0F):
            output.append("\ufffd")
        elif state is State.ROMAN and byte in (0x5C, 0x7E):
            output.append("¥" if byte == 0x5C else "‾")
        else:
            output.append(chr(byte))
    return "".join(output)


def _announced(escape: bytes) -> State | None:
    """https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-escape"""
    if escape == b"$@":
        return State.JIS0208
    try:
        return State(escape)
    except ValueError:
        return None
