"""Streams, in every engine. The Web Platform Tests prove the rest."""

from __future__ import annotations

from typing import Any

import pytest

from tests.runtimes.pages import ENGINES, NO_PROMISES, Page, parameters

PROMISING = [name for name in ENGINES if name not in NO_PROMISES and name != "pythonmonkey"]
"""PythonMonkey's promises need a running asyncio loop."""

ALL = """
const all = async (chunks, transform) => {
  const results = [];
  const stream = ReadableStream.from(chunks).pipeThrough(transform);
  for await (const each of stream) results.push(each);
  return results;
};
"""

SCRIPTS: dict[str, tuple[str, Any]] = {
    "a pipe through a transform": (
        """
        const upper = new TransformStream({
          transform(chunk, controller) { controller.enqueue(chunk.toUpperCase()); },
          flush(controller) { controller.enqueue("!"); },
        });
        const chunks = [];
        const sink = new WritableStream({ write(chunk) { chunks.push(chunk); } });
        await ReadableStream.from(["a", "b"]).pipeThrough(upper).pipeTo(sink);
        return chunks;
        """,
        ["A", "B", "!"],
    ),
    "asynchronous iteration": (
        """
        const chunks = [];
        for await (const chunk of ReadableStream.from([1, Promise.resolve(2)])) chunks.push(chunk);
        return chunks;
        """,
        [1, 2],
    ),
    "a byte stream that is read into a buffer, and one that is detached": (
        """
        const stream = new ReadableStream({
          type: "bytes",
          pull(controller) {
            controller.byobRequest.view[0] = 65;
            controller.byobRequest.respond(1);
          },
        });
        const view = new Uint8Array(4);
        const { value } = await stream.getReader({ mode: "byob" }).read(view);
        const left = "transfer" in ArrayBuffer.prototype ? 0 : 4; // QuickJS of 2021 detaches none
        return [[...value], value.buffer.byteLength, view.byteLength === left];
        """,
        [[65], 4, True],
    ),
    "streams of a page whose prototypes are patched": (
        """
        const then = Promise.prototype.then;
        let uses = 0;
        ReadableStream; // fetches the script; dukpy's own calls to Python need arrays as they were
        Promise.prototype.then = () => uses++;
        Object.defineProperty(Array.prototype, 0, { set() { uses++; }, configurable: true });
        const done = new ReadableStream({ pull(controller) { controller.close(); } })
          .pipeTo(new WritableStream());
        delete Array.prototype[0];
        Promise.prototype.then = then;
        await done;
        return uses;
        """,
        0,
    ),
    "a blob in chunks of bytes, and in a buffer": (
        """
        const bytes = new Uint8Array(70000).fill(65);
        const sizes = [];
        for await (const chunk of new Blob([bytes]).slice(1).stream()) sizes.push(chunk.length);
        const reader = new File(["abc"], "name").stream().getReader({ mode: "byob" });
        const read = async () => [...(await reader.read(new Uint8Array(2))).value];
        return [sizes, await read(), await read(), await read()];
        """,
        [[65536, 4463], [97, 98], [99], []],
    ),
    "the stream of a blob that is cancelled, of one that is no blob, and of a patched page": (
        """
        const seen = [];
        const { stream } = Blob.prototype;
        try { stream.call({}); } catch (error) { seen.push(error.name); }
        Blob.prototype.slice = Blob.prototype.bytes = null;
        ReadableStream.prototype.getReader = null;
        const iterator = stream.call(new Blob(["abc"])).values();
        seen.push((await iterator.next()).value.length, (await iterator.return("enough")).value);
        return seen;
        """,
        ["TypeError", 3, "enough"],
    ),
    "text that is decoded and encoded in chunks": (
        """
        ALL
        const bytes = (...units) => new Uint8Array(units);
        const decoder = new TextDecoderStream("utf8", { fatal: true });
        const texts = await all([bytes(0xc3), bytes(0xa9, 65).buffer], decoder);
        const encoded = await all(["\\ud83d", "\\udca9", 5, "\\ud83d"], new TextEncoderStream());
        const errors = [];
        for (const chunk of [bytes(0xff), "a", undefined]) {
          const { readable, writable } = new TextDecoderStream("utf8", { fatal: true });
          readable.getReader().read().catch(() => {});
          await writable.getWriter().write(chunk).catch((error) => errors.push(error.name));
        }
        try { new TextDecoderStream("unknown"); } catch (error) { errors.push(error.name); }
        const shown = [decoder.encoding, decoder.fatal, decoder.ignoreBOM];
        return [texts, encoded.map((each) => each.join()), errors, shown];
        """,
        [
            ["\u00e9A"],
            ["240,159,146,169", "53", "239,191,189"],
            ["TypeError", "TypeError", "TypeError", "RangeError"],
            ["utf-8", True, False],
        ],
    ),
    "the text of a blob, in a page that is patched": (
        """
        TextDecoder.prototype.decode = null;
        const texts = [];
        for await (const text of new Blob(["\\ufeff", "\\u00e9".repeat(40000)]).textStream()) {
          texts.push(text.length);
        }
        return texts;
        """,
        [32766, 7234],
    ),
    "a chunk that is detached": (
        """
        const { readable, writable } = new TextDecoderStream();
        const chunk = new Uint8Array([65]);
        new ReadableStream({ type: "bytes", start(controller) { controller.enqueue(chunk); } });
        const writer = writable.getWriter();
        writer.write(chunk);
        writer.write(new Uint8Array([66]));
        const detaches = "transfer" in ArrayBuffer.prototype; // QuickJS of 2021 does not
        return (await readable.getReader().read()).value === (detaches ? "B" : "A");
        """,
        True,
    ),
    "data that is compressed and decompressed": (
        """
        ALL
        const results = [];
        for (const format of ["gzip", "deflate", "deflate-raw"]) {
          const data = new Uint8Array(200000).map((_, index) => index * index);
          const views = [data, data.buffer, new DataView(data.buffer, 5, 3)];
          const packed = await all(views, new CompressionStream(format));
          const unpacked = await all(packed, new DecompressionStream(format));
          const bytes = unpacked.flatMap((each) => [...each]);
          const whole = [...data, ...data, ...data.slice(5, 8)];
          results.push(bytes.every((byte, index) => byte === whole[index]) && bytes.length);
          results.push(Math.max(...unpacked.map((each) => each.length)));
        }
        return results;
        """,
        [400003, 65536] * 3,
    ),
    "compressed data that is wrong, and formats that Python does not have": (
        """
        const errors = [];
        const empty = [31, 139, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        for (const chunk of [[...empty, 0], empty.slice(1), empty.slice(0, -1), "text", empty]) {
          const { readable, writable } = new DecompressionStream("gzip");
          const writer = writable.getWriter();
          const wrong = [
            readable.getReader().read(),
            writer.write(typeof chunk === "string" ? chunk : new Uint8Array(chunk)),
            writer.close(),
          ];
          errors.push(...(await Promise.allSettled(wrong)).map((each) => each.reason?.name));
        }
        for (const format of ["brotli", "zip"]) {
          try { new CompressionStream(format); } catch (error) { errors.push(error.name); }
        }
        return errors.map((error) => error === "TypeError").join(" ");
        """,
        "true true true " * 2 + "true false true true true true false false false true true",
    ),
    "what is refused by name": (
        """
        const refused = [];
        for (const Stream of [ReadableStream, WritableStream, TransformStream]) {
          const stream = new Stream();
          for (const options of [{}, { transfer: [stream] }]) {
            try { structuredClone(stream, options); } catch (error) { refused.push(error.name); }
          }
        }
        return refused;
        """,
        ["DataCloneError"] * 6,
    ),
}


