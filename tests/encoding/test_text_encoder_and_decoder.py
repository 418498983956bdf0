"""TextEncoder and TextDecoder, as the Encoding Standard defines and WPT's encoding tests them."""

from __future__ import annotations

import array
import random
from typing import Any

import pytest

from webapi import RangeError, TextDecoder, TextEncoder
from webapi.encoding import ENCODINGS, decode


def test_the_default_encoding_is_utf_8() -> None:
    decoder = TextDecoder()
    assert (decoder.encoding, decoder.fatal, decoder.ignoreBOM) == ("utf-8", False, False)
    assert TextEncoder().encoding == "utf-8"
    assert (decoder.decode(), TextEncoder().encode()) == ("", b"")


@pytest.mark.parametrize("label", ["", "utf-9", "replacement", "hz-gb-2312", "\0utf-8", "ütf-8"])
def test_a_label_of_no_encoding_or_of_replacement_is_a_range_error(label: str) -> None:
    with pytest.raises(RangeError, match="no encoding has the label"):
        TextDecoder(label)


@pytest.mark.parametrize(("label", "name"), [(" UTF8\n", "utf-8"), ("latin1", "windows-1252")])
def test_a_label_chooses_the_encoding(label: str, name: str) -> None:
    assert TextDecoder(label).encoding == name


@pytest.mark.parametrize("encoding", [name for name in ENCODINGS if name != "replacement"])
def test_a_stream_of_pieces_decodes_to_the_text_of_the_whole(encoding: str) -> None:
    generator = random.Random(encoding)
    significant_bytes = (
        b"\x1b$(BJI@\x0e0159AZ\x80\x81\x84\x8e\x8f\xa1\xa4\xc3\xe3\xed\xf0\xfe\xff\\~"
    )
    for _ in range(300):
        data = bytes(generator.choices(significant_bytes, k=generator.randrange(12)))
        decoder = TextDecoder(encoding, {"ignoreBOM": True})
        cuts = sorted(generator.choices(range(len(data) + 1), k=3))
        starts, ends = [0, *cuts], [*cuts, len(data)]
        pieces = [data[start:end] for start, end in zip(starts, ends, strict=True)]
        text = "".join(decoder.decode(piece, {"stream": True}) for piece in pieces)
        assert text + decoder.decode() == decode(encoding, data), data.hex()


@pytest.mark.parametrize("encoding", [name for name in ENCODINGS if name != "replacement"])
def test_a_fatal_decoder_raises_where_another_writes_a_replacement_character(encoding: str) -> None:
    generator = random.Random(encoding)
    for _ in range(300):
        data = bytes(generator.choices(b"\x1b$(BA09\x81\x84\xa1\xc3\xe3\xfe\xff", k=3))
        if "\ufffd" in decode(encoding, data):
            with pytest.raises(TypeError, match="not valid"):
                TextDecoder(encoding, {"fatal": True}).decode(data)
        else:
            decoder = TextDecoder(encoding, {"fatal": True, "ignoreBOM": True})
            assert decoder.decode(data) == decode(encoding, data)


@pytest.mark.parametrize("before", [b"", b"x", bytearray(b"x")])
@pytest.mark.parametrize(
    ("piece", "output"),
    [
        (b"\xc1", "\ufffd"),
        (b"\xf5", "\ufffd"),
        (b"\xe0\x80", "\ufffd\ufffd"),
        (b"\xed\x9f", ""),
        (b"\xed\xa0", "\ufffd\ufffd"),
        (b"a\xed\xbf", "a\ufffd\ufffd"),
        (b"\xf0\x80", "\ufffd\ufffd"),
        (b"\xf4\xa0", "\ufffd\ufffd"),
        (b"\xf0\x9f\x92", ""),
    ],
)
def test_ill_formed_bytes_are_replaced_before_the_next_piece(
    before: bytes, piece: bytes, output: str
) -> None:
    """As in WPT's encoding/textdecoder-streaming.any.js."""
    decoder, fatal = TextDecoder(), TextDecoder("utf-8", {"fatal": True})
    for each in (decoder, fatal):
        each.decode(before, {"stream": True})
    assert decoder.decode(piece, {"stream": True}) == output
    if output:
        with pytest.raises(TypeError):
            fatal.decode(piece, {"stream": True})
    else:
        assert fatal.decode(piece, {"stream": True}) == ""


def test_an_encoded_replacement_character_is_no_error() -> None:
    for encoding, data in (("utf-8", b"\xef\xbf\xbd"), ("gb18030", b"\x84\x31\xa4\x37")):
        assert TextDecoder(encoding, {"fatal": True}).decode(data) == "\ufffd"


