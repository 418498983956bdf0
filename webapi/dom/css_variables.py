"""References to custom properties: https://drafts.csswg.org/css-variables-1/#substitute-a-var

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from webapi.dom.css_declarations import declarations_of, property_name
from webapi.dom.css_values import ValueTokenizer, read_value, source_between
from webapi.dom.selector_tokens import END, FUNCTION, IDENT, WHITESPACE
from webapi.webidl.host import ascii_lowercase, joined_texts


def longhand_value(name: str, shorthand: str, text: str) -> str:
    """The value of a longhand in the text of its shorthand, after substitution; or nothing."""
    found = declarations_of(property_name(name if shorthand == "" else shorthand), read_value(text))
    if found is not None:
        for each in found:
            if each.name == name:
                return each.value
    return ""


class VarReference:
    """The first ``var()`` of a value."""

    __slots__ = ("after", "before", "fallback", "name")

    def __init__(self, before: str, name: str, fallback: str | None, after: str) -> None:
        self.before = before
        self.name = name
        self.fallback = fallback
        self.after = after


def first_var(text: str) -> VarReference | None:
    """Find the first ``var()``; None if there is none, or one without a name."""
    tokenizer = ValueTokenizer(text)
    start = tokenizer.position
    token = tokenizer.consume_a_token()
    while token.kind != FUNCTION or ascii_lowercase(token.text) != "var":
        if token.kind == END:
            return None
        start = tokenizer.position
        token = tokenizer.consume_a_token()
    token = tokenizer.consume_a_token()
    while token.kind == WHITESPACE:
        token = tokenizer.consume_a_token()
    name = token.text if token.kind == IDENT else ""
    depth, fallback, end = 1, -1, tokenizer.position
    while depth > 0:
        end = tokenizer.position
        token = tokenizer.consume_a_token()
        if token.kind in ("(", "[", "{", FUNCTION):
            depth += 1
        elif token.kind in (")", "]", "}"):
            depth -= 1
        elif token.kind == END:
            depth = 0
        elif (token.kind == "," and depth == 1 and fallback < 0) or (
            token.kind == WHITESPACE and fallback == end
        ):
            fallback = tokenizer.position
    characters = tokenizer.characters
    return VarReference(
        source_between(characters, 0, start),
        name,
        None if fallback < 0 else source_between(characters, fallback, end),
        source_between(characters, tokenizer.position, len(characters)),
    )


def joined_around(reference: VarReference, value: str) -> str:
    """The text with a value in the place of the reference."""
    before = "" if reference.before == "" else f"{reference.before} "
    after = "" if reference.after == "" else f" {reference.after}"
    return joined_texts([before, value, after])
