"""Read the lines of a gzip file while another program writes it, as fast as they are printed.

$ python examples/lines_of_a_growing_file.py
"""

import asyncio
import gzip
import tempfile
import zlib
from codecs import getincrementaldecoder
from pathlib import Path

from webapi import (
    ReadableByteStreamController,
    ReadableStream,
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


class Gunzip:
    """A transformer: compressed bytes to bytes."""

    def __init__(self) -> None:
        self.decompressor = zlib.decompressobj(zlib.MAX_WBITS | 16)

    def transform(self, chunk: memoryview, controller: Controller) -> None:
        controller.enqueue(self.decompressor.decompress(chunk))

    def flush(self) -> None:
        if not self.decompressor.eof:
            raise EOFError("the file ends too early")


class Lines:
    """A transformer: bytes to lines of text."""

    def __init__(self) -> None:
        self.decoder = getincrementaldecoder("utf-8")()
        self.rest = ""

    def transform(self, chunk: bytes, controller: Controller) -> None:
        *lines, self.rest = (self.rest + self.decoder.decode(chunk)).split("\n")
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
            .pipeThrough(TransformStream(Gunzip()))
            .pipeThrough(TransformStream(Lines()))
        )
        await lines.pipeTo(WritableStream({"write": lambda line: print(line)}))


asyncio.run(main())
