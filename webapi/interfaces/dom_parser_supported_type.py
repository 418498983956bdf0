"""The DOMParserSupportedType enumeration:
https://html.spec.whatwg.org/multipage/#enumdef-domparsersupportedtype

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

DOMParserSupportedType: TypeAlias = Literal[
    "text/html", "text/xml", "application/xml", "application/xhtml+xml", "image/svg+xml"
]

to_dom_parser_supported_type = enumeration(
    "DOMParserSupportedType", get_args(DOMParserSupportedType)
)
