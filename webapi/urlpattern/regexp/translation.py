"""Translate an expression for Python's `re`, if `re` has an exact equivalent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from .determinism import is_deterministic
from .nodes import (
    BEGIN,
    END,
    Alternative,
    Assertion,
    Character,
    Disjunction,
    Group,
    Node,
    Repeat,
)

_MAX_DEPTH: Final = 20


class _Translated(NamedTuple):
    """An expression for `re`, its groups, and the number of them that take part in every match."""

    text: str
    groups: int
    always: int


def translation(root: Node) -> str | None:
    """The expression for ``re.fullmatch``, or ``None`` if `re` has no equivalent, or none that
    takes linear time.

    In a loop, `re` keeps what a group captured in an earlier repetition, and ECMAScript does not.
    So every group in a loop has to take part in every repetition.

    >>> from webapi.urlpattern.regexp.parser import parse
    >>> translation(parse("^(a|b)*$", False).root)
    '(?:((?:a|b))){0,}'
    """
    if not isinstance(root, Alternative) or [_kind(item) for item in root.items[:1]] != [BEGIN]:
        return None
    if _kind(root.items[-1]) != END:
        return None
    body = Alternative(root.items[1:-1])
    translated = _translate(body, 0) if is_deterministic(body) else None
    return None if translated is None else translated.text


def _kind(node: Node) -> str | None:
    return node.kind if isinstance(node, Assertion) else None


def _translate(node: Node, depth: int) -> _Translated | None:
    if depth > _MAX_DEPTH:
        return None
    if isinstance(node, Character):
        return _characters(node.set)
    if isinstance(node, Group):
        body = _translate(node.body, depth + 1)
        if body is None:
            return None
        return _Translated(f"({body.text})", body.groups + 1, body.always + 1)
    if isinstance(node, Repeat):
        body = _translate(node.body, depth + 1)
        if body is None:
            return None
        if node.most != 1 and body.always != body.groups:
            return None
        text = f"(?:{body.text}){_quantifier(node)}"
        return _Translated(text, body.groups, body.always if node.least else 0)
    if not isinstance(node, Alternative | Disjunction):
        return None  # the body never repeats
    translated = []
    for item in node.items:
        each = _translate(item, depth + 1)
        if each is None:
            return None
        translated.append(each)
    groups = sum(each.groups for each in translated)
    if isinstance(node, Disjunction):
        return _Translated(f"(?:{'|'.join(each.text for each in translated)})", groups, 0)
    always = sum(each.always for each in translated)
    return _Translated("".join(each.text for each in translated), groups, always)


def _quantifier(node: Repeat) -> str:
    most = "" if node.most is None else node.most
    return f"{{{node.least},{most}}}{'' if node.greedy else '?'}"


@lru_cache(maxsize=256)
def _characters(set: int) -> _Translated:
    if set == 0:
        return _Translated("(?!)", 0, 0)
    if set & (set - 1) == 0:
        return _Translated(re.escape(chr(set.bit_length() - 1)), 0, 0)
    return _Translated(f"[{''.join(_ranges(set))}]", 0, 0)


def _ranges(set: int) -> Iterator[str]:
    code_point = 0
    while set:
        zeros = (set & -set).bit_length() - 1
        set >>= zeros
        code_point += zeros
        ones = (~set & set + 1).bit_length() - 1
        set >>= ones
        yield f"\\x{code_point:02x}" + (f"-\\x{code_point + ones - 1:02x}" if ones > 1 else "")
        code_point += ones
