"""The URLPatternComponent enumeration:
https://urlpattern.spec.whatwg.org/#enumdef-urlpatterncomponent

Made by ``python -m idl`` from idl/urlpattern.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

URLPatternComponent: TypeAlias = Literal[
    "protocol", "username", "password", "hostname", "port", "pathname", "search", "hash"
]

to_url_pattern_component = enumeration("URLPatternComponent", get_args(URLPatternComponent))
