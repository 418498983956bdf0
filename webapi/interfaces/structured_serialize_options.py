"""The StructuredSerializeOptions dictionary:
https://html.spec.whatwg.org/multipage/#dictdef-structuredserializeoptions

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from webapi.webidl.collections import sequence_of
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_object


class StructuredSerializeOptions(TypedDict, total=False):
    transfer: Iterable[object]


to_structured_serialize_options = dictionary(
    "StructuredSerializeOptions", DictionaryMember("transfer", sequence_of(to_object), default=list)
)
