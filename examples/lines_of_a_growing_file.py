"""Read the lines of a gzip file while another program writes it, as fast as they are printed.

$ python examples/lines_of_a_growing_file.py
"""

import asyncio
import gzip
import tempfile
from pathlib import Path

from webapi import (
    DecompressionStream,
    ReadableByteStreamController,
    ReadableStream,
    TextDecoderStream,
    TransformStream,
    WritableStream,
)
from webapi import TransformStreamDefaultController as Controller


class GrowingFile:
    """A source of bytes: it waits for more at the end of the file, until the writer is done."""

    type = "bytes"
    autoAllocateChunkSize = 64

    def __init__(self, path: Path, writer: asyncio.Task[None]) -> None:
        self.file = path.open("rb", buffering=0)
        self.writer = writer

    async def pull(self, controller: ReadableByteStreamController) -> None:
        request = controller.byobRequest
        assert request is not None
        assert request.view is not None
        while not (count := self.file.readinto(request.view)):
            if self.writer.done():
                self.file.close()
                controller.close()
                break
            await asyncio.sleep(0.001)
        request.respond(count)

    def cancel(self) -> None:
        self.file.close()


class Lines:
    """A transformer: text to its lines."""

    def __init__(self) -> None:
        self.rest = ""

    def transform(self, text: str, controller: Controller) -> None:
        *lines, self.rest = (self.rest + text).split("\n")
        for line in lines:
            controller.enqueue(line)

    def flush(self, controller: Controller) -> None:
        if self.rest:
            controller.enqueue(self.rest)


async def write(path: Path) -> None:
    """The other program."""
    with gzip.open(path, "wb") as file:
        for number in range(4):
            file.write(f"line {number} {'é' * (number + 1)}\n".encode())
            file.flush()
            await asyncio.sleep(0.01)


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "log.gz"
        path.touch()
        lines = (
            ReadableStream(GrowingFile(path, asyncio.create_task(write(path))))
            .pipeThrough(DecompressionStream("gzip"))
            .pipeThrough(TextDecoderStream("utf-8", {"fatal": True}))
            .pipeThrough(TransformStream(Lines()))
        )
        await lines.pipeTo(WritableStream({"write": lambda line: print(line)}))


asyncio.run(main())
