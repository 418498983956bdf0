"""What texts of style sheets say of changes: transitions, animations and their keyframes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from webapi.dom.css_cascade import (
    compounds_left_of_subject,
    feature_of,
    is_of_another_tree,
    key_of_compound,
)
from webapi.dom.css_declarations import Declarations
from webapi.dom.css_properties import PROPERTIES
from webapi.dom.css_rules import CSSKeyframesRule, parse_a_rule
from webapi.dom.selectors import ComplexSelector, CompoundSelector, SimpleSelector
from webapi.dom.simple_selectors import SelectorOfSelectors
from webapi.dom.state_selectors import StateSelector
from webapi.runtimes.style_texts import StyleText, parsed_declarations, texts_of_the_user_agent
from webapi.webidl.css_strings import serialize_an_identifier
from webapi.webidl.dom_exception import DOMException

_MOVES: Final = re.compile("(transition)|animation|keyframes|starting-style", re.IGNORECASE)
_STATES: Final = {
    ":active": ":active",
    ":focus": ":focus(?:-visible|-within)?",
    ":hover": ":hover",
    ":": r":(?:autofill|checked|default|disabled|enabled|in-range|indeterminate|invalid|modal|open"
    r"|optional|out-of-range|placeholder-shown|popover-open|read-only|read-write|required|target"
    r"|user-invalid|user-valid|valid)",
}
"""The states of elements, by what changes them."""
_WIDE: Final = re.compile(
    r":(?:has|host|host-context|nth-child|nth-last-child)\(|:host", re.IGNORECASE
)
"""What lets a selector match because of elements that are neither around nor beside."""
_ALWAYS_NOTED: Final = ("animation-name", "display")
_VARIABLE: Final = re.compile(r"var\(\s*(--[^\s,)]+)")
_WORD: Final = re.compile(r"-?[A-Za-z][\w-]*")
_ITSELF, _BELOW, _BESIDE, _ANYWHERE = 1, 2, 3, 4
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


class Change(NamedTuple):
    """A selector of a rule, and what the rule declares when it begins or ceases to match."""

    selector: str
    """Nothing if its key says all that is to be asked."""
    key: str
    carriers: tuple[tuple[str, int], ...]
    """The keys of its compound selectors that have the feature, and how far each reaches."""
    names: tuple[str, ...]
    """Longhands and custom properties."""


def changes(texts: list[StyleText], feature: str) -> list[Change]:
    """What a change of a feature may change, as far as it matters to transitions and animations.

    A feature is a ``.class``, an ``#id``, an ``[attribute``, or one of ``_STATES``.
    """
    wanted = transitioned(texts)
    has_color = wanted is None or any(name.endswith("color") for name in wanted)
    found: list[Change] = []
    for text in [*texts_of_the_user_agent(), *texts]:
        for change in _changes(text, feature):
            names = tuple(
                name
                for name in change.names
                if wanted is None
                or name in wanted
                or (name == "color" and has_color)
                or name.startswith(("--", "transition-"))
                or name in _ALWAYS_NOTED
            )
            if names:
                found.append(change._replace(names=names))
    return found


@lru_cache(maxsize=4096)
def _changes(text: StyleText, feature: str) -> list[Change]:
    if feature not in _STATES and serialize_an_identifier(feature[1:]) not in text.text:
        return []
    wanted = _with_feature(feature)
    found: list[Change] = []
    for rule in text.rules:
        if wanted.search(rule.selectors) is None:
            continue
        names = (*dict.fromkeys(_longhands(parsed_declarations(rule.declarations), "")),)
        for parsed, target, entry, *_ in text.selectors_of(rule):
            if wanted.search(entry.text) is None:
                continue
            key = key_of_compound(parsed.subject)
            if is_of_another_tree(target):
                found.append(Change("", "", (("", _ANYWHERE),), names))
            elif rule.scopes or entry.namespaces is not None or _WIDE.search(entry.text):
                found.append(Change("", key, (("", _ANYWHERE),), names))
            elif target == "":
                carriers = dict.fromkeys(_carriers(parsed, feature, _ITSELF, ""))
                found.append(Change(entry.text, key, (*carriers,), names))
    return found


def _carriers(
    selector: ComplexSelector, feature: str, reach: int, key: str
) -> Iterator[tuple[str, int]]:
    """The keys of the compound selectors that have a feature, with how far it reaches there."""
    yield from _carriers_in(selector.subject, feature, reach, key)
    for combinator in selector.combinators:
        if combinator in ("+", "~"):
            reach = _BESIDE
        elif reach == _ITSELF:
            reach = _BELOW
    for compound in compounds_left_of_subject(selector):
        yield from _carriers_in(compound, feature, reach, "")


def _carriers_in(
    compound: CompoundSelector, feature: str, reach: int, key: str
) -> Iterator[tuple[str, int]]:
    key = key_of_compound(compound) or key
    for simple in compound.simples:
        if _has_feature(simple, feature):
            yield key, reach
        elif isinstance(simple, SelectorOfSelectors):
            for each in simple.selectors:
                yield from _carriers(each, feature, reach, key)


def _has_feature(simple: SimpleSelector, feature: str) -> bool:
    if feature in _STATES:
        if not isinstance(simple, StateSelector):
            return False
        return _with_feature(feature).fullmatch(f":{simple.name}") is not None
    return feature_of(simple).lower() == feature.lower()


def transitioned(texts: list[StyleText]) -> frozenset[str] | None:
    """The properties that rules let transition; nothing if it may be all."""
    values = {value for text in texts for value in _transitioned(text)}
    found = set[str]()
    seen = set[str]()
    while values:
        value = values.pop()
        if value in seen:
            continue
        seen.add(value)
        variables = _VARIABLE.findall(value)
        values.update(each for name in variables for text in texts for each in _values(text, name))
        if variables:
            continue
        names = [PROPERTIES.resolved(word) for word in _WORD.findall(value)]
        known = [
            name for name in names if PROPERTIES.shorthand(name) or PROPERTIES.is_longhand(name)
        ]
        if "none" not in names and (not known or "all" in names):
            return None
        for name in known:
            shorthand = PROPERTIES.shorthand(name)
            found.update([name] if shorthand is None else PROPERTIES.longhands_of(shorthand))
    return frozenset(found)


@lru_cache(maxsize=256)
def _transitioned(text: StyleText) -> frozenset[str]:
    """The values that decide which properties transition; empty where it may be all."""
    if "transition" not in text.text.lower():
        return frozenset()
    found = set[str]()
    for rule in text.rules:
        if "transition" in rule.declarations.lower():
            by_name = parsed_declarations(rule.declarations).by_name
            properties = by_name.get("transition-property")
            if properties is not None:
                found.add(properties.value)
            elif "transition-duration" in by_name:
                found.add("")
    return frozenset(found)


@lru_cache(maxsize=1024)
def _values(text: StyleText, name: str) -> list[str]:
    """What a text may declare for a custom property."""
    return _declaration_of(name).findall(text.text)


def _declaration_of(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-]){re.escape(name)}\s*:([^;}}]*)")


def properties_by_variables(texts: list[StyleText]) -> list[str]:
    """The properties that custom properties decide, as far as they may transition."""
    wanted = transitioned(texts)
    names = dict.fromkeys(name for text in texts for name in _by_variables(text))
    return [name for name in names if wanted is None or name in wanted or name in _ALWAYS_NOTED]


def starting_properties(texts: list[StyleText]) -> list[str]:
    """The properties that rules ``@starting-style`` decide, as far as they may transition."""
    names = dict.fromkeys(name for text in texts for name in _starting(text))
    if any(name.startswith("--") for name in names):
        names |= dict.fromkeys(properties_by_variables(texts))
    wanted = transitioned(texts) if names else None
    return sorted(name for name in names if wanted is None or name in wanted)


@lru_cache(maxsize=256)
def _starting(text: StyleText) -> list[str]:
    if "starting-style" not in text.text.lower():
        return []
    names: list[str] = []
    for rule in text.rules:
        if ("starting-style", "") in rule.conditions:
            names += _longhands(parsed_declarations(rule.declarations), "")
    return names


@lru_cache(maxsize=256)
def _by_variables(text: StyleText) -> list[str]:
    names: list[str] = []
    for rule in text.rules:
        if any(kind == "container" for kind, _ in rule.conditions):
            names += _longhands(parsed_declarations(rule.declarations), "")
        elif "var(" in rule.declarations:
            names += _longhands(parsed_declarations(rule.declarations), "var(")
    return names


def _with_feature(feature: str) -> re.Pattern[str]:
    """What selectors have that ask for a feature."""
    if feature in _STATES:
        return re.compile(_STATES[feature] + r"(?![\w-])", re.IGNORECASE)
    before = r"\[\s*" if feature[0] == "[" else re.escape(feature[0])
    return re.compile(before + re.escape(serialize_an_identifier(feature[1:])) + _NAME_ENDS)


def _longhands(declarations: Declarations, part: str) -> list[str]:
    """The longhands of declarations whose values have a part."""
    names: list[str] = []
    for name, declaration in declarations.by_name.items():
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
