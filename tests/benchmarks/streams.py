"""What a chunk costs: ``python -m tests.benchmarks.streams PONYFILL --page``.

PONYFILL is npm's ``web-streams-polyfill/dist/ponyfill.js``. In each engine, both take turns on the
same script, and the best round of each counts. Times are processor time. ``--page`` writes
docs/performance.md.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.tools.tables import PROJECT, fill, measured
from webapi import ReadableStream, TransformStream, WritableStream

COUNTS = (10_000, 100_000)
OF_ENGINES = 20_000
ENGINES = {"quickjs": "QuickJS-ng", "mini_racer": "V8"}
READ = "`reader.read()`"
ITERATE = "`async for`"
PIPE = "a pipe"
TRANSFORM = "a pipe through a transform"
SCRIPT = """
globalThis.measured = (streams, count, work) => {
  globalThis.done = false;
  let index = 0;
  const source = new streams.ReadableStream({
    pull(controller) {
      controller.enqueue(index);
      if (++index === count) controller.close();
    },
  });
  const works = {
    async read() {
      const reader = source.getReader();
      while (!(await reader.read()).done);
    },
    pipe: () => source.pipeTo(new streams.WritableStream()),
    transform() {
      const transform = (chunk, controller) => controller.enqueue(chunk);
      return source.pipeThrough(new streams.TransformStream({ transform }))
        .pipeTo(new streams.WritableStream());
    },
  };
  works[work]().then(() => { globalThis.done = true; });
};
0;
"""
WORKS = {READ: "read", PIPE: "pipe", TRANSFORM: "transform"}


def source(count: int) -> ReadableStream:
    """A stream of so many numbers."""
    given = 0

    def pull(controller: Any) -> None:
        nonlocal given
        controller.enqueue(given)
        given += 1
        if given == count:
            controller.close()

    return ReadableStream({"pull": pull})


async def read(count: int) -> None:
    reader = source(count).getReader()
    while not (await reader.read())["done"]:
        pass


async def iterate(count: int) -> None:
    async for _ in source(count):
        pass


async def pipe(count: int) -> None:
    await source(count).pipeTo(WritableStream())


async def transform(count: int) -> None:
    through = TransformStream({"transform": lambda chunk, controller: controller.enqueue(chunk)})
    await source(count).pipeThrough(through).pipeTo(WritableStream())


IN_PYTHON: dict[str, Callable[[int], Awaitable[None]]] = {
    READ: read,
    ITERATE: iterate,
    PIPE: pipe,
    TRANSFORM: transform,
}


def microseconds(work: Callable[[], object], count: int) -> float:
    """The processor time of a chunk."""
    started = time.process_time()
    work()
    return (time.process_time() - started) / count * 1e6


def in_python(rounds: int) -> list[str]:
    """The rows of Python."""
    rows = []
    for title, work in IN_PYTHON.items():
        for count in COUNTS:

            async def run(work: Any = work, count: int = count) -> None:
                await work(count)

            best = min(microseconds(lambda: asyncio.run(run()), count) for _ in range(rounds))
            rows.append(f"| Python | {title} | {count:,} | {best:.1f} µs | |")
    return rows


def in_engine(name: str, ponyfill: str, rounds: int) -> list[str]:
    """The rows of an engine."""
    module = import_module(f"webapi.runtimes.adapters.{name}")
    context = module.new_context()
    bridge = module.install(context)
    engine = module.Engine(context)
    engine.eval(SCRIPT)
    engine.eval("globalThis.ours = { ReadableStream, WritableStream, TransformStream }; 0;")
    engine.eval(f"{ponyfill}\n0;")
    rows = []
    for title, work in WORKS.items():
        best: dict[str, float] = {}
        for _ in range(rounds):
            for streams in ("ours", "WebStreamsPolyfill"):

                def run(streams: str = streams, work: str = work) -> None:
                    engine.eval(f"measured({streams}, {OF_ENGINES}, '{work}'); 0;")
                    while not context.eval("done"):
                        engine.run_jobs()

                taken = microseconds(run, OF_ENGINES)
                best[streams] = min(best.get(streams, taken), taken)
        ratio = best["ours"] / best["WebStreamsPolyfill"]
        rows.append(
            f"| {ENGINES[name]} | {title} | {OF_ENGINES:,} | {best['ours']:.1f} µs "
            f"| `web-streams-polyfill` {ratio:.2f} |"
        )
    bridge.close()
    return rows


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.streams")
    parser.add_argument("ponyfill", type=Path, help="web-streams-polyfill/dist/ponyfill.js")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--page", action="store_true", help="write the site's page Performance")
    options = parser.parse_args(arguments)
    rows = in_python(options.rounds)
    for name in ENGINES:
        rows += in_engine(name, options.ponyfill.read_text("utf-8"), options.rounds)
    lines = ["| where | what | chunks | a chunk | beside |", "| --- | --- | ---: | ---: | --- |"]
    table = measured([*lines, *rows])
    print(table)
    if options.page:
        fill(PROJECT / "docs" / "performance.md", "streams", table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
