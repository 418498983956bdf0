"""The ReadableStreamType enumeration: https://streams.spec.whatwg.org/#enumdef-readablestreamtype

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

ReadableStreamType: TypeAlias = Literal["bytes"]

to_readable_stream_type = enumeration("ReadableStreamType", get_args(ReadableStreamType))
