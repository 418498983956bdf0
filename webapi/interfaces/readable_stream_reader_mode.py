"""The ReadableStreamReaderMode enumeration:
https://streams.spec.whatwg.org/#enumdef-readablestreamreadermode

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

ReadableStreamReaderMode: TypeAlias = Literal["byob"]

to_readable_stream_reader_mode = enumeration(
    "ReadableStreamReaderMode", get_args(ReadableStreamReaderMode)
)
