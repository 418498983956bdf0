"""Turn asyncio's readers and writers (sockets, pipes, subprocesses) into the Web's streams.

readable(reader).pipeThrough(DecompressionStream("gzip")).pipeTo(writable(writer))
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from webapi import ReadableStream, WritableStream

if TYPE_CHECKING:
    from webapi import ReadableByteStreamController, WritableStreamDefaultController

__all__ = ["readable", "writable"]

_CHUNK_SIZE: Final = 65536


def readable(reader: asyncio.StreamReader) -> ReadableStream:
    """A byte stream of what a reader gets, in chunks as they arrive.

    It reads only when somebody asks for a chunk. Cancelling it ends a read that waits, and
    leaves the reader open. To read lines, use ``ReadableStream.from_(reader)``.
    """
    return ReadableStream(_Source(reader))


def writable(writer: asyncio.StreamWriter) -> WritableStream:
    """A stream that writes bytes-like objects, and waits for the writer's ``drain()`` after each.

    Closing it closes the writer; ``pipeTo(stream, {"preventClose": True})`` leaves it open.
    Aborting it drops what the writer has not sent yet, and closes the connection.
    """
    return WritableStream(_Sink(writer))


class _Source:
    type = "bytes"

    def __init__(self, reader: asyncio.StreamReader) -> None:
        self._reader = reader
        self._reading: asyncio.Task[Any] | None = None

    async def pull(self, controller: ReadableByteStreamController) -> None:
        self._reading = asyncio.current_task()
        chunk = await self._reader.read(_CHUNK_SIZE)
        self._reading = None
        if chunk:
            controller.enqueue(chunk)
            return
        controller.close()
        if controller.byobRequest is not None:
            controller.byobRequest.respond(0)

    def cancel(self) -> None:
        if self._reading is not None:
            self._reading.cancel()


class _Sink:
    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer

    def start(self, controller: WritableStreamDefaultController) -> None:
        # The signal ends a write that waits; abort() would be called after it.
        controller.signal.addEventListener("abort", lambda: self._writer.transport.abort())

    async def write(self, chunk: bytes | bytearray | memoryview) -> None:
        self._writer.write(memoryview(chunk).cast("B"))
        await self._writer.drain()

    async def close(self) -> None:
        self._writer.close()
        await self._writer.wait_closed()
