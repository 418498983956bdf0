"""The RequestMode enumeration: https://fetch.spec.whatwg.org/#enumdef-requestmode

Made by ``python -m idl`` from idl/fetch.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

RequestMode: TypeAlias = Literal["navigate", "same-origin", "no-cors", "cors"]

to_request_mode = enumeration("RequestMode", get_args(RequestMode))
