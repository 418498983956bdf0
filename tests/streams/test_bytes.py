"""Byte streams in Python: bytes, bytearrays, memoryviews and arrays are views."""

import asyncio
from array import array
from typing import Any

import pytest

from tests.streams.running import run
from webapi import ReadableStream, ReadableStreamBYOBReader


def source(*chunks: Any, **more: Any) -> ReadableStream:
    """A byte stream of some chunks."""

    def start(controller: Any) -> None:
        for chunk in chunks:
            controller.enqueue(chunk)
        controller.close()

    return ReadableStream({"type": "bytes", "start": start, **more})


@pytest.mark.parametrize(
    "chunk", [b"abcd", bytearray(b"abcd"), memoryview(b"abcd"), array("H", [0x6161, 0x6262])]
)
def test_chunks_come_out_without_a_copy(chunk: Any) -> None:
    async def main() -> None:
        (out,) = [each async for each in source(chunk)]
        assert bytes(out) == bytes(chunk)
        if isinstance(chunk, (bytes, bytearray)):
            assert out is chunk
        else:
            assert out.obj is memoryview(chunk).obj

    run(main())


@pytest.mark.parametrize("chunk", ["abc", 5, None, [1]])
def test_other_chunks_are_refused(chunk: Any) -> None:
    with pytest.raises(TypeError):
        source(chunk)


def test_a_reader_brings_its_own_buffer() -> None:
    async def main() -> None:
        room = bytearray(8)
        reader = source(b"abc", b"defgh").getReader({"mode": "byob"})
        assert isinstance(reader, ReadableStreamBYOBReader)
        result = await reader.read(memoryview(room)[2:6])
        assert bytes(result["value"]) == b"abcd"
        assert result["value"].obj is room
        assert room == b"\0\0abcd\0\0"
        result = await reader.read(bytearray(10), {"min": 3})
        assert bytes(result["value"]) == b"efgh"
        assert bytes((await reader.read(bytearray(3)))["value"]) == b""

    run(main())


def test_views_of_larger_elements_get_whole_elements() -> None:
    async def main() -> None:
        reader = source(b"abc", b"de").getReader({"mode": "byob"})
        result = await reader.read(array("H", [0, 0, 0]))
        assert result["value"].format == "H"
        assert result["value"].tobytes() == b"abcd"

    run(main())


def test_a_source_writes_into_the_readers_buffer() -> None:
    async def main() -> None:
        written = iter([b"xyz", b"uv"])

        def pull(controller: Any) -> None:
            request = controller.byobRequest
            part = next(written)
            request.view[: len(part)] = part
            request.respond(len(part))
            assert request.view is None
            with pytest.raises(TypeError, match="answered"):
                request.respond(1)

        stream = ReadableStream({"type": "bytes", "pull": pull})
        room = bytearray(5)
        result = await stream.getReader({"mode": "byob"}).read(room, {"min": 5})
        assert result["value"] == room == b"xyzuv"

    run(main())


def test_a_response_may_not_exceed_the_view() -> None:
    async def main() -> None:
        def pull(controller: Any) -> None:
            controller.byobRequest.respond(6)

        reader = ReadableStream({"type": "bytes", "pull": pull}).getReader({"mode": "byob"})
        with pytest.raises(ValueError, match="More bytes"):
            await reader.read(bytearray(5))

    run(main())


def test_a_source_answers_with_a_part_of_the_view() -> None:
    async def main() -> None:
        def pull(controller: Any) -> None:
            view = controller.byobRequest.view
            view[0] = 65
            with pytest.raises(ValueError, match="begins at another place"):
                controller.byobRequest.respondWithNewView(view[1:])
            controller.byobRequest.respondWithNewView(view[:1])

        stream = ReadableStream({"type": "bytes", "pull": pull})
        reader = stream.getReader({"mode": "byob"})
        result = await reader.read(memoryview(bytearray(9))[4:])
        assert bytes(result["value"]) == b"A"

    run(main())


def test_buffers_are_allocated_for_readers_without_one() -> None:
    async def main() -> None:
        def pull(controller: Any) -> None:
            assert len(controller.byobRequest.view) == 16
            controller.byobRequest.view[:2] = b"hi"
            controller.byobRequest.respond(2)

        stream = ReadableStream({"type": "bytes", "pull": pull, "autoAllocateChunkSize": 16})
        assert bytes((await stream.getReader().read())["value"]) == b"hi"

    run(main())


def test_what_a_reader_refuses() -> None:
    async def main() -> None:
        reader = source(b"abc").getReader({"mode": "byob"})
        for view, message in (
            (b"abc", "read-only"),
            (bytearray(), "empty"),
            ("abc", "ArrayBuffer"),
        ):
            with pytest.raises(TypeError, match=message):
                await reader.read(view)
        with pytest.raises(TypeError, match="min is 0"):
            await reader.read(bytearray(2), {"min": 0})
        with pytest.raises(ValueError, match="min exceeds"):
            await reader.read(bytearray(2), {"min": 3})
        with pytest.raises(TypeError, match="not a byte stream"):
            ReadableStream().getReader({"mode": "byob"})

    run(main())


def test_a_part_of_an_element_at_the_end_is_an_error() -> None:
    async def main() -> None:
        reader = source(b"abc").getReader({"mode": "byob"})
        assert (await reader.read(array("H", [0])))["value"].tobytes() == b"ab"
        with pytest.raises(TypeError, match="too few bytes"):
            await reader.read(array("H", [0]))

    run(main())


def test_branches_have_buffers_of_their_own() -> None:
    async def main() -> None:
        one, two = source(bytearray(b"abc"), b"def").tee()
        chunks = await asyncio.gather(*map(all_of, (one, two)))
        assert chunks[0] == chunks[1] == [b"abc", b"def"]
        assert chunks[0][0] is not chunks[1][0]

    run(main())


async def all_of(stream: ReadableStream) -> list[Any]:
    return [chunk async for chunk in stream]


def test_a_branch_may_be_read_with_a_buffer_and_the_other_without() -> None:
    async def main() -> None:
        one, two = source(b"abcdef").tee()
        reader = one.getReader({"mode": "byob"})
        result, chunks = await asyncio.gather(reader.read(bytearray(4)), two.getReader().read())
        assert bytes(result["value"]) == b"abcd"
        assert bytes(chunks["value"]) in (b"abcd", b"abcdef")

    run(main())
