"""Types of the WritableStream interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.byte_length_queuing_strategy import ByteLengthQueuingStrategy
from webapi.interfaces.count_queuing_strategy import CountQueuingStrategy
from webapi.interfaces.queuing_strategy import QueuingStrategy
from webapi.interfaces.writable_stream_default_writer import WritableStreamDefaultWriter
from webapi.steps.writable_stream import Slots as _WritableStreamSlots
from webapi.webidl.promises import Promise

class WritableStream(_WritableStreamSlots):
    def __init__(
        self,
        underlyingSink: object = None,
        strategy: QueuingStrategy | ByteLengthQueuingStrategy | CountQueuingStrategy | None = None,
    ) -> None: ...
    @classmethod
    def new(
        cls,
        underlyingSink: object = None,
        strategy: QueuingStrategy | ByteLengthQueuingStrategy | CountQueuingStrategy | None = None,
    ) -> Self: ...
    @property
    def locked(self) -> bool:
        """Whether a writer has the stream.

        https://streams.spec.whatwg.org/#ws-locked
        """
    def abort(self, reason: object = None) -> Promise[None]: ...
    def close(self) -> Promise[None]: ...
    def getWriter(self) -> WritableStreamDefaultWriter: ...

def new_object(value: object) -> WritableStream: ...
