"""Streams of blobs in Python."""

import asyncio
from array import array

import pytest

from tests.streams.running import run
from webapi import Blob, File, ReadableStream, ReadableStreamBYOBReader

SIZE = 65536


def test_a_blob_is_read_in_chunks_of_bytes() -> None:
    data = bytes(range(256)) * 700

    async def main() -> None:
        chunks = [chunk async for chunk in Blob([data]).stream()]
        assert [type(chunk) for chunk in chunks] == [bytes] * 3
        assert [len(chunk) for chunk in chunks] == [SIZE, SIZE, len(data) - 2 * SIZE]
        assert b"".join(chunks) == data

    run(main())


@pytest.mark.parametrize("size", [0, 1, SIZE - 1, SIZE, SIZE + 1])
def test_a_stream_ends_where_the_blob_ends(size: int) -> None:
    async def main() -> None:
        chunks = [chunk async for chunk in Blob([b"a" * size]).stream()]
        assert b"".join(chunks) == b"a" * size
        assert b"" not in chunks

    run(main())


def test_slices_and_files_have_streams_of_their_own() -> None:
    async def main() -> None:
        blob = Blob(["0123456789"]).slice(2, -2)
        assert [chunk async for chunk in blob.stream()] == [b"234567"]
        assert blob.stream() is not blob.stream()
        assert [chunk async for chunk in File(["ab"], "name").stream()] == [b"ab"]

    run(main())


def test_a_reader_brings_its_own_buffer() -> None:
    async def main() -> None:
        reader = Blob([b"abc"]).stream().getReader({"mode": "byob"})
        assert isinstance(reader, ReadableStreamBYOBReader)
        room = bytearray(2)
        assert (await reader.read(room))["value"] is room
        assert room == b"ab"
        assert bytes((await reader.read(bytearray(2)))["value"]) == b"c"
        assert (await reader.read(bytearray(2)))["done"]
        await reader.closed

    run(main())


def test_half_of_an_element_at_the_end_is_an_error() -> None:
    async def main() -> None:
        reader = Blob([b"abc"]).stream().getReader({"mode": "byob"})
        assert isinstance(reader, ReadableStreamBYOBReader)
        assert (await reader.read(array("H", [0])))["value"].tobytes() == b"ab"
        with pytest.raises(TypeError):
            await reader.read(array("H", [0]))

    run(main())


def test_a_stream_that_is_cancelled_or_never_read_leaves_nothing_behind() -> None:
    async def main() -> None:
        tasks = asyncio.all_tasks()
        stream = Blob([b"a" * 3 * SIZE]).stream()
        reader = stream.getReader()
        await reader.read()
        await reader.cancel("enough")
        assert (await reader.read())["done"]
        Blob(["text"]).stream()
        assert asyncio.all_tasks() == tasks

    run(main())


def test_a_stream_can_be_teed_and_piped() -> None:
    async def main() -> None:
        one, two = Blob(["text"]).stream().tee()
        assert isinstance(one, ReadableStream)
        for branch in (one, two):
            assert b"".join([chunk async for chunk in branch]) == b"text"

    run(main())