@pytest.mark.parametrize("engine", parameters(PROMISING))
@pytest.mark.parametrize("name", SCRIPTS)
def test_streams_do_in_engines_what_the_standard_says(name: str, engine: str) -> None:
    script, expected = SCRIPTS[name]
    page = Page(engine)
    page.run(
        "globalThis.outcome = 'nothing';"
        f"(async () => {{ {script.replace('ALL', ALL)} }})().then("
        "(value) => { outcome = value; }, (error) => { outcome = String(error); });"
    )
    for _ in range(100):
        page.bridge.run_until_idle()
        outcome = page.value("outcome")
        if outcome != "nothing":
            break
    page.bridge.close()
    assert outcome == expected


@pytest.mark.skipif("quickjs" not in ENGINES, reason="pip install quickjs-ng")
@pytest.mark.parametrize("signal", ["controller.signal", "AbortSignal.any([controller.signal])"])
def test_a_signal_ends_a_pipe_that_nothing_else_holds(signal: str) -> None:
    page = Page("quickjs")
    page.run(
        f"""
        const controller = globalThis.controller = new AbortController();
        globalThis.outcome = "nothing";
        new ReadableStream().pipeTo(new WritableStream(), {{ signal: {signal} }})
          .catch((error) => {{ outcome = error.name; }});
        """
    )
    page.bridge.run_until_idle()
    page.context.gc()
    page.run("controller.abort();")
    page.bridge.run_until_idle()
    assert page.value("outcome") == "AbortError"
    page.bridge.close()


@pytest.mark.skipif("quickjs" not in ENGINES, reason="pip install quickjs-ng")
def test_compression_contexts_count_as_memory_until_they_are_collected() -> None:
    page = Page("quickjs")
    if page.value("typeof FinalizationRegistry") != "function":
        pytest.skip("the older package does not tell what has been collected")
    page.bridge.max_bytes = 1 << 24
    made = page.run(
        """
        globalThis.streams = [];
        let name = "none";
        try {
          for (let index = 0; index < 1000; index++) streams.push(new CompressionStream("gzip"));
        } catch (error) {
          name = error.name;
        }
        show([name, streams.length]);
        """
    )
    assert made[0] == "RangeError"
    assert 20 < made[1] < 60
    page.run("streams.length = 0;")
    page.bridge.run_until_idle()
    assert page.bridge.drain() == 0
    assert page.run("new CompressionStream('gzip'); show(1);") == 1
    page.bridge.close()


@pytest.mark.skipif("quickjs" not in ENGINES, reason="pip install quickjs-ng")
@pytest.mark.parametrize(
    "chunks",
    [512, pytest.param(16_384, marks=pytest.mark.heavy("A gigabyte of chunks takes seconds."))],
)
def test_a_pipe_of_many_bytes_holds_few_of_them(chunks: int) -> None:
    """The larger size is a gigabyte. The engine refuses what is beyond 16 MiB."""
    page = Page("quickjs")
    page.context.set_memory_limit(1 << 24)
    page.run(
        f"""
        let given = 0;
        globalThis.written = 0;
        const source = new ReadableStream({{
          type: "bytes",
          pull(controller) {{
            controller.enqueue(new Uint8Array(65536));
            if (++given === {chunks}) controller.close();
          }},
        }});
        const copy = (chunk, controller) => controller.enqueue(chunk.slice());
        source.pipeThrough(new TransformStream({{ transform: copy }}))
          .pipeTo(new WritableStream({{ write(chunk) {{ written += chunk.length; }} }}));
        """
    )
    page.bridge.run_until_idle()
    assert page.value("written") == chunks * 65536
    page.bridge.close()
