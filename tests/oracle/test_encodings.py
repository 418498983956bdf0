"""Encoders on every code point and decoders on random bytes, compared with npm ``@exodus/bytes``.

whatwg-url depends on that package. Node.js runs it as a program."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from tests.oracle.programs import answers_of
from webapi.encoding import ENCODINGS, decode, encode_or_fail, get_an_output_encoding

LEGACY = [name for name in ENCODINGS if get_an_output_encoding(name) != "UTF-8"]
MULTI_BYTE = ["GBK", "gb18030", "Big5", "EUC-JP", "ISO-2022-JP", "Shift_JIS", "EUC-KR"]
PLANES_IN_THE_INDEXES = (0, 2)
SIGNIFICANT_BYTES = {
    "ISO-2022-JP": b'\x1b\x1b\x1b$$((@BJI\\~\x0e\x0f!"#AB\x30\x80\xa1\xff\x5f\x60',
    "gb18030": b"\x81\x30\x81\x30\x84\xfe09:Az\x80\xff\x40\xa1\xa2\x82\x35\xf4\x37\xe3",
}
SEQUENCES = 6_000


@pytest.mark.parametrize("encoding", LEGACY)
def test_encoders_give_the_bytes_of_exodus_bytes_for_every_code_point(
    node: str, encoding: str
) -> None:
    (theirs,) = ask(node, [encoding.lower()])
    planes = range(0x11) if encoding == "gb18030" else PLANES_IN_THE_INDEXES
    mine = {
        str(code_point): encoded.hex()
        for code_point, encoded in encoded_code_points(encoding, planes)
    }
    assert len(mine) >= 0x80
    assert mine == theirs


@pytest.mark.parametrize("encoding", [name for name in ENCODINGS if name != "replacement"])
def test_decoders_give_the_text_of_exodus_bytes(node: str, encoding: str) -> None:
    sequences = sorted(set(byte_sequences(encoding)))
    theirs = ask(node, [f"{encoding} {sequence.hex()}" for sequence in sequences])
    mine = [decode(encoding, sequence) for sequence in sequences]
    different = [case for case in zip(sequences, mine, theirs, strict=True) if case[1] != case[2]]
    assert not different, f"{len(different)} differ, such as {different[:3]}"


def encoded_code_points(encoding: str, planes: Iterable[int]) -> Iterator[tuple[int, bytes]]:
    for plane in planes:
        for code_point in range(plane << 16, plane + 1 << 16):
            if not 0xD800 <= code_point < 0xE000:
                encoded = list(encode_or_fail(encoding, chr(code_point)))
                if not any(isinstance(piece, int) for piece in encoded):
                    yield (
                        code_point,
                        b"".join(piece for piece in encoded if isinstance(piece, bytes)),
                    )


def byte_sequences(encoding: str) -> Iterator[bytes]:
    """All pairs of bytes in a multi-byte encoding, and random sequences of significant bytes."""
    yield from (bytes((byte,)) for byte in range(0x100))
    if encoding in MULTI_BYTE:
        yield from (
            bytes((first, second)) for first in range(0x80, 0x100) for second in range(0x100)
        )
    if encoding == "EUC-JP":
        trailing = range(0xA0, 0x100)
        yield from (bytes((0x8F, first, second)) for first in trailing for second in trailing)
    if encoding == "gb18030":
        yield from (four_bytes(pointer) for pointer in (*range(40_000), 188_999, 189_000))
        yield from (four_bytes(pointer) for pointer in (1_237_575, 1_237_576))
    generator = random.Random(encoding)
    for _ in range(SEQUENCES):
        alphabet = SIGNIFICANT_BYTES.get(encoding)
        if alphabet is None or generator.random() < 0.3:
            alphabet = generator.randbytes(3) + bytes(
                (generator.randrange(0x81, 0x100), 0x30, 0x8F)
            )
        yield bytes(generator.choices(alphabet, k=generator.randrange(1, 9)))


def four_bytes(pointer: int) -> bytes:
    pointer, fourth = divmod(pointer, 10)
    pointer, third = divmod(pointer, 126)
    first, second = divmod(pointer, 10)
    return bytes((first + 0x81, second + 0x30, third + 0x81, fourth + 0x30))


def ask(node: str, lines: list[str]) -> list[Any]:
    return answers_of(node, "encodings.mjs", lines)
