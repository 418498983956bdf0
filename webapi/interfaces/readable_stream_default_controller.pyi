"""Types of the ReadableStreamDefaultController interface. Made by ``python -m idl``."""

from typing import Never

from webapi.steps.readable_stream_default_controller import (
    Slots as _ReadableStreamDefaultControllerSlots,
)

class ReadableStreamDefaultController(_ReadableStreamDefaultControllerSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def desiredSize(self) -> float | None:
        """How much the queue still takes; negative if it is too full, and ``None`` if the stream
        has failed.

        https://streams.spec.whatwg.org/#rs-default-controller-desired-size
        """
    def close(self) -> None: ...
    def enqueue(self, chunk: object = None) -> None: ...
    def error(self, e: object = None) -> None: ...

def new_object(value: object) -> ReadableStreamDefaultController: ...
