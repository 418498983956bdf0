"""TextDecoderStream and TextEncoderStream in Python, and the text of blobs."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.streams.running import run
from webapi import (
    Blob,
    RangeError,
    ReadableStream,
    TextDecoder,
    TextDecoderStream,
    TextEncoderStream,
)


async def through(chunks: list[Any], transform: TextDecoderStream | TextEncoderStream) -> list[Any]:
    return [chunk async for chunk in ReadableStream.from_(chunks).pipeThrough(transform)]


def decoded(chunks: list[Any], *arguments: Any) -> list[str]:
    return run(through(chunks, TextDecoderStream(*arguments)))


def encoded(chunks: list[Any]) -> list[bytes]:
    return run(through(chunks, TextEncoderStream()))


@pytest.mark.parametrize(
    ("chunks", "texts"),
    [
        ([b"caf\xc3", b"\xa9"], ["caf", "é"]),
        ([b"a", b"", b"b"], ["a", "b"]),
        ([b"a\xff", b"b\xc3"], ["a\ufffd", "b", "\ufffd"]),
        ([b"\xef", b"\xbb", b"\xbf"], []),
        ([b"\xef\xbb", b"\xbfa\xef\xbb\xbf"], ["a\ufeff"]),
        ([bytearray(b"a"), memoryview(b"b")], ["a", "b"]),
        ([], []),
    ],
)
def test_bytes_become_text_in_the_chunks_that_complete_it(
    chunks: list[Any], texts: list[str]
) -> None:
    async def main() -> None:
        assert await through(chunks, TextDecoderStream()) == texts

    run(main())


def test_a_decoder_has_the_encoding_of_its_label_and_its_options() -> None:
    async def main() -> None:
        stream = TextDecoderStream(" Shift-JIS ", {"fatal": True, "ignoreBOM": True})
        assert (stream.encoding, stream.fatal, stream.ignoreBOM) == ("shift_jis", True, True)
        assert repr(stream) == "<TextDecoderStream of Shift_JIS: writable, readable>"
        stream = TextDecoderStream()
        assert (stream.encoding, stream.fatal, stream.ignoreBOM) == ("utf-8", False, False)
        assert stream.readable is stream.readable
        assert TextEncoderStream().encoding == "utf-8"
        assert repr(TextEncoderStream()) == "<TextEncoderStream of UTF-8: writable, readable>"
        assert await through([b"\x93", b"\xfa"], TextDecoderStream("sjis")) == ["日"]
        marked = TextDecoderStream("utf-8", {"ignoreBOM": True})
        assert await through([b"\xef\xbb\xbfa"], marked) == ["\ufeffa"]

    run(main())


@pytest.mark.parametrize("label", ["", "unknown", "replacement", "hz-gb-2312", "utf-8\0"])
def test_a_label_of_no_encoding_is_refused(label: str) -> None:
    async def main() -> None:
        with pytest.raises(RangeError):
            TextDecoderStream(label)

    run(main())


@pytest.mark.parametrize("chunk", [None, "a", 5, [1], object()])
def test_a_chunk_without_bytes_ends_both_sides(chunk: Any) -> None:
    async def main() -> None:
        stream = TextDecoderStream()
        reader, writer = stream.readable.getReader(), stream.writable.getWriter()
        reading = reader.read()
        for promise in (writer.write(chunk), reading, reader.closed, writer.closed):
            with pytest.raises(TypeError):
                await promise

    run(main())


@pytest.mark.parametrize("chunks", [[b"\xff"], [b"a\xc3", b"a"], [b"\xe2\x82"]])
def test_a_fatal_decoder_ends_at_ill_formed_bytes_and_at_an_unfinished_end(
    chunks: list[bytes],
) -> None:
    async def main() -> None:
        with pytest.raises(TypeError, match="UTF-8"):
            await through(chunks, TextDecoderStream("utf-8", {"fatal": True}))

    run(main())


@pytest.mark.parametrize(
    ("chunks", "expected"),
    [
        (["é", "", "x"], [b"\xc3\xa9", b"x"]),
        (["\ud83d", "\udca9"], [b"\xf0\x9f\x92\xa9"]),
        (["a\ud83d", "", "\udca9b"], [b"a", b"\xf0\x9f\x92\xa9b"]),
        (["\ud83d", "\ud83d", "\udca9"], [b"\xef\xbf\xbd", b"\xf0\x9f\x92\xa9"]),
        (["\ud83da"], [b"\xef\xbf\xbda"]),
        (["\udca9"], [b"\xef\xbf\xbd"]),
        (["a\ud83d"], [b"a", b"\xef\xbf\xbd"]),
        ([5, True, None, 1.5], [b"5", b"true", b"undefined", b"1.5"]),
        ([], []),
    ],
)
def test_text_becomes_utf_8(chunks: list[Any], expected: list[bytes]) -> None:
    async def main() -> None:
        assert await through(chunks, TextEncoderStream()) == expected

    run(main())


def test_bytes_are_not_encoded() -> None:
    async def main() -> None:
        with pytest.raises(TypeError, match="decode it first"):
            await through([b"a"], TextEncoderStream())

    run(main())


@given(st.lists(st.text("aé\ud83d\udca9💩", max_size=4), max_size=6))
def test_encoding_in_chunks_is_encoding_at_once(chunks: list[str]) -> None:
    whole = "".join(chunks).encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    assert b"".join(encoded([*chunks])) == whole.encode()


@given(
    st.lists(st.binary(max_size=4), max_size=6),
    st.sampled_from(["utf-8", "utf-16le", "shift_jis", "gb18030", "iso-2022-jp"]),
)
def test_decoding_in_chunks_is_decoding_at_once(chunks: list[bytes], label: str) -> None:
    assert "".join(decoded([*chunks], label)) == TextDecoder(label).decode(b"".join(chunks))


def test_the_text_of_a_blob_is_a_stream() -> None:
    async def main() -> None:
        blob = Blob(["\ufeff", "é" * 40000, b"\xff"], {"type": "text/plain;charset=utf-16le"})
        texts = [text async for text in blob.textStream()]
        assert len(texts) == 2
        assert "".join(texts) == "é" * 40000 + "\ufffd"
        assert [text async for text in Blob().textStream()] == []

    run(main())
