"""Types of the TransformStream interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.byte_length_queuing_strategy import ByteLengthQueuingStrategy
from webapi.interfaces.count_queuing_strategy import CountQueuingStrategy
from webapi.interfaces.queuing_strategy import QueuingStrategy
from webapi.interfaces.readable_stream import ReadableStream
from webapi.interfaces.writable_stream import WritableStream
from webapi.steps.transform_stream import Slots as _TransformStreamSlots

class TransformStream(_TransformStreamSlots):
    def __init__(
        self,
        transformer: object = None,
        writableStrategy: QueuingStrategy
        | ByteLengthQueuingStrategy
        | CountQueuingStrategy
        | None = None,
        readableStrategy: QueuingStrategy
        | ByteLengthQueuingStrategy
        | CountQueuingStrategy
        | None = None,
    ) -> None: ...
    @classmethod
    def new(
        cls,
        transformer: object = None,
        writableStrategy: QueuingStrategy
        | ByteLengthQueuingStrategy
        | CountQueuingStrategy
        | None = None,
        readableStrategy: QueuingStrategy
        | ByteLengthQueuingStrategy
        | CountQueuingStrategy
        | None = None,
    ) -> Self: ...
    @property
    def readable(self) -> ReadableStream:
        """Where the transformed chunks are read.

        https://streams.spec.whatwg.org/#ts-readable
        """
    @property
    def writable(self) -> WritableStream:
        """Where the chunks are written.

        https://streams.spec.whatwg.org/#ts-writable
        """
