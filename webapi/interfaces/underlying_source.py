"""The UnderlyingSource dictionary: https://streams.spec.whatwg.org/#dictdef-underlyingsource

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from webapi.interfaces.readable_stream_type import to_readable_stream_type
from webapi.interfaces.underlying_source_cancel_callback import to_underlying_source_cancel_callback
from webapi.interfaces.underlying_source_pull_callback import to_underlying_source_pull_callback
from webapi.interfaces.underlying_source_start_callback import to_underlying_source_start_callback
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_unsigned_long_long_enforce_range

if TYPE_CHECKING:
    from webapi.interfaces.readable_stream_type import ReadableStreamType
    from webapi.interfaces.underlying_source_cancel_callback import UnderlyingSourceCancelCallback
    from webapi.interfaces.underlying_source_pull_callback import UnderlyingSourcePullCallback
    from webapi.interfaces.underlying_source_start_callback import UnderlyingSourceStartCallback
    from webapi.webidl.types import NumberLike


class UnderlyingSource(TypedDict, total=False):
    start: UnderlyingSourceStartCallback
    pull: UnderlyingSourcePullCallback
    cancel: UnderlyingSourceCancelCallback
    type: ReadableStreamType
    autoAllocateChunkSize: NumberLike


to_underlying_source = dictionary(
    "UnderlyingSource",
    DictionaryMember("autoAllocateChunkSize", to_unsigned_long_long_enforce_range),
    DictionaryMember("cancel", to_underlying_source_cancel_callback),
    DictionaryMember("pull", to_underlying_source_pull_callback),
    DictionaryMember("start", to_underlying_source_start_callback),
    DictionaryMember("type", to_readable_stream_type),
)
