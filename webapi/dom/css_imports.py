"""What an import rule says: https://drafts.csswg.org/css-cascade-5/#at-import

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from webapi.dom.css_rules import RuleParser
from webapi.dom.css_values import URL_TOKEN
from webapi.dom.selector_tokens import END, FUNCTION, IDENT, STRING
from webapi.webidl.host import ascii_lowercase


class ImportPrelude:
    """What stands between ``@import`` and its semicolon."""

    __slots__ = ("href", "layer", "media", "supports")

    def __init__(self, href: str) -> None:
        self.href = href
        self.layer: str | None = None
        """The name of the layer, empty for one without a name."""
        self.supports: str | None = None
        """The condition in ``supports()``."""
        self.media = ""


class ImportParser(RuleParser):
    """A parser of preludes."""

    __slots__ = ()

    def parse(self) -> ImportPrelude | None:
        """https://drafts.csswg.org/css-cascade-5/#at-import; nothing if it is invalid"""
        place = self.skip_whitespace(0)
        if place == self.end:
            return None
        following = self.next_component(place)
        if self.is_function(place, "url"):
            place = self.skip_whitespace(place + 1)
            if self.tokens[place].kind != STRING:
                return None
        elif self.tokens[place].kind not in (STRING, URL_TOKEN):
            return None
        prelude = ImportPrelude(self.tokens[place].text)
        place = self.skip_whitespace(following)
        if self.is_function(place, "layer"):
            name = self.source(place + 1, self._closers[place])
            if is_layer_name(name):
                prelude.layer = name
                place = self.skip_whitespace(self.next_component(place))
        elif self.is_keyword(place, "layer"):
            prelude.layer = ""
            place = self.skip_whitespace(place + 1)
        if self.is_function(place, "supports"):
            prelude.supports = self.source(place + 1, self._closers[place])
            place = self.skip_whitespace(self.next_component(place))
        prelude.media = self.source(place, self.end)
        return prelude

    def is_keyword(self, place: int, word: str) -> bool:
        """Whether a token is a keyword."""
        token = self.tokens[place]
        return token.kind == IDENT and ascii_lowercase(token.text) == word

    def is_function(self, place: int, name: str) -> bool:
        """Whether a function has a name."""
        token = self.tokens[place]
        return token.kind == FUNCTION and ascii_lowercase(token.text) == name


def is_layer_name(text: str) -> bool:
    """https://drafts.csswg.org/css-cascade-5/#typedef-layer-name"""
    parser = RuleParser(text, None)
    wanted = IDENT
    for token in parser.tokens:
        if token.kind == END:
            break
        if token.kind != wanted:
            return False
        wanted = "." if wanted == IDENT else IDENT
    return wanted == "."
