"""Syntax strings of registered custom properties.

https://drafts.csswg.org/css-properties-values-api-1/#syntax-strings

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from webapi.dom.css_properties import Grammar, KnownWords, is_css_wide_text
from webapi.dom.css_values import URL_TOKEN, Component, Value, ValueTokenizer
from webapi.dom.selector_tokens import DIMENSION, END, FUNCTION, IDENT, WHITESPACE
from webapi.webidl.host import ascii_lowercase, split_on_ascii_whitespace


class SyntaxPart:
    """https://drafts.csswg.org/css-properties-values-api-1/#syntax-component"""

    __slots__ = ("grammar", "keyword", "multiplier", "name")

    def __init__(self, name: str, keyword: str) -> None:
        self.name = name
        """The name of a data type, without its brackets; nothing for a keyword."""
        self.keyword = keyword
        self.multiplier = ""
        words = types_of(name)
        self.grammar: Grammar | None = None
        if words != "":
            self.grammar = Grammar(split_on_ascii_whitespace(words), KnownWords())

    def takes(self, component: Component) -> bool:
        """Whether a component is of the type."""
        if self.name == "":
            return component.kind == IDENT and component.text == self.keyword
        if self.name == "resolution":
            return component.kind == DIMENSION and component.name in ("dpi", "dpcm", "dppx", "x")
        if self.name == "image" and component.kind == URL_TOKEN:
            return True
        if self.name in ("image", "transform-function", "transform-list"):
            return component.kind == FUNCTION
        return self.grammar is not None and self.grammar.component(component) is not None


def types_of(name: str) -> str:
    """The types of `webapi.dom.css_properties` that a data type is; nothing for others."""
    if name == "length":
        return "L"
    if name == "number":
        return "N"
    if name == "percentage":
        return "P"
    if name == "length-percentage":
        return "L P"
    if name == "string":
        return "S"
    if name == "color":
        return "C"
    if name == "url":
        return "U"
    if name == "integer":
        return "I"
    if name == "angle":
        return "A"
    if name == "time":
        return "T"
    return "X" if name == "custom-ident" else ""


def is_supported_name(name: str) -> bool:
    """https://drafts.csswg.org/css-properties-values-api-1/#supported-names"""
    is_other = name in ("image", "resolution", "transform-function", "transform-list")
    return is_other or types_of(name) != ""


def parse_syntax(text: str) -> list[SyntaxPart] | None:
    """https://drafts.csswg.org/css-properties-values-api-1/#consume-syntax-definition

    An empty list is the universal syntax; None is an invalid one.
    """
    tokenizer = ValueTokenizer(text)
    parts: list[SyntaxPart] = []
    is_universal = False
    while True:
        token = tokenizer.consume_a_token()
        if token.kind == WHITESPACE:
            token = tokenizer.consume_a_token()
        if is_universal:
            return [] if token.kind == END else None
        if token.kind == "*" and len(parts) == 0:
            is_universal = True
            continue
        if token.kind == "<":
            name = tokenizer.consume_a_token().text
            if not is_supported_name(name) or tokenizer.consume_a_token().kind != ">":
                return None
            part = SyntaxPart(name, "")
        elif token.kind == IDENT:
            lower = ascii_lowercase(token.text)
            if is_css_wide_text(lower) or lower == "default":
                return None
            part = SyntaxPart("", token.text)
        else:
            return None
        parts.append(part)
        token = tokenizer.consume_a_token()
        if token.kind in ("+", "#"):
            if part.name == "transform-list":
                return None
            part.multiplier = token.kind
            token = tokenizer.consume_a_token()
        if token.kind == WHITESPACE:
            token = tokenizer.consume_a_token()
        if token.kind == END:
            return parts
        if token.kind != "|":
            return None


def matches_syntax(parts: list[SyntaxPart], value: Value) -> bool:
    """Whether a value is one of the syntax."""
    if not value.is_valid or value.has_substitution or value.is_important:
        return False
    if len(parts) == 0:
        return True
    for part in parts:
        if is_list_of(part, value.components):
            return True
    return False


def is_list_of(part: SyntaxPart, components: list[Component]) -> bool:
    """Whether components are one of a part, or several if it says so."""
    count = len(components)
    has_several = part.multiplier == "+" or part.name == "transform-list"
    if count == 0 or (count > 1 and not has_several and part.multiplier != "#"):
        return False
    is_separator = False
    for each in components:
        if is_separator:
            if each.kind != ",":
                return False
        elif not part.takes(each):
            return False
        if part.multiplier == "#":
            is_separator = not is_separator
    return part.multiplier != "#" or is_separator


def is_computationally_independent(value: Value) -> bool:
    """https://drafts.csswg.org/css-properties-values-api-1/#computationally-independent"""
    for each in value.components:
        if each.kind == DIMENSION and is_relative(each.name):
            return False
        for unit in each.units:
            if is_relative(unit):
                return False
    return True


def is_relative(unit: str) -> bool:
    """Whether a unit depends on the font of the element, or on its container."""
    is_of_font = unit in ("em", "ex", "ch", "cap", "ic", "lh", "rem", "rex", "rch", "rcap", "ric")
    return is_of_font or unit in ("rlh", "cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax")
