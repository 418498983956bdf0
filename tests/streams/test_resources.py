"""Streams leave no task, no warning and no garbage behind."""

import asyncio
import gc
import tracemalloc
import weakref
from typing import Any

import pytest

from tests.streams.running import microtasks, run
from webapi import (
    AbortController,
    AbortSignal,
    DOMException,
    ReadableStream,
    TransformStream,
    WritableStream,
    structuredClone,
)

pytestmark = pytest.mark.usefixtures("frozen_heap")


def test_a_stream_that_nobody_reads_leaves_no_task(recwarn: pytest.WarningsRecorder) -> None:
    reported: list[Any] = []

    async def main() -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: reported.append(context)
        )

        async def pull(controller: Any) -> None:
            controller.enqueue("x")

        async def fail(controller: Any) -> None:
            raise LookupError

        ReadableStream({"pull": pull})
        ReadableStream({"start": fail})
        WritableStream({"start": fail})
        TransformStream().readable.pipeThrough(TransformStream({"start": fail}))
        await microtasks()
        gc.collect()
        await microtasks()
        assert asyncio.all_tasks() == {asyncio.current_task()} | _outer()

    run(main())
    assert not recwarn.list
    assert not reported


def _outer() -> set[Any]:
    """The task of `wait_for`, where it is one of its own."""
    return {task for task in asyncio.all_tasks() if "wait_for" in repr(task)}


def test_streams_that_are_dropped_are_collected() -> None:
    class Source:
        def pull(self, controller: Any) -> None:
            controller.enqueue("x")

    async def main() -> None:
        source = Source()
        died = weakref.ref(source)
        stream = ReadableStream(source)
        await (stream.pipeThrough(TransformStream())).getReader().read()
        del source, stream
        await microtasks()
        gc.collect()
        assert died() is None

    run(main())


@pytest.mark.parametrize("is_dependent", [False, True])
def test_a_signal_ends_a_pipe_that_nothing_else_holds(is_dependent: bool) -> None:
    async def main() -> None:
        canceled: list[Any] = []
        controller = AbortController()
        signal = AbortSignal.any([controller.signal]) if is_dependent else controller.signal
        source = ReadableStream({"cancel": canceled.append})
        source.pipeThrough(TransformStream(), {"signal": signal})
        del source, signal
        await microtasks()
        gc.collect()
        controller.abort("why")
        await microtasks()
        assert canceled == ["why"]

    run(main())


def test_streams_are_neither_copied_nor_transferred() -> None:
    for stream in (ReadableStream(), WritableStream(), TransformStream()):
        with pytest.raises(DOMException, match="could not be cloned"):
            structuredClone(stream)
        with pytest.raises((DOMException, TypeError)):
            structuredClone(stream, {"transfer": [stream]})


def test_a_long_pipe_keeps_to_the_high_water_mark() -> None:
    async def main() -> int:
        count = 0
        longest = 0

        def pull(controller: Any) -> None:
            nonlocal count, longest
            count += 1
            longest = max(longest, 1 - controller.desiredSize)
            controller.enqueue(bytes(100_000))
            if count == 2_000:
                controller.close()

        await ReadableStream({"pull": pull}).pipeThrough(TransformStream()).pipeTo(WritableStream())
        return longest

    assert run(main()) == 0


@pytest.mark.parametrize(
    "chunks",
    [512, pytest.param(16_384, marks=pytest.mark.heavy("A gigabyte of chunks takes seconds."))],
)
def test_a_pipe_of_many_bytes_holds_few_of_them(chunks: int) -> None:
    """The larger size is a gigabyte."""
    size = 65_536
    given = written = 0

    def pull(controller: Any) -> None:
        nonlocal given
        given += 1
        controller.enqueue(bytes(size))
        if given == chunks:
            controller.close()

    def transform(chunk: bytes, controller: Any) -> None:
        controller.enqueue(bytearray(chunk))

    def write(chunk: bytes) -> None:
        nonlocal written
        written += len(chunk)

    async def main() -> int:
        stream = ReadableStream({"type": "bytes", "pull": pull})
        through = stream.pipeThrough(TransformStream({"transform": transform}))
        tracemalloc.start()
        try:
            await through.pipeTo(WritableStream({"write": write}))
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    most = run(main())
    assert written == chunks * size
    assert most < 20 * size
