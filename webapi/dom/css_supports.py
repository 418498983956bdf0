"""What ``CSS.supports()`` answers: https://drafts.csswg.org/css-conditional-3/#the-css-namespace

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from webapi.dom.css_declarations import declarations_of, property_name
from webapi.dom.css_rules import RuleParser, is_kept
from webapi.dom.css_values import read_value
from webapi.dom.selector_parser import MAX_SELECTOR_DEPTH
from webapi.dom.selector_text import valid_selector_text
from webapi.dom.selector_tokens import AT_KEYWORD, END, FUNCTION, IDENT, WHITESPACE, Token
from webapi.webidl.host import ascii_lowercase


def supports_declaration(name: str, text: str) -> bool:
    """https://drafts.csswg.org/css-conditional-3/#dom-css-supports"""
    value = read_value(text)
    return not value.is_important and declarations_of(property_name(name), value) is not None


def supports_condition(text: str) -> bool:
    """https://drafts.csswg.org/css-conditional-3/#dom-css-supports-conditiontext-conditiontext"""
    return _holds(text) or _holds(f"({text})")


def supports_prelude(text: str) -> bool:
    """https://drafts.csswg.org/css-conditional-3/#at-ruledef-supports, the prelude"""
    return _holds(text)


def _holds(text: str) -> bool:
    condition = Condition(text)
    return condition.evaluate(0, condition.end, 0) is True and not condition.is_too_deep


class Condition(RuleParser):
    """A parser of https://drafts.csswg.org/css-conditional-3/#typedef-supports-condition

    Methods return whether what they parse is supported, or None if it is nothing of theirs.
    """

    __slots__ = ("is_too_deep",)

    def __init__(self, text: str) -> None:
        super().__init__(text, None)
        self.is_too_deep = False
        """Whether conditions are nested more deeply than rules may be."""

    def evaluate(self, start: int, end: int, depth: int) -> bool | None:
        """https://drafts.csswg.org/css-conditional-3/#typedef-supports-condition"""
        place = self.skip_whitespace(start)
        self.is_too_deep = self.is_too_deep or depth > MAX_SELECTOR_DEPTH
        if self.is_too_deep or place >= end:
            return None
        is_negated = self.is_word(place, "not")
        if is_negated:
            place = self.skip_whitespace(place + 1)
        result = self.evaluate_in_parentheses(place, end, depth)
        place = self.skip_whitespace(self.next_component(place)) if place < end else end
        if result is not None and is_negated:
            result = not result
        word = "" if place >= end or is_negated else ascii_lowercase(self.tokens[place].text)
        while result is not None and place < end:
            if word not in ("and", "or") or not self.is_word(place, word):
                return None
            place = self.skip_whitespace(place + 1)
            other = self.evaluate_in_parentheses(place, end, depth)
            if other is None:
                return None
            result = (result and other) if word == "and" else (result or other)
            place = self.skip_whitespace(self.next_component(place))
        return result

    def is_word(self, place: int, word: str) -> bool:
        """Whether a token is a keyword, with white space behind it."""
        token = self.tokens[place]
        is_word = token.kind == IDENT and ascii_lowercase(token.text) == word
        return is_word and self.tokens[place + 1].kind == WHITESPACE

    def evaluate_in_parentheses(self, place: int, end: int, depth: int) -> bool | None:
        """https://drafts.csswg.org/css-conditional-3/#typedef-supports-in-parens"""
        if place >= end:
            return None
        token = self.tokens[place]
        stop = self._closers[place]
        if token.kind == FUNCTION:
            name = ascii_lowercase(token.text)
            if name == "at-rule":
                return self.is_at_rule(place + 1, stop)
            if name in ("font-format", "font-tech"):
                return self.is_known_of_fonts(name, place + 1, stop)
            return name == "selector" and self.is_selector(place + 1, stop)
        if token.kind != "(":
            return None
        result = self.evaluate(place + 1, stop, depth + 1)
        return self.is_declaration(place + 1, stop) if result is None else result

    def is_at_rule(self, start: int, end: int) -> bool:
        """https://drafts.csswg.org/css-conditional-5/#typedef-supports-at-rule-fn"""
        place = self.skip_whitespace(start)
        if place >= end or self.skip_whitespace(place + 1) < end:
            return False
        name = ascii_lowercase(self.tokens[place].text)
        is_known = name in ("media", "namespace") or is_kept(name, has_block=True)
        return self.tokens[place].kind == AT_KEYWORD and is_known

    def is_known_of_fonts(self, name: str, start: int, end: int) -> bool:
        """https://drafts.csswg.org/css-conditional-5/#typedef-supports-font-format-fn"""
        place = self.skip_whitespace(start)
        if place >= end or self.skip_whitespace(place + 1) < end:
            return False
        word = ascii_lowercase(self.tokens[place].text)
        if self.tokens[place].kind != IDENT:
            return False
        if name == "font-format":
            return word in ("collection", "opentype", "truetype", "woff", "woff2")
        return word in (
            "color-cbdt",
            "color-colrv0",
            "color-colrv1",
            "color-sbix",
            "features-aat",
        ) or word in ("features-opentype", "palettes", "variations")

    def is_selector(self, start: int, end: int) -> bool:
        """Whether one complex selector stands between two places."""
        tokens: list[Token] = []
        index = start
        while index < end:
            if self.tokens[index].kind == ",":
                return False
            following = self.next_component(index)
            while index < following:
                tokens.append(self.tokens[index])
                index += 1
        tokens.append(Token(END))
        return valid_selector_text(tokens, False, self.namespaces) is not None

    def is_declaration(self, start: int, end: int) -> bool:
        """Whether a supported declaration stands between two places."""
        first = self.skip_whitespace(start)
        colon = self.skip_whitespace(first + 1)
        if colon >= end or self.tokens[first].kind != IDENT or self.tokens[colon].kind != ":":
            return False
        value = read_value(self.source(colon + 1, end))
        return declarations_of(property_name(self.tokens[first].text), value) is not None
