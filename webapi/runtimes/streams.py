"""Readable streams of bytes that cross between a context's scripts and the host.

A stream that crosses is locked where it was. Where it goes, another one takes its place, which asks
for a chunk when somebody reads it, so that neither side holds more than a chunk for the other. The
end, an error and a cancellation cross too. ``glue/stream_crossing.js`` is JavaScript's half.
"""

from __future__ import annotations

import weakref
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, Protocol

from webapi.runtimes.handles import HandleTable, TooManyObjectsError
from webapi.runtimes.javascript_error import error_of_script
from webapi.runtimes.memory import OutOfMemoryError
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.microtasks import call
from webapi.webidl.promises import mark_as_handled

if TYPE_CHECKING:
    from webapi.interfaces.readable_stream import ReadableStream

ENDLESS: Final = "ReadableStream.read of an endless stream"
"""The name of a task that reads one."""
_MOST_BYTES: Final = 1 << 16
"""Of a chunk that enters a script."""
_SIZE: Final = 1 << 13
"""The bytes that a stream of a script holds in Python."""


class Host(Protocol):
    """What streams need of the driver."""

    async def ask(self, kind: str, number: int, text: str = "null") -> Any:
        """What the script's half answers to a message; ``text`` is JSON."""

    def tell(self, kind: str, number: int, text: str) -> None:
        """Send a message whose answer nobody wants."""

    def begin(self, name: str, coroutine: Coroutine[Any, Any, Any]) -> int:
        """Run a coroutine in a task; return the number of its promise in the script."""

    def reason_text(self, reason: Any) -> str:
        """The text of the reason of a cancellation."""


class StreamTable:
    """The streams of one context that have crossed and not ended."""

    def __init__(self, host: Host, handles: HandleTable) -> None:
        self._host = host
        self._handles = handles
        self._of_host: dict[int, _StreamOfHost] = {}
        self.endless: weakref.WeakSet[ReadableStream] = weakref.WeakSet()
        """Streams whose end nobody waits for."""
        self._of_scripts: weakref.WeakValueDictionary[int, _SourceInScript] = (
            weakref.WeakValueDictionary()
        )

    # Streams of the host

    def enter(self, stream: ReadableStream) -> int:
        """Let the script read a stream of the host, by its handle.

        Raises: `TypeError` if it is locked; `TooManyObjectsError`.
        """
        if stream.locked:
            raise TypeError("a stream that is locked to a reader cannot enter a script")
        handle = self._handles.keep(object())
        self._handles.when_released[handle] = lambda: self._released(handle)
        self._of_host[handle] = _StreamOfHost(stream, stream in self.endless)
        return handle

    def stay(self, handle: int) -> None:
        """Undo `enter`, because the script gets no value."""
        self._of_host.pop(handle).unlock()
        self._handles.release(handle)

    def read(self, handle: int) -> int:
        """Begin to read a chunk for the script."""
        stream = self._of_host.get(handle)
        is_endless = stream is not None and stream.is_endless
        return self._host.begin(
            ENDLESS if is_endless else "ReadableStream.read", self._read(handle)
        )

    async def _read(self, handle: int) -> memoryview | None:
        chunk = None
        stream = self._of_host.get(handle)
        if stream is None:  # cancelled before the task began
            return None
        try:
            chunk = await stream.read()
        finally:
            if chunk is None:
                self._of_host.pop(handle, None)
        return chunk

    def cancel(self, handle: int, name: str, message: str, stack: str) -> int:
        """Begin to cancel a stream for the script."""
        stream = self._of_host.pop(handle)
        reason = error_of_script(name, message, stack)
        return self._host.begin("ReadableStream.cancel", stream.cancel(reason))

    def _released(self, handle: int) -> None:
        """Cancel a stream that the script can no longer read."""
        stream = self._of_host.pop(handle, None)
        if stream is not None:
            self._host.begin("ReadableStream.cancel", stream.cancel(_abort_error()))

    # Streams of scripts

    def leave(self, number: int) -> ReadableStream:
        """Let the host read a stream of a script.

        Raises: `TooManyObjectsError`, `OutOfMemoryError`.
        """
        from webapi.interfaces.readable_stream import ReadableStream

        count = len(self._of_scripts)
        if count >= self._handles.max_handles:
            raise TooManyObjectsError(
                f"{count} streams are read by the host, which is as many as max_handles allows"
            )
        if (count + 1) * _SIZE > self._handles.memory.max_bytes:
            raise OutOfMemoryError("streams hold as many bytes as max_bytes allows")
        source = _SourceInScript(self._host, number)
        self._of_scripts[number] = source
        with call:
            return ReadableStream(source)

    # The end

    def close(self) -> list[Coroutine[Any, Any, Any]]:
        """End all streams; the coroutines tell those of the host."""
        for source in list(self._of_scripts.values()):
            source.end(_abort_error())
        streams = list(self._of_host.values())
        self._of_host.clear()
        return [stream.cancel(_abort_error()) for stream in streams]


