"""Types of the ReadableStreamBYOBRequest interface. Made by ``python -m idl``."""

from typing import Never

from webapi.steps.readable_stream_byob_request import Slots as _ReadableStreamBYOBRequestSlots
from webapi.webidl.types import BytesLike, NumberLike

class ReadableStreamBYOBRequest(_ReadableStreamBYOBRequestSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def view(self) -> memoryview | None:
        """The part to fill; ``None`` once it was responded to.

        https://streams.spec.whatwg.org/#rs-byob-request-view
        """
    def respond(self, bytesWritten: NumberLike) -> None: ...
    def respondWithNewView(self, view: BytesLike) -> None: ...

def new_object(value: object) -> ReadableStreamBYOBRequest: ...
