"""The ReadableStreamGetReaderOptions dictionary:
https://streams.spec.whatwg.org/#dictdef-readablestreamgetreaderoptions

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from webapi.interfaces.readable_stream_reader_mode import to_readable_stream_reader_mode
from webapi.webidl.dictionaries import DictionaryMember, dictionary

if TYPE_CHECKING:
    from webapi.interfaces.readable_stream_reader_mode import ReadableStreamReaderMode


class ReadableStreamGetReaderOptions(TypedDict, total=False):
    mode: ReadableStreamReaderMode


to_readable_stream_get_reader_options = dictionary(
    "ReadableStreamGetReaderOptions", DictionaryMember("mode", to_readable_stream_reader_mode)
)
