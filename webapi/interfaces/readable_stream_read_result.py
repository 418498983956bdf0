"""The ReadableStreamReadResult dictionary:
https://streams.spec.whatwg.org/#dictdef-readablestreamreadresult

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Any

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_any, to_boolean


class ReadableStreamReadResult(dict[str, Any]):
    value: Any
    done: bool


to_readable_stream_read_result = dictionary(
    "ReadableStreamReadResult",
    DictionaryMember("done", to_boolean),
    DictionaryMember("value", to_any),
)
