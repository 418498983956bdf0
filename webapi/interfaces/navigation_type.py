"""The NavigationType enumeration: https://html.spec.whatwg.org/multipage/#enumdef-navigationtype

Made by ``python -m idl`` from idl/html_location.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

NavigationType: TypeAlias = Literal["push", "replace", "reload", "traverse"]

to_navigation_type = enumeration("NavigationType", get_args(NavigationType))
