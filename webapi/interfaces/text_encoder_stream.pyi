"""Types of the TextEncoderStream interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.generic_transform_stream import (
    GenericTransformStream as _GenericTransformStream,
)
from webapi.steps.generic_transform_stream import Slots as _GenericTransformStreamSlots

class TextEncoderStream(_GenericTransformStreamSlots, _GenericTransformStream):
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    @property
    def encoding(self) -> str:
        """https://encoding.spec.whatwg.org/#dom-textencodercommon-encoding"""
