"""Values that leave scripts as Playwright's do. Their half in the engine is in ``actions.js``."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any, Final
from urllib.parse import urlparse

from webapi.runtimes.javascript_error import error_of_script

ENCODED: Final = "webapi-encoded"
"""The name of the only member of a value that is encoded, as ``actions.js`` has it."""
FLAGS: Final = {"i": re.IGNORECASE, "m": re.MULTILINE, "s": re.DOTALL}
"""Flags of patterns in JavaScript."""


def arrived(value: Any) -> Any:
    """What a script has given, decoded."""
    if isinstance(value, dict) and value.keys() == {ENCODED}:
        return _decoded(value[ENCODED], {})
    return value


def _decoded(value: Any, known: dict[int, Any]) -> Any:
    if not isinstance(value, list):
        return value
    kind, given, *number = value
    match kind:
        case "array":
            items: list[Any] = []
            known[number[0]] = items
            items.extend(_decoded(each, known) for each in given)
            return items
        case "object":
            members: dict[str, Any] = {}
            known[number[0]] = members
            for name, each in given:
                members[name] = _decoded(each, known)
            return members
        case "known":
            return known[given]
        case "date":
            return None if given is None else datetime.fromisoformat(given)
        case "url":
            return urlparse(given)
        case "regexp":
            return pattern_of(*given)
    assert kind == "error"
    return error_of_script(*given)


def flags_of(pattern: re.Pattern[str]) -> str:
    """The flags of a pattern, as JavaScript has them.

    >>> flags_of(re.compile("a", re.DOTALL | re.IGNORECASE))
    'is'
    """
    return "".join(letter for letter, flag in FLAGS.items() if pattern.flags & flag)


def pattern_of(source: str = "a", flags: str = "") -> re.Pattern[str] | str:
    """A pattern of a script for Python; its text if Python has no such pattern."""
    try:
        return re.compile(source, sum(FLAGS.get(each, 0) for each in flags))
    except re.error:
        return f"/{source}/{flags}"
