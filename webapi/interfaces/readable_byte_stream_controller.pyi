"""Types of the ReadableByteStreamController interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.readable_stream_byob_request import ReadableStreamBYOBRequest
from webapi.steps.readable_byte_stream_controller import Slots as _ReadableByteStreamControllerSlots
from webapi.webidl.types import BytesLike

class ReadableByteStreamController(_ReadableByteStreamControllerSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def byobRequest(self) -> ReadableStreamBYOBRequest | None:
        """The buffer that a reader waits for, or ``None``.

        https://streams.spec.whatwg.org/#rbs-controller-byob-request
        """
    @property
    def desiredSize(self) -> float | None:
        """How many bytes the queue still takes; negative if it is too full, and ``None`` if the
        stream has failed.

        https://streams.spec.whatwg.org/#rbs-controller-desired-size
        """
    def close(self) -> None: ...
    def enqueue(self, chunk: BytesLike) -> None: ...
    def error(self, e: object = None) -> None: ...

def new_object(value: object) -> ReadableByteStreamController: ...
