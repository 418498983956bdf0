"""Types of the CompressionStream interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.compression_format import CompressionFormat
from webapi.interfaces.readable_stream import ReadableStream
from webapi.interfaces.writable_stream import WritableStream
from webapi.steps.compression_stream import Slots as _CompressionStreamSlots
from webapi.steps.generic_transform_stream import Slots as _GenericTransformStreamSlots

class CompressionStream(_CompressionStreamSlots, _GenericTransformStreamSlots):
    def __init__(self, format: CompressionFormat) -> None: ...
    @classmethod
    def new(cls, format: CompressionFormat) -> Self: ...
    @property
    def readable(self) -> ReadableStream:
        """https://streams.spec.whatwg.org/#dom-generictransformstream-readable"""
    @property
    def writable(self) -> WritableStream:
        """https://streams.spec.whatwg.org/#dom-generictransformstream-writable"""
