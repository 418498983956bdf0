"""The ShadowRootMode enumeration: https://dom.spec.whatwg.org/#enumdef-shadowrootmode

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

ShadowRootMode: TypeAlias = Literal["open", "closed"]

to_shadow_root_mode = enumeration("ShadowRootMode", get_args(ShadowRootMode))