class _StreamOfHost:
    """A stream of the host that a script reads."""

    def __init__(self, stream: ReadableStream, is_endless: bool) -> None:
        self.is_endless = is_endless
        self._reader = stream.getReader()
        self._rest = memoryview(b"")

    async def read(self) -> memoryview | None:
        """A chunk or a part of one, or ``None`` at the end.

        Raises: the stream's error; `TypeError` for a chunk that is no bytes.
        """
        try:
            while not self._rest:
                result = await self._reader.read()
                if result["done"]:
                    return None
                self._rest = _bytes_of(result["value"])
        except BaseException as error:
            reason = error if isinstance(error, Exception) else _abort_error()
            mark_as_handled(self._reader.cancel(reason))
            raise
        chunk, self._rest = self._rest[:_MOST_BYTES], self._rest[_MOST_BYTES:]
        return chunk

    def unlock(self) -> None:
        """Leave the stream to others."""
        self._reader.releaseLock()

    async def cancel(self, reason: Exception) -> None:
        """Cancel the stream."""
        await self._reader.cancel(reason)


class _SourceInScript:
    """The underlying source of the stream that stands for a script's."""

    type = "bytes"

    def __init__(self, host: Host, number: int) -> None:
        self._host = host
        self._number = number
        self._controller: Any = None
        self._has_ended = False

    def start(self, controller: Any) -> None:
        """Keep the controller."""
        self._controller = controller

    async def pull(self, controller: Any) -> None:
        """Ask the script for a chunk."""
        chunk = b""
        try:
            while chunk == b"":
                chunk = await self._host.ask("read", self._number)
        except BaseException as error:
            self._cancel(error)
            raise
        if self._has_ended:
            return
        if chunk is not None:
            controller.enqueue(chunk)
            return
        self._has_ended = True
        controller.close()
        if controller.byobRequest is not None:
            controller.byobRequest.respond(0)

    async def cancel(self, reason: Any) -> None:
        """Cancel the script's stream."""
        self._has_ended = True
        await self._host.ask("cancel", self._number, self._host.reason_text(reason))

    def end(self, error: Exception) -> None:
        """Let the host's stream fail, and tell the script nothing."""
        self._has_ended = True
        self._controller.error(error)

    def _cancel(self, reason: Any) -> None:
        if not self._has_ended:
            self._has_ended = True
            self._host.tell("cancel", self._number, self._host.reason_text(reason))

    def __del__(self) -> None:
        """Cancel a stream that nobody reads any more."""
        self._cancel(_abort_error())


def _abort_error() -> DOMException:
    return DOMException("Nobody reads the stream any more.", "AbortError")


def _bytes_of(chunk: Any) -> memoryview:
    try:
        return memoryview(chunk).cast("B")
    except TypeError:
        raise TypeError(
            f"a chunk of type {type(chunk).__name__} cannot enter a script, which reads bytes"
        ) from None
