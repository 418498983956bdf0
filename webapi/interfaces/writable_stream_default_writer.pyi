"""Types of the WritableStreamDefaultWriter interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.writable_stream import WritableStream
from webapi.steps.writable_stream_default_writer import Slots as _WritableStreamDefaultWriterSlots
from webapi.webidl.promises import Promise

class WritableStreamDefaultWriter(_WritableStreamDefaultWriterSlots):
    def __init__(self, stream: WritableStream) -> None: ...
    @classmethod
    def new(cls, stream: WritableStream) -> Self: ...
    @property
    def closed(self) -> Promise[None]:
        """A promise that is fulfilled when the stream is closed, and rejected when it fails or the
        writer is released.

        https://streams.spec.whatwg.org/#default-writer-closed
        """
    @property
    def desiredSize(self) -> float | None:
        """How much the queue still takes; negative if it is too full, and ``None`` if the stream
        has failed. Raises ``TypeError`` if the writer was released.

        https://streams.spec.whatwg.org/#default-writer-desired-size
        """
    @property
    def ready(self) -> Promise[None]:
        """A promise that is fulfilled while the queue takes more. Await it before each ``write``.

        https://streams.spec.whatwg.org/#default-writer-ready
        """
    def abort(self, reason: object = None) -> Promise[None]: ...
    def close(self) -> Promise[None]: ...
    def releaseLock(self) -> None: ...
    def write(self, chunk: object = None) -> Promise[None]: ...

def new_object(value: object) -> WritableStreamDefaultWriter: ...
