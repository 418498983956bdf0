"""Registered custom properties: https://drafts.csswg.org/css-properties-values-api/"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from webapi.dom.css_rules import RuleParser
from webapi.dom.css_supports import supports_declaration
from webapi.dom.selector_tokens import IDENT, STRING, tokenize

_SPACE: Final = " \t\r\n\f"
_NUMBER: Final = r"[+-]?(?:[0-9]*\.)?[0-9]+(?:e[+-]?[0-9]+)?"
_PATTERNS: Final = {
    name: re.compile(pattern, re.IGNORECASE)
    for name, pattern in {
        "number": _NUMBER,
        "integer": "[+-]?[0-9]+",
        "percentage": f"{_NUMBER}%",
        "angle": f"{_NUMBER}(?:deg|grad|rad|turn)",
        "time": f"{_NUMBER}m?s",
        "resolution": f"{_NUMBER}(?:dpi|dpcm|dppx|x)",
        "length": f"0|{_NUMBER}[a-z]+",
    }.items()
}
_RELATIVE: Final = re.compile(r"[0-9](?:r?em|r?ex|r?ch|r?cap|r?ic|r?lh|[sld]?v\w|c?q\w+)\b", re.I)
"""The units of values that depend on an element, or on the window."""


class RegisteredProperty(NamedTuple):
    """https://drafts.csswg.org/css-properties-values-api/#custom-property-registration"""

    name: str
    syntax: str
    inherits: bool
    initial_value: str | None


def is_custom_name(text: str) -> bool:
    """https://drafts.csswg.org/css-variables-1/#typedef-custom-property-name"""
    tokens = tokenize(text)
    return len(tokens) == 2 and tokens[0].kind == IDENT and text.startswith("--") and text != "--"


def registered_property(name: str, text: str) -> RegisteredProperty | None:
    """The property of a rule, if it is valid.

    https://drafts.csswg.org/css-properties-values-api/#at-property-rule
    """
    found = _descriptors(RuleParser(text, None))
    syntax = tokenize(found.get("syntax", ""))
    inherits = found.get("inherits", "").lower()
    initial = found.get("initial-value")
    if len(syntax) != 2 or syntax[0].kind != STRING or inherits not in ("true", "false"):
        return None
    wanted = syntax[0].text.strip(_SPACE)
    is_independent = initial is None or not ("var(" in initial or _RELATIVE.search(initial))
    if wanted != "*" and (initial is None or not is_independent or not has_syntax(wanted, initial)):
        return None
    return RegisteredProperty(name, wanted, inherits == "true", initial)


def _descriptors(parser: RuleParser) -> dict[str, str]:
    found: dict[str, str] = {}
    index = 0
    while index < parser.end:
        stop = parser.end_of_declaration(index, parser.end)
        if stop == 0:
            index = parser.next_component(index)
            continue
        colon = parser.skip_whitespace(index + 1)
        found[parser.tokens[index].text.lower()] = parser.source(colon + 1, stop)
        index = stop
    return found


def has_syntax(syntax: str, value: str) -> bool:
    """Whether a value fits a syntax, as far as its types are known here.

    https://drafts.csswg.org/css-properties-values-api/#supported-syntax-strings
    """
    return any(_has_component(each.strip(_SPACE), value) for each in syntax.split("|"))


def _has_component(component: str, value: str) -> bool:
    if component == "*":
        return True
    if component.endswith("+"):
        parts = value.split()
        return bool(parts) and all(_has_component(component[:-1], part) for part in parts)
    if component.endswith("#"):
        return all(_has_component(component[:-1], part.strip()) for part in value.split(","))
    if not component.startswith("<"):
        return component.lower() == value.lower()
    name = component.strip("<>")
    if name == "length-percentage":
        return any(_has_component(f"<{each}>", value) for each in ("length", "percentage"))
    if name == "color":
        return supports_declaration("color", value)
    pattern = _PATTERNS.get(name)
    return pattern is None or pattern.fullmatch(value) is not None or "(" in value
