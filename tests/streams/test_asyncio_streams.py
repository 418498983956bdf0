"""Streams of asyncio's readers and writers."""

from __future__ import annotations

import asyncio
import sys
from array import array
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.streams.running import microtasks, run
from tests.work import LIMIT
from webapi import (
    CompressionStream,
    DecompressionStream,
    ReadableStream,
    ReadableStreamBYOBReader,
    ThrownValue,
)
from webapi.asyncio_streams import readable, writable

needs_sockets = pytest.mark.skipif(sys.platform == "emscripten", reason="needs sockets")


def reader_of(*chunks: bytes, ends: bool = True) -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    for chunk in chunks:
        reader.feed_data(chunk)
    if ends:
        reader.feed_eof()
    return reader


@asynccontextmanager
async def connection(
    serve: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, object]],
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """The client's ends of a connection to a server of one function."""
    done: list[asyncio.Task[Any]] = []

    async def serving(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        done.append(task)
        try:
            await serve(reader, writer)
        finally:
            writer.close()

    server = await asyncio.start_server(serving, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
    try:
        yield reader, writer
    finally:
        writer.close()
        server.close()
        await asyncio.gather(*done, return_exceptions=True)


def test_a_reader_is_read_to_its_end_in_bytes() -> None:
    async def main() -> None:
        data = b"ab\n" * 50_000
        chunks = [chunk async for chunk in readable(reader_of(data))]
        assert b"".join(chunks) == data
        assert {type(chunk) for chunk in chunks} == {bytes}
        assert [chunk async for chunk in readable(reader_of())] == []
        lines = ReadableStream.from_(reader_of(b"a\nb"))
        assert [line async for line in lines] == [b"a\n", b"b"]

    run(main())


def test_nothing_is_read_before_somebody_asks() -> None:
    async def main() -> None:
        source = reader_of(b"a", ends=False)
        stream = readable(source)
        await microtasks()
        assert await source.read(1) == b"a"
        reading = asyncio.ensure_future(stream.getReader().read())
        await microtasks()
        source.feed_data(b"b")
        assert (await reading)["value"] == b"b"

    run(main())


def test_a_reader_of_the_stream_brings_its_own_buffer() -> None:
    async def main() -> None:
        reader = readable(reader_of(b"abc")).getReader({"mode": "byob"})
        assert isinstance(reader, ReadableStreamBYOBReader)
        room = bytearray(2)
        assert (await reader.read(room))["value"] is room
        assert bytes((await reader.read(bytearray(2)))["value"]) == b"c"
        assert (await reader.read(bytearray(2)))["done"]

    run(main())


def test_cancelling_ends_a_read_that_waits_and_leaves_the_reader_open() -> None:
    async def main() -> None:
        tasks = asyncio.all_tasks()
        source = reader_of(ends=False)
        stream = readable(source)
        reader = stream.getReader()
        reading = reader.read()
        await microtasks()
        await reader.cancel()
        assert (await reading)["done"]
        await microtasks()
        assert asyncio.all_tasks() == tasks
        source.feed_data(b"later")
        assert await source.read(9) == b"later"

    run(main())


def test_an_error_of_the_reader_is_the_streams() -> None:
    async def main() -> None:
        source = reader_of(ends=False)
        source.set_exception(ConnectionResetError("gone"))
        with pytest.raises(ConnectionResetError, match="gone"):
            await readable(source).getReader().read()

    run(main())


@needs_sockets
def test_a_connection_is_piped_both_ways() -> None:
    data = bytes(range(256)) * 4000

    async def unpack(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        unpacked = readable(reader).pipeThrough(DecompressionStream("gzip"))
        await unpacked.pipeTo(writable(writer))

    async def main() -> None:
        async with connection(unpack) as (reader, writer):
            packed = ReadableStream.from_([data]).pipeThrough(CompressionStream("gzip"))

            async def send() -> None:
                await packed.pipeTo(writable(writer), {"preventClose": True})
                assert not writer.is_closing()
                writer.write_eof()

            sending = asyncio.ensure_future(send())
            received = [chunk async for chunk in readable(reader)]
            await sending
        assert b"".join(received) == data

    run(main())


@needs_sockets
def test_a_pipe_waits_for_drain() -> None:
    given = 0

    async def main() -> None:
        stop, closed = asyncio.Event(), asyncio.Event()

        async def wait(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await asyncio.wait_for(stop.wait(), LIMIT)

        async def chunks() -> AsyncIterator[bytes]:
            nonlocal given
            try:
                while True:
                    given += 1
                    yield bytes(1 << 20)
            finally:
                closed.set()

        async with connection(wait) as (_, writer):
            piping = asyncio.ensure_future(ReadableStream.from_(chunks()).pipeTo(writable(writer)))
            before = -1
            while not given or before != given:
                before = given
                await asyncio.sleep(0.05)
            assert given < 100
            piping.cancel()
            with pytest.raises(asyncio.CancelledError):
                await piping
            stop.set()
            await asyncio.wait_for(closed.wait(), LIMIT)
            assert writer.is_closing()

    run(main())


@needs_sockets
def test_aborting_ends_a_write_that_waits() -> None:
    async def main() -> None:
        stop = asyncio.Event()

        async def wait(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await asyncio.wait_for(stop.wait(), LIMIT)

        async with connection(wait) as (_, writer):
            out = writable(writer).getWriter()
            writing = asyncio.ensure_future(out.write(bytes(1 << 24)))
            await asyncio.sleep(0.05)
            assert not writing.done()
            await out.abort("enough")
            assert writer.is_closing()
            await writing
            with pytest.raises(ThrownValue, match="enough"):
                await out.write(b"more")
            stop.set()

    run(main())


@needs_sockets
def test_closing_and_aborting_close_the_writer_and_errors_reach_the_stream() -> None:
    received: list[bytes] = []

    async def read(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        received.append(await reader.read())

    async def main() -> None:
        async with connection(read) as (_, writer):
            out = writable(writer).getWriter()
            await out.write(array("H", [0x6161]))
            await out.write(memoryview(b"bc"))
            await out.close()
            assert writer.is_closing()
        assert received == [b"aabc"]
        async with connection(read) as (_, writer):
            stream = writable(writer)
            await stream.abort("enough")
            assert writer.is_closing()
        async with connection(read) as (_, writer):
            out = writable(writer).getWriter()
            with pytest.raises(TypeError):
                await out.write("text")
            with pytest.raises(TypeError):
                await out.closed

    run(main())
