"""The ResponseType enumeration: https://fetch.spec.whatwg.org/#enumdef-responsetype

Made by ``python -m idl`` from idl/fetch.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

ResponseType: TypeAlias = Literal["basic", "cors", "default", "error", "opaque", "opaqueredirect"]

to_response_type = enumeration("ResponseType", get_args(ResponseType))
