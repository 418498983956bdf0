"""The TextDecodeOptions dictionary: https://encoding.spec.whatwg.org/#dictdef-textdecodeoptions

Made by ``python -m idl`` from idl/encoding.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean


class TextDecodeOptions(TypedDict, total=False):
    stream: bool


to_text_decode_options = dictionary(
    "TextDecodeOptions", DictionaryMember("stream", to_boolean, default=lambda: False)
)
