"""Types of the WritableStreamDefaultController interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.abort_signal import AbortSignal
from webapi.steps.writable_stream_default_controller import (
    Slots as _WritableStreamDefaultControllerSlots,
)

class WritableStreamDefaultController(_WritableStreamDefaultControllerSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def signal(self) -> AbortSignal:
        """An `AbortSignal`, which aborts when the stream does.

        https://streams.spec.whatwg.org/#ws-default-controller-signal
        """
    def error(self, e: object = None) -> None: ...

def new_object(value: object) -> WritableStreamDefaultController: ...
