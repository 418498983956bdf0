"""The RequestRedirect enumeration: https://fetch.spec.whatwg.org/#enumdef-requestredirect

Made by ``python -m idl`` from idl/fetch.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

RequestRedirect: TypeAlias = Literal["follow", "error", "manual"]

to_request_redirect = enumeration("RequestRedirect", get_args(RequestRedirect))
