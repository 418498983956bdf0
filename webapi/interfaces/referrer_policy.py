"""The ReferrerPolicy enumeration: https://fetch.spec.whatwg.org/#enumdef-referrerpolicy

Made by ``python -m idl`` from idl/fetch.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

ReferrerPolicy: TypeAlias = Literal[
    "",
    "no-referrer",
    "no-referrer-when-downgrade",
    "same-origin",
    "origin",
    "strict-origin",
    "origin-when-cross-origin",
    "strict-origin-when-cross-origin",
    "unsafe-url",
]

to_referrer_policy = enumeration("ReferrerPolicy", get_args(ReferrerPolicy))
