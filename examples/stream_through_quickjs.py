"""Send a file through a transform that is written in JavaScript, chunk by chunk.

$ pip install 'webapi-dom[quickjs]'
$ python examples/stream_through_quickjs.py
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path

from webapi import ReadableStream
from webapi.runtimes.adapters import quickjs

PAGE = Path(__file__).parent / "data" / "page_in_windows_1252.html"
WITHOUT_MARKUP = """
function withoutMarkup(stream) {
  let isInside = false;
  const transform = (chunk, controller) => {
    const kept = chunk.filter((byte) => {
      const wasInside = isInside;
      if (byte === 60) isInside = true;
      if (byte === 62) isInside = false;
      return !wasInside && !isInside;
    });
    if (kept.length) controller.enqueue(kept);
  };
  return stream.pipeThrough(new TransformStream({ transform }));
}
"""


def chunks() -> Iterator[bytes]:
    with PAGE.open("rb") as file:
        while chunk := file.read(64):
            yield chunk


async def main() -> None:
    bridge = quickjs.install(quickjs.new_context())
    await bridge.arun(WITHOUT_MARKUP)
    text = await bridge.acall("withoutMarkup", ReadableStream.from_(chunks()))
    kept = b"".join([bytes(chunk) async for chunk in text])
    print(f"{PAGE.name}: {PAGE.stat().st_size} bytes, {len(kept)} of them outside of tags")
    bridge.close()


if __name__ == "__main__":
    asyncio.run(main())
