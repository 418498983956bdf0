"""The ReadableStreamBYOBReaderReadOptions dictionary:
https://streams.spec.whatwg.org/#dictdef-readablestreambyobreaderreadoptions

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_unsigned_long_long_enforce_range

if TYPE_CHECKING:
    from webapi.webidl.types import NumberLike


class ReadableStreamBYOBReaderReadOptions(TypedDict, total=False):
    min: NumberLike


to_readable_stream_byob_reader_read_options = dictionary(
    "ReadableStreamBYOBReaderReadOptions",
    DictionaryMember("min", to_unsigned_long_long_enforce_range, default=lambda: 1),
)
