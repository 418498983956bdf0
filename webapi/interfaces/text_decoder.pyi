"""Types of the TextDecoder interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.interfaces.text_decode_options import TextDecodeOptions
from webapi.interfaces.text_decoder_options import TextDecoderOptions
from webapi.steps.text_decoder import Slots as _TextDecoderSlots
from webapi.steps.text_decoder_common import Slots as _TextDecoderCommonSlots
from webapi.webidl.types import BytesLike, StringLike

class TextDecoder(_TextDecoderSlots, _TextDecoderCommonSlots):
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
    def decode(
        self,
        input: BytesLike | None = None,
        options: TextDecodeOptions | None = None,
        **named: Unpack[TextDecodeOptions],
    ) -> str: ...
    @property
    def encoding(self) -> str:
        """https://encoding.spec.whatwg.org/#dom-textdecodercommon-encoding"""
    @property
    def fatal(self) -> bool:
        """https://encoding.spec.whatwg.org/#dom-textdecodercommon-fatal"""
    @property
    def ignoreBOM(self) -> bool:
        """https://encoding.spec.whatwg.org/#dom-textdecodercommon-ignorebom"""
