"""The RequestPriority enumeration: https://fetch.spec.whatwg.org/#enumdef-requestpriority

Made by ``python -m idl`` from idl/fetch.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

RequestPriority: TypeAlias = Literal["high", "low", "auto"]

to_request_priority = enumeration("RequestPriority", get_args(RequestPriority))
