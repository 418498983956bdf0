"""The RequestCache enumeration: https://fetch.spec.whatwg.org/#enumdef-requestcache

Made by ``python -m idl`` from idl/fetch.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

RequestCache: TypeAlias = Literal[
    "default", "no-store", "reload", "no-cache", "force-cache", "only-if-cached"
]

to_request_cache = enumeration("RequestCache", get_args(RequestCache))
