"""Writable and transform streams, and pipes, in Python."""

import asyncio
from typing import Any

import pytest

from tests.streams.running import microtasks, run
from webapi import (
    AbortController,
    DOMException,
    ReadableStream,
    ThrownValue,
    TransformStream,
    WritableStream,
)


class Sink:
    """It notes what happens."""

    def __init__(self) -> None:
        self.log: list[Any] = []
        self.controller: Any = None

    def start(self, controller: Any) -> None:
        self.controller = controller

    async def write(self, chunk: Any) -> None:
        await asyncio.sleep(0)
        self.log.append(chunk)

    def close(self) -> None:
        self.log.append("close")

    def abort(self, reason: Any) -> None:
        self.log.append(("abort", reason))


def test_writes_happen_one_after_the_other() -> None:
    async def main() -> None:
        sink = Sink()
        stream = WritableStream(sink, {"highWaterMark": 2})
        writer = stream.getWriter()
        assert writer.desiredSize == 2
        first = writer.write("a")
        second = writer.write("b")
        assert writer.desiredSize == 0
        await first
        assert sink.log[0] == "a"
        await writer.ready
        await writer.close()
        await second
        await writer.closed
        assert sink.log == ["a", "b", "close"]
        assert repr(stream) == "<WritableStream closed, locked>"

    run(main())


def test_ready_waits_until_there_is_no_backpressure() -> None:
    async def main() -> None:
        free = asyncio.Event()

        async def write(chunk: Any) -> None:
            await free.wait()

        writer = WritableStream({"write": write}).getWriter()
        written = writer.write("a")
        ready = asyncio.ensure_future(writer.ready)
        await microtasks()
        assert not ready.done()
        free.set()
        await asyncio.gather(written, ready)
        assert writer.desiredSize == 1

    run(main())


def test_abort_tells_the_sink_and_its_signal() -> None:
    async def main() -> None:
        sink = Sink()
        stream = WritableStream(sink)
        writer = stream.getWriter()
        await writer.ready
        await writer.abort("why")
        assert sink.log == [("abort", "why")]
        assert sink.controller.signal.reason == "why"
        with pytest.raises(ThrownValue) as caught:
            await writer.closed
        assert caught.value.value == "why"
        with pytest.raises(ThrownValue):
            await writer.write("late")

    run(main())


def test_a_failing_write_errors_the_stream() -> None:
    async def main() -> None:
        async def write(chunk: Any) -> None:
            raise OSError("disk full")

        writer = WritableStream({"write": write}).getWriter()
        for promise in (writer.write("a"), writer.closed):
            with pytest.raises(OSError, match="disk full"):
                await promise

    run(main())


def test_what_constructors_refuse() -> None:
    with pytest.raises(ValueError, match="type"):
        WritableStream({"type": "bytes"})
    with pytest.raises(ValueError, match="readableType"):
        TransformStream({"readableType": "bytes"})
    with pytest.raises(ValueError, match="writableType"):
        TransformStream({"writableType": "bytes"})


# Transforms


def test_a_transformer_may_be_an_object_of_coroutines() -> None:
    class Doubler:
        async def transform(self, chunk: Any, controller: Any) -> None:
            await asyncio.sleep(0)
            controller.enqueue(chunk)
            controller.enqueue(chunk)

        async def flush(self, controller: Any) -> None:
            await asyncio.sleep(0)
            controller.enqueue("end")

    async def main() -> None:
        stream = ReadableStream.from_(["ab"]).pipeThrough(TransformStream(Doubler()))
        assert [chunk async for chunk in stream] == ["ab", "ab", "end"]

    run(main())


def test_a_transform_without_a_transformer_passes_chunks_on() -> None:
    async def main() -> None:
        transform = TransformStream()
        stream = ReadableStream.from_([1, 2]).pipeThrough(transform)
        assert stream is transform.readable
        assert [chunk async for chunk in stream] == [1, 2]

    run(main())


def test_a_failing_transformer_errors_both_sides() -> None:
    async def main() -> None:
        def transform(chunk: Any, controller: Any) -> None:
            raise LookupError(chunk)

        stream = TransformStream({"transform": transform})
        writer = stream.writable.getWriter()
        written = writer.write("a")
        with pytest.raises(LookupError):
            await stream.readable.getReader().read()
        with pytest.raises(LookupError):
            await written

    run(main())


def test_canceling_the_readable_side_tells_the_transformer() -> None:
    async def main() -> None:
        reasons: list[Any] = []
        stream = TransformStream({"cancel": reasons.append})
        await stream.readable.cancel("why")
        assert reasons == ["why"]
        with pytest.raises(ThrownValue):
            await stream.writable.getWriter().closed

    run(main())


# Pipes


def test_a_pipe_closes_what_it_fills() -> None:
    async def main() -> None:
        sink = Sink()
        await ReadableStream.from_([1, 2, 3]).pipeTo(WritableStream(sink))
        assert sink.log == [1, 2, 3, "close"]
        await ReadableStream.from_([1]).pipeTo(WritableStream(Sink()), {"preventClose": True})

    run(main())


def test_a_signal_ends_a_pipe() -> None:
    async def main() -> None:
        canceled: list[Any] = []
        sink = Sink()
        controller = AbortController()
        pipe = ReadableStream({"cancel": canceled.append}).pipeTo(
            WritableStream(sink), {"signal": controller.signal}
        )
        await microtasks()
        controller.abort("stop")
        with pytest.raises(ThrownValue) as caught:
            await pipe
        assert caught.value.value == "stop"
        assert canceled == ["stop"]
        assert sink.log == [("abort", "stop")]

    run(main())


def test_canceling_the_task_that_awaits_a_pipe_ends_it() -> None:
    async def main() -> None:
        canceled: list[Any] = []
        sink = Sink()
        source = ReadableStream({"cancel": canceled.append})
        destination = WritableStream(sink)

        async def copy() -> None:
            await source.pipeTo(destination)

        task = asyncio.create_task(copy())
        await microtasks()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await microtasks()
        (reason,) = canceled
        assert isinstance(reason, DOMException)
        assert reason.name == "AbortError"
        assert sink.log == [("abort", reason)]
        assert not source.locked
        assert not destination.locked

    run(main())


@pytest.mark.parametrize("prevented", [False, True])
def test_an_error_of_the_sink_cancels_the_source(prevented: bool) -> None:
    async def main() -> None:
        canceled: list[Any] = []

        def write(chunk: Any) -> None:
            raise OSError("disk full")

        def pull(controller: Any) -> None:
            controller.enqueue("x")

        source = ReadableStream({"pull": pull, "cancel": canceled.append})
        with pytest.raises(OSError, match="disk full") as caught:
            await source.pipeTo(WritableStream({"write": write}), {"preventCancel": prevented})
        assert canceled == ([] if prevented else [caught.value])

    run(main())


def test_a_locked_end_refuses_a_pipe() -> None:
    async def main() -> None:
        stream = ReadableStream()
        stream.getReader()
        with pytest.raises(TypeError, match="locked"):
            await stream.pipeTo(WritableStream())
        with pytest.raises(TypeError, match="locked"):
            stream.pipeThrough(TransformStream())
        with pytest.raises(TypeError):
            await ReadableStream().pipeTo("no stream")

    run(main())
