"""The DocumentVisibilityState enumeration:
https://html.spec.whatwg.org/multipage/#enumdef-documentvisibilitystate

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

DocumentVisibilityState: TypeAlias = Literal["visible", "hidden"]

to_document_visibility_state = enumeration(
    "DocumentVisibilityState", get_args(DocumentVisibilityState)
)
