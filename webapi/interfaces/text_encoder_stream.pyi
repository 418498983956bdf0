"""Types of the TextEncoderStream interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.readable_stream import ReadableStream
from webapi.interfaces.writable_stream import WritableStream
from webapi.steps.generic_transform_stream import Slots as _GenericTransformStreamSlots

class TextEncoderStream(_GenericTransformStreamSlots):
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    @property
    def encoding(self) -> str:
        """https://encoding.spec.whatwg.org/#dom-textencodercommon-encoding"""
    @property
    def readable(self) -> ReadableStream:
        """https://streams.spec.whatwg.org/#dom-generictransformstream-readable"""
    @property
    def writable(self) -> WritableStream:
        """https://streams.spec.whatwg.org/#dom-generictransformstream-writable"""
