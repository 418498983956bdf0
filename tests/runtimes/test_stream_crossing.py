"""Streams of bytes that cross between the host and scripts, in every engine."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any

import pytest

from tests.runtimes.pages import ENGINES, NO_PROMISES, Page, parameters
from tests.work import LIMIT
from webapi import DOMException, ReadableStream, TransformStream, WritableStream
from webapi.runtimes import Bridge, HeldClock, JavaScriptError

PROMISING = [name for name in ENGINES if name not in NO_PROMISES]
SCRIPT = """
globalThis.log = [];
globalThis.same = (value) => value;
globalThis.held = null;
globalThis.hold = (stream) => { held = stream; };
globalThis.drop = () => { held = null; };
globalThis.lengths = async (stream) => {
  const found = [];
  for await (const chunk of stream) found.push(chunk.length);
  return found;
};
globalThis.first = async (stream) => {
  const reader = stream.getReader();
  const { value } = await reader.read();
  await reader.cancel(new RangeError("enough"));
  return value;
};
globalThis.failing = async (stream) => {
  try { await stream.getReader().read(); } catch (error) { return `${error}`; }
};
// A stream of so many chunks of so many bytes, which logs what becomes of it.
globalThis.numbers = (count, size) => {
  let index = 0;
  return new ReadableStream({
    pull(controller) {
      log.push(index);
      controller.enqueue(new Uint8Array(size).fill(index++));
      if (index === count) controller.close();
    },
    cancel(reason) { log.push(`${reason}`); },
  }, { highWaterMark: 0 });
};
0;
"""


@pytest.fixture(params=parameters(PROMISING))
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    page = Page(request.param, clock=HeldClock())
    complete(page.bridge.arun(SCRIPT))
    yield page
    page.bridge.close()


@pytest.fixture
def bridge(page: Page) -> Bridge:
    return page.bridge


def complete(coroutine: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(coroutine, LIMIT))


async def chunks_of(stream: ReadableStream) -> list[bytes]:
    return [bytes(chunk) async for chunk in stream]


def logged(caplog: pytest.LogCaptureFixture) -> list[Any]:
    """What the host was told; PythonMonkey also logs some rejections that have a handler."""
    return [record for record in caplog.records if record.name == "webapi.runtimes"]


async def settle(bridge: Bridge) -> None:
    """Run what is pending; mini_racer does not tell what that is, so for a little time."""
    for _ in range(5):
        await bridge.arun_until_idle(0.01)


class Source:
    """A source of the host that notes what becomes of it."""

    type = "bytes"

    def __init__(self, *chunks: Any) -> None:
        self.chunks = list(chunks)
        self.notes: list[Any] = []

    async def pull(self, controller: Any) -> None:
        await asyncio.sleep(0)
        self.notes.append("pull")
        if not self.chunks:
            controller.close()
            if controller.byobRequest is not None:
                controller.byobRequest.respond(0)
        elif isinstance(self.chunks[0], Exception):
            raise self.chunks[0]
        else:
            controller.enqueue(self.chunks.pop(0))

    async def cancel(self, reason: Any) -> None:
        await asyncio.sleep(0)
        self.notes.append(reason)


def test_a_script_reads_a_stream_of_the_host(bridge: Bridge) -> None:
    source = Source(b"a", bytearray(b"bc"), memoryview(b"def"), bytes(100_000))
    assert complete(bridge.acall("lengths", ReadableStream(source))) == [1, 2, 3, 65_536, 34_464]
    assert bridge.live_handles <= 1
    bridge.drain()
    assert bridge.live_handles == 0
    assert source.notes == ["pull"] * 5


def test_the_host_reads_a_stream_of_a_script(bridge: Bridge) -> None:
    async def main() -> list[bytes]:
        return await chunks_of(await bridge.acall("numbers", 3, 70_000))

    chunks = complete(main())
    assert [len(chunk) for chunk in chunks] == [65_536, 4_464] * 3
    assert b"".join(chunks) == b"".join(bytes([index]) * 70_000 for index in range(3))


def test_streams_cross_inside_of_values_and_by_functions_of_the_host(bridge: Bridge) -> None:
    async def double(given: dict[str, ReadableStream]) -> list[ReadableStream]:
        return [given["body"].pipeThrough(TransformStream({"transform": twice}))]

    def twice(chunk: Any, controller: Any) -> None:
        controller.enqueue(bytes(chunk) * 2)

    bridge.expose("double", double)
    bridge.expose("ready", lambda: ReadableStream.from_([b"r"]))
    script = "(async () => [await lengths((await double({ body: numbers(2, 3) }))[0]), %s])()"
    assert bridge.run(script % "await lengths(ready())") == [[6, 6], [1]]


def test_a_stream_crosses_and_comes_back(bridge: Bridge) -> None:
    async def main() -> list[bytes]:
        stream = await bridge.acall("same", ReadableStream.from_([b"abc", b"", b"d"]))
        return await chunks_of(stream)

    assert complete(main()) == [b"abc", b"d"]


def test_a_reader_may_bring_its_buffer_on_both_sides(bridge: Bridge) -> None:
    async def main() -> list[Any]:
        found = []
        stream = await bridge.acall("numbers", 1, 5)
        reader = stream.getReader({"mode": "byob"})
        for _ in range(3):
            result = await reader.read(bytearray(3))
            found.append((bytes(result["value"]), result["done"]))
        return found

    assert complete(main()) == [(b"\0\0\0", False), (b"\0\0", False), (b"", True)]
    bridge.run(
        """
        globalThis.filled = async (stream) => {
          const reader = stream.getReader({ mode: "byob" });
          const found = [];
          for (let index = 0; index < 3; index++) {
            const { value, done } = await reader.read(new Uint8Array(3));
            found.push([...value], done);
          }
          return found;
        };
        """
    )
    found = complete(bridge.acall("filled", ReadableStream.from_([b"abcde"])))
    assert found == [[97, 98, 99], False, [100, 101], False, [], True]


def test_nothing_is_read_before_somebody_reads_it(bridge: Bridge) -> None:
    """Backpressure: each side is asked for a chunk only when the other wants one."""

    async def main() -> None:
        source = Source(*[b"chunk"] * 10)
        await bridge.acall("hold", ReadableStream(source))
        await settle(bridge)
        assert source.notes == []
        await bridge.arun("globalThis.reader = held.getReader(); reader.read().then(() => 0)")
        await settle(bridge)
        assert source.notes == ["pull"]
        stream = await bridge.acall("numbers", 10, 1)
        await settle(bridge)
        assert await bridge.arun("log") == []
        reader = stream.getReader()
        await reader.read()
        await settle(bridge)
        assert await bridge.arun("log") == [0]
        await reader.cancel()
        await bridge.acall("reader.cancel")

    complete(main())


def test_a_script_cancels_a_stream_of_the_host(bridge: Bridge) -> None:
    source = Source(b"one", b"two")
    assert complete(bridge.acall("first", ReadableStream(source))) == b"one"
    assert source.notes[0] == "pull"
    assert isinstance(source.notes[1], JavaScriptError)
    assert str(source.notes[1]) == "RangeError: enough"


REASONS: list[tuple[Any, str]] = [
    (None, "null"),
    ("why", "why"),
    (JavaScriptError("RangeError", "enough"), "RangeError: enough"),
    (DOMException("late", "TimeoutError"), "TimeoutError: late"),
    (KeyError("a secret"), "AbortError: The operation was aborted."),
]


def test_the_host_cancels_a_stream_of_a_script(bridge: Bridge) -> None:
    async def cancelled(reason: Any) -> Any:
        stream = await bridge.acall("numbers", 10, 1)
        reader = stream.getReader()
        await reader.read()
        await reader.cancel(reason)
        return await bridge.arun("log.splice(0)")

    for reason, text in REASONS:
        assert complete(cancelled(reason)) == [0, text]


def test_errors_cross(bridge: Bridge, caplog: pytest.LogCaptureFixture) -> None:
    failing = ReadableStream(Source(JavaScriptError("RangeError", "mine")))
    assert complete(bridge.acall("failing", failing)) == "RangeError: mine"
    assert not logged(caplog)
    secret = ReadableStream(Source(KeyError("a secret")))
    message = "Error: ReadableStream.read() failed in the host."
    assert complete(bridge.acall("failing", secret)) == message
    texts = ReadableStream.from_(["text"])
    assert complete(bridge.acall("failing", texts)) == message
    assert len(logged(caplog)) == 2

    async def main(script: str) -> None:
        await chunks_of(await bridge.arun(script))

    with pytest.raises(JavaScriptError, match="RangeError: mine"):
        complete(main("new ReadableStream({ pull() { throw new RangeError('mine'); } })"))
    with pytest.raises(JavaScriptError, match=r"TypeError: .*no bytes"):
        complete(
            main("new ReadableStream({ pull(c) { c.enqueue('a'); }, cancel(e) { log.push(1); } })")
        )
    complete(settle(bridge))
    assert bridge.run("log") == [1]


def test_a_stream_that_crosses_is_locked_where_it_was(bridge: Bridge) -> None:
    async def main() -> None:
        stream = ReadableStream.from_([b"a"])
        await bridge.acall("hold", stream)
        assert stream.locked
        with pytest.raises(TypeError, match="locked"):
            await bridge.acall("hold", stream)
        await bridge.arun("globalThis.given = numbers(1, 1); given")
        assert await bridge.arun("given.locked")
        with pytest.raises(JavaScriptError, match=r"TypeError: .*locked"):
            await bridge.arun("[given]")
        bridge.expose("take", lambda *values: None)
        for script in ("[other, Symbol()]", "take(other, [other])"):
            with pytest.raises(JavaScriptError, match="TypeError"):
                await bridge.arun(f"globalThis.other = numbers(1, 1); {script}")
            assert not await bridge.arun("other.locked")
        kept = ReadableStream.from_([b"a"])
        for value in ([kept, object()], {"one": kept, "two": kept}):
            with pytest.raises(TypeError):
                await bridge.acall("same", value)
            assert not kept.locked
        assert await chunks_of(kept) == [b"a"]

    complete(main())


def test_other_streams_are_refused_by_name(bridge: Bridge) -> None:
    with pytest.raises(TypeError, match="type WritableStream cannot enter"):
        bridge.call("same", WritableStream())
    with pytest.raises(JavaScriptError, match="a WritableStream"):
        bridge.run("[new WritableStream()]")
    assert bridge.run("({ $: ['ReadableStream', 1] })") == {"$": ["ReadableStream", 1]}


def test_a_stream_that_nobody_can_read_is_cancelled(page: Page) -> None:
    """In both worlds, and where the script may still read it, it goes on."""
    bridge = page.bridge
    source = Source(b"one", b"two")

    async def main() -> Any:
        stream = await bridge.acall("numbers", 10, 1)
        del stream
        gc.collect()
        await settle(bridge)
        assert await bridge.arun("log") == ["AbortError: Nobody reads the stream any more."]
        await bridge.acall("hold", ReadableStream(source))
        for _ in range(3):
            bridge.drain()
            await settle(bridge)
        assert source.notes == []
        await bridge.acall("drop")
        for _ in range(3):
            bridge.drain()
            await settle(bridge)
        return await bridge.arun("typeof FinalizationRegistry")

    collects = complete(main()) == "function"
    if collects and page.name not in ("pythonmonkey", "stpyv8"):  # which do so when they like
        assert [str(note) for note in source.notes] == [
            "AbortError: Nobody reads the stream any more."
        ]
        assert bridge.live_handles == 0


def test_closing_ends_streams_on_both_sides(bridge: Bridge) -> None:
    source = Source(b"one", b"two")
    endless = Source(*[b"x"] * 3)

    async def main() -> None:
        await bridge.acall("hold", ReadableStream(source))
        stream = await bridge.arun("new ReadableStream()")
        reading = asyncio.ensure_future(chunks_of(stream))
        await bridge.acall("hold", ReadableStream(endless))
        await bridge.arun("globalThis.reader = held.getReader(); reader.read().then(() => 0)")
        bridge.close()
        with pytest.raises(DOMException, match="AbortError"):
            await reading
        for _ in range(10):
            await asyncio.sleep(0)

    complete(main())
    for each in (source, endless):
        assert str(each.notes[-1]) == "AbortError: Nobody reads the stream any more."
    bridge.close()


def test_closing_without_a_loop_cancels_streams_of_the_host(bridge: Bridge) -> None:
    source = Source(b"one")
    bridge.call("hold", ReadableStream(source))
    bridge.close()
    assert len(source.notes) == 1


def test_cancelling_a_run_cancels_what_it_reads(bridge: Bridge) -> None:
    class Never(Source):
        async def pull(self, controller: Any) -> None:
            begun.set()
            await asyncio.sleep(LIMIT * 10)

        async def cancel(self, reason: Any) -> None:
            ended.set()

    async def main() -> None:
        running = asyncio.ensure_future(bridge.acall("lengths", ReadableStream(Never())))
        await begun.wait()
        running.cancel()
        await ended.wait()
        with pytest.raises(asyncio.CancelledError):
            await running

    begun, ended = asyncio.Event(), asyncio.Event()
    complete(main())


def test_a_pipe_through_a_script_holds_few_chunks(bridge: Bridge) -> None:
    """Neither side runs ahead of the other, however many chunks pass."""
    bridge.run(
        """
        globalThis.through = (stream) => stream.pipeThrough(new TransformStream({
          transform(chunk, controller) { controller.enqueue(chunk.map((byte) => byte ^ 255)); },
        }));
        """
    )
    ahead = 0
    most = 0

    async def give() -> AsyncIterator[bytes]:
        nonlocal ahead, most
        for index in range(30):
            ahead += 1
            most = max(most, ahead)
            yield bytes([index]) * 1000

    async def main() -> None:
        nonlocal ahead
        index = 0
        async for chunk in await bridge.acall("through", ReadableStream.from_(give())):
            assert bytes(chunk) == bytes([index ^ 255]) * 1000
            index += 1
            ahead -= 1
            await asyncio.sleep(0)
        assert index == 30

    complete(main())
    assert most <= 6


# Scripts that mean harm


def test_a_script_cannot_give_python_more_streams_than_handles(bridge: Bridge) -> None:
    taken: list[Any] = []
    bridge.expose("take", taken.append)
    bridge.run(
        """
        globalThis.taken = (makes) => {
          let count = 0;
          try {
            for (; count < 1000; count++) take(makes());
          } catch (error) {
            return [count, error.name];
          }
        };
        0;
        """
    )
    one = "taken(() => new ReadableStream())"
    many = "taken(() => Array.from({ length: 100 }, () => new ReadableStream()))"
    for limit, value, expected in [("max_handles", 20, 20), ("max_bytes", 100_000, 12)]:
        setattr(bridge, limit, value)
        assert bridge.run(one) == [expected, "RangeError"]
        taken.clear()
        gc.collect()
        assert bridge.run(many) == [0, "RangeError"]
        gc.collect()
        bridge.max_handles = 1000


def test_a_script_cannot_make_python_hold_a_large_chunk(bridge: Bridge) -> None:
    async def main() -> int:
        stream = await bridge.arun(
            """
            new ReadableStream({
              pull(controller) { controller.enqueue(new Uint8Array(2 ** 24)); controller.close(); },
            }, { highWaterMark: 0 })
            """
        )
        reader = stream.getReader()
        assert len((await reader.read())["value"]) == 65_536
        tracemalloc.start()
        try:
            for _ in range(5):
                assert len((await reader.read())["value"]) == 65_536
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
            await reader.cancel()

    assert complete(main()) < 3_000_000


def test_patched_built_ins_see_no_chunk_and_stop_no_stream(page: Page) -> None:
    if page.name == "dukpy":
        pytest.skip("dukpy's own calls to Python need built-ins as they were")
    bridge = page.bridge

    async def main() -> Any:
        await bridge.acall("lengths", ReadableStream.from_([b"a"]))  # fetches the scripts
        stream = await bridge.acall("numbers", 2, 3)
        await bridge.acall("hold", ReadableStream.from_([b"abc"]))
        await bridge.arun(
            """
            globalThis.seen = [];
            globalThis.restore = [];
            for (const [object, name] of [
              [Promise.prototype, "then"], [Uint8Array.prototype, "slice"], [Map.prototype, "get"],
              [ReadableStream.prototype, "getReader"],
              [ReadableStreamDefaultReader.prototype, "read"],
              [ReadableByteStreamController.prototype, "enqueue"],
            ]) {
              const old = Object.getOwnPropertyDescriptor(object, name);
              restore.push(() => {
                if (old) Object.defineProperty(object, name, old); else delete object[name];
              });
              Object.defineProperty(object, name, {
                value(...values) { seen.push(values.length); }, configurable: true,
              });
            }
            for (const name of ["read", "cancel", "rest", "number", "handle", "done"]) {
              restore.push(() => delete Object.prototype[name]);
              Object.defineProperty(Object.prototype, name, {
                set() { seen.push(name); }, get() { seen.push(name); }, configurable: true,
              });
            }
            0;
            """
        )
        chunks = await chunks_of(stream)
        await bridge.arun("for (const each of restore) each(); 0;")
        assert await bridge.arun("seen") == []
        return chunks

    assert complete(main()) == [b"\0\0\0", b"\1\1\1"]
