"""The RequestCredentials enumeration: https://fetch.spec.whatwg.org/#enumdef-requestcredentials

Made by ``python -m idl`` from idl/fetch.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

RequestCredentials: TypeAlias = Literal["omit", "same-origin", "include"]

to_request_credentials = enumeration("RequestCredentials", get_args(RequestCredentials))
