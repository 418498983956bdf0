"""The ReadableStreamIteratorOptions dictionary:
https://streams.spec.whatwg.org/#dictdef-readablestreamiteratoroptions

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean


class ReadableStreamIteratorOptions(TypedDict, total=False):
    preventCancel: bool


to_readable_stream_iterator_options = dictionary(
    "ReadableStreamIteratorOptions",
    DictionaryMember("preventCancel", to_boolean, default=lambda: False),
)
