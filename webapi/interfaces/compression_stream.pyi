"""Types of the CompressionStream interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.compression_format import CompressionFormat
from webapi.interfaces.generic_transform_stream import (
    GenericTransformStream as _GenericTransformStream,
)
from webapi.steps.compression_stream import Slots as _CompressionStreamSlots
from webapi.steps.generic_transform_stream import Slots as _GenericTransformStreamSlots

class CompressionStream(
    _CompressionStreamSlots, _GenericTransformStreamSlots, _GenericTransformStream
):
    def __init__(self, format: CompressionFormat) -> None: ...
    @classmethod
    def new(cls, format: CompressionFormat) -> Self: ...
