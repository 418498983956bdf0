"""The UnderlyingSink dictionary: https://streams.spec.whatwg.org/#dictdef-underlyingsink

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from webapi.interfaces.underlying_sink_abort_callback import to_underlying_sink_abort_callback
from webapi.interfaces.underlying_sink_close_callback import to_underlying_sink_close_callback
from webapi.interfaces.underlying_sink_start_callback import to_underlying_sink_start_callback
from webapi.interfaces.underlying_sink_write_callback import to_underlying_sink_write_callback
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_any

if TYPE_CHECKING:
    from webapi.interfaces.underlying_sink_abort_callback import UnderlyingSinkAbortCallback
    from webapi.interfaces.underlying_sink_close_callback import UnderlyingSinkCloseCallback
    from webapi.interfaces.underlying_sink_start_callback import UnderlyingSinkStartCallback
    from webapi.interfaces.underlying_sink_write_callback import UnderlyingSinkWriteCallback


class UnderlyingSink(TypedDict, total=False):
    start: UnderlyingSinkStartCallback
    write: UnderlyingSinkWriteCallback
    close: UnderlyingSinkCloseCallback
    abort: UnderlyingSinkAbortCallback
    type: object


to_underlying_sink = dictionary(
    "UnderlyingSink",
    DictionaryMember("abort", to_underlying_sink_abort_callback),
    DictionaryMember("close", to_underlying_sink_close_callback),
    DictionaryMember("start", to_underlying_sink_start_callback),
    DictionaryMember("type", to_any),
    DictionaryMember("write", to_underlying_sink_write_callback),
)
