"""What texts of style sheets say of changes: transitions, animations and their keyframes."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from webapi.dom.css_declarations import parse_declarations
from webapi.dom.css_properties import PROPERTIES
from webapi.dom.css_rules import CSSKeyframesRule, parse_a_rule
from webapi.runtimes.style_texts import StyleText
from webapi.webidl.css_strings import serialize_an_identifier
from webapi.webidl.dom_exception import DOMException

_MOVES: Final = re.compile("(transition)|animation|keyframes", re.IGNORECASE)
_STATE: Final = re.compile(
    r":(?:active|autofill|checked|disabled|enabled|focus|focus-visible|focus-within|hover"
    r"|in-range|indeterminate|invalid|modal|open|optional|out-of-range|placeholder-shown"
    r"|popover-open|read-only|read-write|required|target|user-invalid|user-valid|valid)(?![\w-])"
)
_NAME_ENDS: Final = r"(?![\w\\-]|[^\x00-\x7f])"
_KEYFRAMES: Final = re.compile(
    r"@(?:-webkit-)?keyframes(?=[ \t\r\n\f\"'/])[^{};@]+(\{)|/\*[\s\S]*?(?:\*/|\Z)", re.IGNORECASE
)
_BRACE: Final = re.compile(
    r"/\*[\s\S]*?(?:\*/|\Z)|\"(?:[^\"\\]|\\[\s\S])*(?:\"|\\?\Z)"
    r"|'(?:[^'\\]|\\[\s\S])*(?:'|\\?\Z)|[{}]"
)


def motion(texts: list[StyleText]) -> int:
    """2 if a text may have animations, 1 if one may have transitions only, 0 otherwise."""
    found = [match for each in texts for match in _MOVES.finditer(each.text)]
    if not found:
        return 0
    return 1 if all(match[1] is not None for match in found) else 2


def changed_properties(texts: list[StyleText], feature: str) -> list[str]:
    """The longhands and custom properties that rules with a feature declare.

    A feature is a ``.class``, an ``#id``, an ``[attribute``, ``:`` for all states of elements, or
    ``var(`` for all values that custom properties decide.
    """
    return list(dict.fromkeys(name for text in texts for name in _found(text, feature)))


@lru_cache(maxsize=4096)
def _found(text: StyleText, feature: str) -> list[str]:
    if feature == "var(":
        return [
            name
            for rule in text.rules
            if "var(" in rule.declarations
            for name in _longhands(rule.declarations, "var(")
        ]
    if feature != ":" and serialize_an_identifier(feature[1:]) not in text.text:
        return []
    wanted = _with_feature(feature)
    return [
        name
        for rule in text.rules
        if wanted.search(rule.selectors) is not None
        for name in _longhands(rule.declarations, "")
    ]


def _with_feature(feature: str) -> re.Pattern[str]:
    """What selectors have that ask for a feature."""
    if feature == ":":
        return _STATE
    before = r"\[\s*" if feature[0] == "[" else re.escape(feature[0])
    return re.compile(before + re.escape(serialize_an_identifier(feature[1:])) + _NAME_ENDS)


def _longhands(declarations: str, part: str) -> list[str]:
    """The longhands of declarations whose values have a part."""
    names: list[str] = []
    for name, declaration in parse_declarations(declarations).by_name.items():
        if part in declaration.value:
            shorthand = PROPERTIES.shorthand(name)
            names += [name] if shorthand is None else PROPERTIES.longhands_of(shorthand)
    return names


def keyframes(texts: list[StyleText], name: str) -> list[list[object]] | None:
    """The last keyframes of a name: offsets from 0 to 1, each with its declarations."""
    for text in reversed(texts):
        found = _keyframes(text).get(name)
        if found is not None:
            return found
    return None


@lru_cache(maxsize=256)
def _keyframes(text: StyleText) -> dict[str, list[list[object]]]:
    """The keyframes of a text by their names."""
    found: dict[str, list[list[object]]] = {}
    source = text.text
    for match in _KEYFRAMES.finditer(source):
        if match[1] is None:
            continue
        try:
            rule = parse_a_rule(
                source[match.start() : _end_of_block(source, match.end())], None, None
            )
        except DOMException:
            continue
        assert isinstance(rule, CSSKeyframesRule)
        found[rule.name] = _offsets(rule)
    return found


def _end_of_block(source: str, start: int) -> int:
    """Where the block ends that was opened before a place."""
    depth = 1
    for match in _BRACE.finditer(source, start):
        depth += (match[0] == "{") - (match[0] == "}")
        if depth == 0:
            return match.end()
    return len(source)


def _offsets(rule: CSSKeyframesRule) -> list[list[object]]:
    """Each offset of a rule, with the names and values that are declared there."""
    declared: dict[float, dict[str, str]] = {}
    for index in range(rule.length):
        frame = rule.item(index)
        values: dict[str, str] = {}
        for name, declaration in frame.style.declarations().by_name.items():
            values[name] = declaration.value
        for key in frame.key_text.split(","):
            declared.setdefault(float(key.strip().removesuffix("%")) / 100, {}).update(values)
    return [[offset, [[*each] for each in declared[offset].items()]] for offset in sorted(declared)]
