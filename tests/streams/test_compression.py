"""CompressionStream and DecompressionStream in Python, beside zlib and gzip."""

import gzip
import zlib
from array import array
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.streams.running import run
from webapi import CompressionStream, DecompressionStream, ReadableStream

FORMATS = {"deflate": 15, "deflate-raw": -15, "gzip": 31}
DATA = b"".join(number.to_bytes(3, "big") for number in range(70_000))


async def through(chunks: list[Any], transform: Any) -> list[bytes]:
    return [chunk async for chunk in ReadableStream.from_(chunks).pipeThrough(transform)]


def peers(format: str, data: bytes) -> bytes:
    """What zlib makes of data."""
    compressor = zlib.compressobj(wbits=FORMATS[format])
    return compressor.compress(data) + compressor.flush()


@pytest.mark.parametrize("format", FORMATS)
def test_zlib_reads_what_is_written_and_the_other_way_round(format: str) -> None:
    async def main() -> None:
        chunks = [DATA[:5], bytearray(DATA[5:70_000]), memoryview(DATA)[70_000:], b""]
        written = b"".join(await through(chunks, CompressionStream(format)))
        assert zlib.decompress(written, FORMATS[format]) == DATA
        compressed = peers(format, DATA)
        read = await through(
            [compressed[:1], b"", compressed[1:], b""], DecompressionStream(format)
        )
        assert b"".join(read) == DATA
        assert {type(chunk) for chunk in read} == {bytes}
        assert max(map(len, read)) == 65536

    run(main())


@given(st.lists(st.binary(max_size=9), max_size=5), st.integers(1, 9), st.sampled_from([*FORMATS]))
def test_what_is_compressed_in_chunks_is_decompressed_in_others(
    chunks: list[bytes], size: int, format: str
) -> None:
    async def main() -> None:
        data = b"".join(await through([*chunks], CompressionStream(format)))
        parts = [data[start : start + size] for start in range(0, len(data), size)]
        out = await through(parts, DecompressionStream(format))
        assert b"".join(out) == b"".join(chunks)
        assert b"" not in out

    run(main())


GZIP = gzip.compress(b"text")
WRONG: dict[str, tuple[str, list[bytes]]] = {
    "no header": ("gzip", [b"text and more text"]),
    "another format": ("deflate", [GZIP]),
    "a checksum that does not match": ("gzip", [GZIP[:-8] + b"\0\0\0\0" + GZIP[-4:]]),
    "a length that does not match": ("gzip", [GZIP[:-1] + b"\1"]),
    "a chunk that ends too early": ("gzip", [GZIP[:-1]]),
    "nothing": ("gzip", []),
    "an empty chunk": ("deflate-raw", [b""]),
    "a byte too many": ("gzip", [GZIP + b"\0"]),
    "a byte too many, in a chunk of its own": ("gzip", [GZIP, b"\0"]),
    "a second member": ("gzip", [GZIP + GZIP]),
    "much too many": ("deflate-raw", [peers("deflate-raw", DATA) + DATA]),
}


@pytest.mark.parametrize("name", WRONG)
def test_data_that_is_damaged_truncated_or_goes_on_is_an_error(name: str) -> None:
    format, chunks = WRONG[name]

    async def main() -> None:
        with pytest.raises(TypeError, match="compressed data"):
            await through([*chunks], DecompressionStream(format))

    run(main())


def test_what_comes_before_the_end_is_given_before_the_error() -> None:
    async def main() -> None:
        stream = DecompressionStream("gzip")
        reader, writer = stream.readable.getReader(), stream.writable.getWriter()
        reading = reader.read()
        with pytest.raises(TypeError):
            await writer.write(GZIP + b"\0")
        assert (await reading)["value"] == b"text"
        with pytest.raises(TypeError):
            await reader.read()
        with pytest.raises(TypeError):
            await writer.closed

    run(main())


@pytest.mark.parametrize("make", [CompressionStream, DecompressionStream])
@pytest.mark.parametrize("chunk", ["text", None, 5, [1], memoryview(b"abcd")[::2]])
def test_a_chunk_without_bytes_is_an_error(make: Callable[[str], Any], chunk: Any) -> None:
    async def main() -> None:
        with pytest.raises(TypeError):
            await through([chunk], make("gzip"))

    run(main())


@pytest.mark.parametrize("make", [CompressionStream, DecompressionStream])
def test_formats_that_python_or_the_standard_does_not_have_are_refused(
    make: Callable[[str], Any],
) -> None:
    async def main() -> None:
        with pytest.raises(TypeError, match="brotli"):
            make("brotli")
        for format in ("zstd", "GZIP", "", "zlib"):
            with pytest.raises(TypeError, match="CompressionFormat"):
                make(format)
        assert repr(make("deflate-raw")).endswith("of deflate-raw: writable, readable>")

    run(main())


def test_views_are_compressed_as_bytes() -> None:
    async def main() -> None:
        numbers = array("H", range(300))
        written = await through([numbers, array("d")], CompressionStream("gzip"))
        assert gzip.decompress(b"".join(written)) == numbers.tobytes()

    run(main())


def test_much_comes_of_little_in_bounded_chunks() -> None:
    async def main() -> None:
        zeros = 1 << 24
        read = await through([gzip.compress(bytes(zeros))], DecompressionStream("gzip"))
        assert sum(map(len, read)) == zeros
        assert max(map(len, read)) == 65536

    run(main())
