"""Types of the TextEncoder interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.text_encoder_encode_into_result import TextEncoderEncodeIntoResult
from webapi.webidl.types import BytesLike, StringLike

class TextEncoder:
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    def encode(self, input: StringLike = None) -> bytes: ...
    def encodeInto(
        self, source: StringLike, destination: BytesLike
    ) -> TextEncoderEncodeIntoResult: ...
    @property
    def encoding(self) -> str:
        """https://encoding.spec.whatwg.org/#dom-textencodercommon-encoding"""
