"""The An+B microsyntax: https://drafts.csswg.org/css-syntax-3/#anb-microsyntax

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from dataclasses import dataclass

from webapi.dom.selector_tokens import DIMENSION, IDENT, NUMBER, WHITESPACE, Token
from webapi.webidl.host import ascii_lowercase, clamped_integer, is_integer, text_after_hyphen


@dataclass(eq=False, slots=True)
class AnPlusB:
    """The values of A and B."""

    step: int
    offset: int
    end: int
    """The index of the token behind."""


def parse_an_plus_b(tokens: list[Token], start: int) -> AnPlusB | None:
    """https://drafts.csswg.org/css-syntax-3/#the-anb-type

    White space is allowed between ``n``, the sign and the integer only.
    """
    first = tokens[start]
    if first.kind == NUMBER:
        return (
            AnPlusB(0, clamped_integer(first.text), start + 1) if is_integer(first.text) else None
        )
    place = start
    if first.kind == "+":
        place += 1
    token = tokens[place]
    name = ascii_lowercase(token.text)
    if token.kind == IDENT:
        if place == start and name in ("even", "odd"):
            return AnPlusB(2, 0 if name == "even" else 1, place + 1)
        if place == start and name.startswith("-n"):
            return with_offset(tokens, place, -1, text_after_hyphen(name))
        return with_offset(tokens, place, 1, name)
    if token.kind == DIMENSION and place == start and is_integer(token.text):
        return with_offset(tokens, place, clamped_integer(token.text), ascii_lowercase(token.unit))
    return None


def with_offset(tokens: list[Token], place: int, step: int, unit: str) -> AnPlusB | None:
    """Parse what follows A: ``unit`` begins with the ``n``, and may have all or a part of B."""
    offset = text_after_hyphen(unit)
    if unit.startswith("n-") and is_integer(offset) and not has_sign(offset):
        return AnPlusB(step, -clamped_integer(offset), place + 1)
    if unit not in ("n", "n-"):
        return None
    next_place = behind_whitespace(tokens, place + 1)
    token = tokens[next_place]
    if unit == "n-":
        return signless_offset(tokens, next_place, step, -1)
    if token.kind in ("+", "-"):
        sign = -1 if token.kind == "-" else 1
        return signless_offset(tokens, behind_whitespace(tokens, next_place + 1), step, sign)
    if token.kind == NUMBER and is_integer(token.text) and has_sign(token.text):
        return AnPlusB(step, clamped_integer(token.text), next_place + 1)
    return AnPlusB(step, 0, place + 1)


def signless_offset(tokens: list[Token], place: int, step: int, sign: int) -> AnPlusB | None:
    """B as an integer behind its sign."""
    token = tokens[place]
    if token.kind != NUMBER or not is_integer(token.text) or has_sign(token.text):
        return None
    return AnPlusB(step, sign * clamped_integer(token.text), place + 1)


def has_sign(number: str) -> bool:
    """Whether an integer begins with a sign, which comes before the digits in ASCII."""
    return number < "0"


def behind_whitespace(tokens: list[Token], place: int) -> int:
    """The index of the first token that is not white space."""
    following = place
    while tokens[following].kind == WHITESPACE:
        following += 1
    return following
