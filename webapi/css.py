"""The CSS namespace: https://drafts.csswg.org/cssom/#namespacedef-css"""

from __future__ import annotations

from webapi.webidl.css_strings import serialize_an_identifier
from webapi.webidl.strings import to_domstring


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
