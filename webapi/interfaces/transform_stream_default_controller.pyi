"""Types of the TransformStreamDefaultController interface. Made by ``python -m idl``."""

from typing import Never

from webapi.steps.transform_stream_default_controller import (
    Slots as _TransformStreamDefaultControllerSlots,
)

class TransformStreamDefaultController(_TransformStreamDefaultControllerSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def desiredSize(self) -> float | None:
        """How much the queue of the readable side still takes; negative if it is too full, and
        ``None`` if the stream has failed.

        https://streams.spec.whatwg.org/#ts-default-controller-desired-size
        """
    def enqueue(self, chunk: object = None) -> None: ...
    def error(self, reason: object = None) -> None: ...
    def terminate(self) -> None: ...

def new_object(value: object) -> TransformStreamDefaultController: ...
