"""The TextEncoderEncodeIntoResult dictionary:
https://encoding.spec.whatwg.org/#dictdef-textencoderencodeintoresult

Made by ``python -m idl`` from idl/encoding.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Any

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_unsigned_long_long


class TextEncoderEncodeIntoResult(dict[str, Any]):
    read: int
    written: int


to_text_encoder_encode_into_result = dictionary(
    "TextEncoderEncodeIntoResult",
    DictionaryMember("read", to_unsigned_long_long),
    DictionaryMember("written", to_unsigned_long_long),
)
