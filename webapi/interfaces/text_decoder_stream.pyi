"""Types of the TextDecoderStream interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.interfaces.generic_transform_stream import (
    GenericTransformStream as _GenericTransformStream,
)
from webapi.interfaces.text_decoder_options import TextDecoderOptions
from webapi.steps.generic_transform_stream import Slots as _GenericTransformStreamSlots
from webapi.steps.text_decoder_common import Slots as _TextDecoderCommonSlots
from webapi.webidl.types import StringLike

class TextDecoderStream(
    _TextDecoderCommonSlots, _GenericTransformStreamSlots, _GenericTransformStream
):
    def __init__(
        self,
        label: StringLike = None,
        options: TextDecoderOptions | None = None,
        **named: Unpack[TextDecoderOptions],
    ) -> None: ...
    @classmethod
    def new(
        cls,
        label: StringLike = None,
        options: TextDecoderOptions | None = None,
        **named: Unpack[TextDecoderOptions],
    ) -> Self: ...
    @property
    def encoding(self) -> str:
        """https://encoding.spec.whatwg.org/#dom-textdecodercommon-encoding"""
    @property
    def fatal(self) -> bool:
        """https://encoding.spec.whatwg.org/#dom-textdecodercommon-fatal"""
    @property
    def ignoreBOM(self) -> bool:
        """https://encoding.spec.whatwg.org/#dom-textdecodercommon-ignorebom"""
