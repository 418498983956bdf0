"""The StreamPipeOptions dictionary: https://streams.spec.whatwg.org/#dictdef-streampipeoptions

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface

if TYPE_CHECKING:
    from webapi.interfaces.abort_signal import AbortSignal

_AbortSignal = Interface("webapi.interfaces.abort_signal", "AbortSignal")


class StreamPipeOptions(TypedDict, total=False):
    preventClose: bool
    preventAbort: bool
    preventCancel: bool
    signal: AbortSignal


to_stream_pipe_options = dictionary(
    "StreamPipeOptions",
    DictionaryMember("preventAbort", to_boolean, default=lambda: False),
    DictionaryMember("preventCancel", to_boolean, default=lambda: False),
    DictionaryMember("preventClose", to_boolean, default=lambda: False),
    DictionaryMember("signal", _AbortSignal.convert),
)
