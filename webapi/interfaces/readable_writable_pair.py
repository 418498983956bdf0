"""The ReadableWritablePair dictionary:
https://streams.spec.whatwg.org/#dictdef-readablewritablepair

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Required, TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.platform_objects import Interface

if TYPE_CHECKING:
    from webapi.interfaces.readable_stream import ReadableStream
    from webapi.interfaces.writable_stream import WritableStream

_ReadableStream = Interface("webapi.interfaces.readable_stream", "ReadableStream")
_WritableStream = Interface("webapi.interfaces.writable_stream", "WritableStream")


class ReadableWritablePair(TypedDict, total=False):
    readable: Required[ReadableStream]
    writable: Required[WritableStream]


to_readable_writable_pair = dictionary(
    "ReadableWritablePair",
    DictionaryMember("readable", _ReadableStream.convert, required=True),
    DictionaryMember("writable", _WritableStream.convert, required=True),
)
