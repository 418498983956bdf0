"""Readable streams in Python. The Web Platform Tests prove the algorithms, in engines."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing
from typing import Any

import pytest

from tests.streams.running import microtasks, run
from webapi import (
    ByteLengthQueuingStrategy,
    CountQueuingStrategy,
    ReadableStream,
    ReadableStreamDefaultReader,
)


async def all_of(stream: ReadableStream) -> list[Any]:
    return [chunk async for chunk in stream]


def test_a_source_may_be_a_dict() -> None:
    async def main() -> None:
        pulls: list[int] = []

        def pull(controller: Any) -> None:
            pulls.append(len(pulls))
            controller.enqueue(len(pulls))
            if len(pulls) == 3:
                controller.close()

        stream = ReadableStream({"pull": pull})
        assert await all_of(stream) == [1, 2, 3]
        assert not stream.locked
        assert repr(stream) == "<ReadableStream closed>"

    run(main())


def test_a_source_may_be_an_object_whose_functions_are_coroutines() -> None:
    class Numbers:
        def __init__(self) -> None:
            self.log: list[object] = []

        async def start(self, controller: Any) -> None:
            self.log.append("started")
            await asyncio.sleep(0)

        async def pull(self, controller: Any) -> None:
            await asyncio.sleep(0)
            self.log.append("pulled")
            controller.enqueue(1)

        async def cancel(self, reason: object) -> None:
            await asyncio.sleep(0)
            self.log.append(reason)

    async def main() -> None:
        source = Numbers()
        stream = ReadableStream(source, {"highWaterMark": 0})
        reader = stream.getReader()
        assert await reader.read() == {"value": 1, "done": False}
        await reader.cancel("enough")
        assert source.log == ["started", "pulled", "enough"]
        assert await reader.read() == {"value": None, "done": True}

    run(main())


def test_reads_wait_for_chunks_in_their_order() -> None:
    async def main() -> None:
        controllers: list[Any] = []
        reader = ReadableStream({"start": controllers.append}).getReader()
        reads = [asyncio.ensure_future(reader.read()) for _ in range(3)]
        await microtasks()
        controllers[0].enqueue("a")
        controllers[0].enqueue("b")
        controllers[0].close()
        results = await asyncio.gather(*reads)
        assert [(result["value"], result["done"]) for result in results] == [
            ("a", False),
            ("b", False),
            (None, True),
        ]

    run(main())


def test_backpressure_stops_pulls() -> None:
    async def main() -> None:
        pulls: list[float | None] = []

        def pull(controller: Any) -> None:
            pulls.append(controller.desiredSize)
            controller.enqueue("abc")

        size = {"highWaterMark": 7, "size": len}
        reader = ReadableStream({"pull": pull}, size).getReader()
        await microtasks()
        assert pulls == [7, 4, 1]
        await reader.read()
        await microtasks()
        assert pulls == [7, 4, 1, 1]

    run(main())


@pytest.mark.parametrize(
    ("strategy", "chunk", "size"),
    [
        (ByteLengthQueuingStrategy({"highWaterMark": 10}), b"abc", 3),
        (ByteLengthQueuingStrategy({"highWaterMark": 10}), memoryview(b"abcd"), 4),
        (CountQueuingStrategy({"highWaterMark": 10}), b"abc", 1),
    ],
)
def test_strategies_measure_chunks(strategy: Any, chunk: Any, size: int) -> None:
    async def main() -> None:
        controllers: list[Any] = []
        ReadableStream({"start": controllers.append}, strategy)
        controllers[0].enqueue(chunk)
        assert controllers[0].desiredSize == 10 - size

    assert strategy.size is type(strategy)({"highWaterMark": 1}).size
    run(main())


def test_an_error_is_raised_by_every_read() -> None:
    async def main() -> None:
        def pull(controller: Any) -> None:
            raise LookupError("nothing there")

        reader = ReadableStream({"pull": pull}).getReader()
        for _ in range(2):
            with pytest.raises(LookupError, match="nothing there"):
                await reader.read()
        with pytest.raises(LookupError):
            await reader.closed

    run(main())


def test_what_a_constructor_refuses() -> None:
    def fail(controller: Any) -> None:
        raise LookupError("start")

    with pytest.raises(LookupError, match="start"):
        ReadableStream({"start": fail})
    with pytest.raises(TypeError, match="not a valid enum value"):
        ReadableStream({"type": "owning"})
    with pytest.raises(ValueError, match="highWaterMark"):
        ReadableStream({}, {"highWaterMark": -1})
    with pytest.raises(ValueError, match="has no size"):
        ReadableStream({"type": "bytes"}, CountQueuingStrategy({"highWaterMark": 1}))
    with pytest.raises(TypeError, match="autoAllocateChunkSize"):
        ReadableStream({"type": "bytes", "autoAllocateChunkSize": 0})
    with pytest.raises(TypeError):
        ReadableStream(5)


def test_a_reader_locks_its_stream_until_it_is_released() -> None:
    async def main() -> None:
        stream = ReadableStream()
        reader = stream.getReader()
        assert stream.locked
        with pytest.raises(TypeError, match="locked"):
            ReadableStreamDefaultReader(stream)
        with pytest.raises(TypeError, match="locked"):
            await stream.cancel()
        read = asyncio.ensure_future(reader.read())
        await microtasks()
        reader.releaseLock()
        with pytest.raises(TypeError, match="released"):
            await read
        with pytest.raises(TypeError, match="released"):
            await reader.read()
        assert not stream.locked
        assert repr(reader) == "<ReadableStreamDefaultReader, released>"

    run(main())


def test_tee_gives_both_branches_all_chunks() -> None:
    async def main() -> None:
        one, two = ReadableStream.from_("abc" for _ in range(3)).tee()
        assert await all_of(one) == ["abc"] * 3
        assert await all_of(two) == ["abc"] * 3

    run(main())


def test_canceling_both_branches_cancels_with_both_reasons() -> None:
    async def main() -> None:
        reasons: list[Any] = []
        one, two = ReadableStream({"cancel": reasons.append}).tee()
        await asyncio.gather(one.cancel("x"), two.cancel("y"))
        assert reasons == [["x", "y"]]

    run(main())


# From iterables


async def countdown() -> AsyncIterator[int]:
    for number in (3, 2, 1):
        await asyncio.sleep(0)
        yield number


async def later(value: int) -> int:
    await asyncio.sleep(0)
    return value


@pytest.mark.parametrize(
    "make",
    [
        lambda: [3, 2, 1],
        lambda: (number for number in (3, 2, 1)),
        lambda: range(3, 0, -1),
        countdown,
        lambda: ReadableStream.from_([3, 2, 1]),
        lambda: (later(number) for number in (3, 2, 1)),
    ],
)
def test_from_takes_iterables_of_both_kinds(make: Any) -> None:
    async def main() -> None:
        assert await all_of(ReadableStream.from_(make())) == [3, 2, 1]

    run(main())


@pytest.mark.parametrize("value", ["abc", 5, None, object()])
def test_from_refuses_what_is_no_iterable_object(value: Any) -> None:
    with pytest.raises(TypeError, match="asynchronous sequence"):
        ReadableStream.from_(value)


def test_canceling_closes_the_generator() -> None:
    closed: list[str] = []

    def sync() -> Iterator[int]:
        try:
            yield 1
            yield 2
        finally:
            closed.append("sync")

    async def asynchronous() -> AsyncIterator[int]:
        try:
            yield 1
            yield 2
        finally:
            await asyncio.sleep(0)
            closed.append("async")

    async def main() -> None:
        for iterable in (sync(), asynchronous()):
            reader = ReadableStream.from_(iterable).getReader()
            assert (await reader.read())["value"] == 1
            await reader.cancel()

    run(main())
    assert closed == ["sync", "async"]


def test_what_an_iterable_raises_errors_the_stream() -> None:
    async def failing() -> AsyncIterator[int]:
        yield 1
        raise LookupError("gone")

    async def main() -> None:
        with pytest.raises(LookupError, match="gone"):
            await all_of(ReadableStream.from_(failing()))

    run(main())


# Asynchronous iteration


def test_leaving_a_loop_cancels_unless_prevented() -> None:
    async def main() -> None:
        canceled: list[Any] = []

        def stream() -> ReadableStream:
            return ReadableStream(
                {"pull": lambda controller: controller.enqueue("x"), "cancel": canceled.append}
            )

        async with aclosing(stream().values()) as chunks:
            async for _ in chunks:
                break
        assert canceled == [None]
        kept = stream()
        async with aclosing(kept.values({"preventCancel": True})) as chunks:
            async for _ in chunks:
                break
        assert canceled == [None]
        assert not kept.locked

        async for _ in stream():
            break
        await microtasks()
        assert canceled == [None, None], "an iterator that is dropped is closed"

    run(main())
