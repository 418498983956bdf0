"""The RequestDuplex enumeration: https://fetch.spec.whatwg.org/#enumdef-requestduplex

Made by ``python -m idl`` from idl/fetch.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

RequestDuplex: TypeAlias = Literal["half"]

to_request_duplex = enumeration("RequestDuplex", get_args(RequestDuplex))