def test_a_stream_continues_after_an_error() -> None:
    decoder = TextDecoder("utf-8", {"fatal": True})
    with pytest.raises(TypeError):
        decoder.decode(b"\xffA", {"stream": True})
    assert decoder.decode(b"B") == "AB"
    with pytest.raises(TypeError):
        decoder.decode(b"\xff")
    assert decoder.decode(b"C") == "C"


@pytest.mark.parametrize(
    ("encoding", "mark"),
    [("utf-8", b"\xef\xbb\xbf"), ("utf-16le", b"\xff\xfe"), ("utf-16be", b"\xfe\xff")],
)
def test_one_byte_order_mark_is_dropped_unless_ignore_bom_is_true(
    encoding: str, mark: bytes
) -> None:
    decoder = TextDecoder(encoding)
    assert decoder.decode(mark) == ""
    assert decoder.decode(mark + mark) == "\ufeff"
    for byte in mark:
        assert decoder.decode(bytes((byte,)), {"stream": True}) == ""
    assert decoder.decode(mark) == "\ufeff"
    assert TextDecoder(encoding, {"ignoreBOM": True}).decode(mark) == "\ufeff"


def test_any_buffer_is_decoded() -> None:
    for buffer in (bytearray(b"ab"), memoryview(b"ab"), array.array("B", b"ab")):
        assert TextDecoder().decode(buffer) == "ab"
    with pytest.raises(TypeError):
        TextDecoder().decode("ab")  # type: ignore[arg-type]


def test_lone_surrogates_are_encoded_as_replacement_characters() -> None:
    assert TextEncoder().encode("a\ud800b\ud83d\udca9") == b"a\xef\xbf\xbdb\xf0\x9f\x92\xa9"


@pytest.mark.parametrize(
    ("source", "size", "read", "written"),
    [
        ("Hi", 0, 0, 0),
        ("Hi", 1, 1, b"H"),
        ("Hi", 3, 2, b"Hi"),
        ("\U0001d306", 3, 0, 0),
        ("\U0001d306A", 4, 2, b"\xf0\x9d\x8c\x86"),
        ("A\udf06\U0001d306", 5, 2, b"A\xef\xbf\xbd"),
        ("¥¥", 3, 1, b"\xc2\xa5"),
    ],
)
def test_encode_into_writes_whole_characters_and_returns_the_counts(
    source: str, size: int, read: int, written: Any
) -> None:
    written = written or b""
    buffer = bytearray(size)
    assert TextEncoder().encodeInto(source, buffer) == {"read": read, "written": len(written)}
    assert buffer == written.ljust(size, b"\0")


def test_encode_into_a_read_only_buffer_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="read-only"):
        TextEncoder().encodeInto("a", b"b")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16le", "shift_jis"])
@pytest.mark.parametrize("fatal", [False, True])
@pytest.mark.parametrize("ignore_bom", [False, True])
def test_bytes_are_decoded_like_other_buffers(encoding: str, fatal: bool, ignore_bom: bool) -> None:
    """``bytes`` within a stream of UTF-8 take a fast path, which other buffers do not take."""
    generator = random.Random(8)
    options: Any = {"fatal": fatal, "ignoreBOM": ignore_bom}
    of_bytes, of_views = TextDecoder(encoding, options), TextDecoder(encoding, options)
    parts = ["\ufeff".encode(), "aé€💩".encode(), b"\xff", b"\xe2\x82", b"\xf0\x9f", b"", b"text"]

    def text_or_error(decoder: TextDecoder, piece: Any, options: Any) -> str:
        try:
            return decoder.decode(piece, options)
        except TypeError as error:
            return f"{error}"

    for _ in range(3000):
        piece = b"".join(generator.choices(parts, (1, 5, fatal / 9 + 0.05, 1, 1, 1, 5), k=3))
        piece = piece[: generator.randrange(12)]
        stream: Any = generator.choice([{"stream": True}] * 9 + [{"stream": False}, {}, None])
        expected = text_or_error(of_views, memoryview(piece), stream)
        assert text_or_error(of_bytes, piece, stream) == expected


def test_decode_called_on_another_object_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="Illegal invocation"):
        TextDecoder.decode(5, b"", {"stream": True})  # type: ignore[arg-type]


def test_bytes_within_a_stream_of_utf_8_take_the_fast_path(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decoder = TextDecoder()
    assert decoder.decode(b"\xef\xbb\xbfa", {"stream": True}) == "a"
    with monkeypatch.context() as patch:
        patch.setattr("webapi.steps.text_decoder.decode", None)
        assert decoder.decode(b"b\xc3", {"stream": True}) == "b"
        assert decoder.decode(b"\xa9", {"stream": True}) == "é"
    assert decoder.decode(b"c") == "c"
