"""Types of the DecompressionStream interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.compression_format import CompressionFormat
from webapi.interfaces.generic_transform_stream import (
    GenericTransformStream as _GenericTransformStream,
)
from webapi.steps.decompression_stream import Slots as _DecompressionStreamSlots
from webapi.steps.generic_transform_stream import Slots as _GenericTransformStreamSlots

class DecompressionStream(
    _DecompressionStreamSlots, _GenericTransformStreamSlots, _GenericTransformStream
):
    def __init__(self, format: CompressionFormat) -> None: ...
    @classmethod
    def new(cls, format: CompressionFormat) -> Self: ...
