"""The TextDecoderOptions dictionary: https://encoding.spec.whatwg.org/#dictdef-textdecoderoptions

Made by ``python -m idl`` from idl/encoding.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean


class TextDecoderOptions(TypedDict, total=False):
    fatal: bool
    ignoreBOM: bool


to_text_decoder_options = dictionary(
    "TextDecoderOptions",
    DictionaryMember("fatal", to_boolean, default=lambda: False),
    DictionaryMember("ignoreBOM", to_boolean, default=lambda: False),
)
