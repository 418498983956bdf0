"""The CSS namespace: https://drafts.csswg.org/cssom/#namespacedef-css"""

from __future__ import annotations

from typing import Final

from webapi.webidl.css_strings import serialize_an_identifier
from webapi.webidl.strings import to_domstring

_ABSENT: Final = object()


class CSS:
    """https://drafts.csswg.org/cssom/#namespacedef-css

    Objects of this class have no use: its functions are static.
    """

    @staticmethod
    def escape(ident: object) -> str:
        """Escape text, so that it can stand in a selector as a name.

        https://drafts.csswg.org/cssom/#dom-css-escape

        >>> "#" + CSS.escape("2nd:row")
        '#\\\\32 nd\\\\:row'
        """
        return serialize_an_identifier(to_domstring(ident))

    @staticmethod
    def supports(property: object, value: object = _ABSENT) -> bool:
        """Say whether a declaration or a condition is supported by `CSSStyleDeclaration` here.

        Nothing is laid out or drawn: what is supported can be written, and is serialized.

        https://drafts.csswg.org/css-conditional-3/#dom-css-supports

        >>> CSS.supports("display", "grid"), CSS.supports("display", "gird")
        (True, False)
        >>> CSS.supports("(display: grid) and (not (position: fixd))")
        True
        """
        from webapi.dom.css_supports import supports_condition, supports_declaration

        if value is _ABSENT:
            return supports_condition(to_domstring(property))
        return supports_declaration(to_domstring(property), to_domstring(value))
