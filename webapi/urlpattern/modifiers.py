"""Matching groups with modifiers directly, where Python's `re` does not match them.

Each choice of the optional parts that are present is matched as `webapi.urlpattern.matching` does
it. So there are few choices, and each takes time linear in the subject.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product

from .matching import MOST_OPTIONAL_PARTS, Exec, Groups, present_parts_matcher
from .parts import (
    FIXED_TEXT,
    FULL_WILDCARD,
    NONE,
    ONE_OR_MORE,
    OPTIONAL,
    SEGMENT_WILDCARD,
    ZERO_OR_MORE,
    Options,
    Part,
)


def modifiers_matcher(part_list: Sequence[Part], options: Options) -> Exec | None:
    """A matcher equal to the regular expression; ``None`` if the part list needs the expression.

    >>> from webapi.urlpattern.parts import PATHNAME_OPTIONS
    >>> part_list = [Part(SEGMENT_WILDCARD, "", OPTIONAL, "id", "/"), Part(FIXED_TEXT, "/x", NONE)]
    >>> exec = modifiers_matcher(part_list, PATHNAME_OPTIONS)
    >>> exec("/7/x"), exec("/x"), exec("/7")
    (('7',), (None,), None)
    """
    if not all(_is_plain(part, options.delimiter_code_point) for part in part_list):
        return None
    choices = [
        (True, False) if part.modifier in (OPTIONAL, ZERO_OR_MORE) else (True,)
        for part in part_list
    ]
    if sum(map(len, choices)) - len(choices) > MOST_OPTIONAL_PARTS:
        return None
    matchers: list[tuple[Exec, tuple[bool, ...]]] = []
    for present in product(*choices):
        parts = [part for part, is_present in zip(part_list, present, strict=True) if is_present]
        matcher = present_parts_matcher(parts, options)
        if matcher is None:
            return None
        matchers.append((matcher, present))
    return _choices_matcher(part_list, matchers, options.delimiter_code_point)


def _is_plain(part: Part, delimiter: str) -> bool:
    """Whether the part has no regexp, and its modifier means one of few things.

    A repeated full wildcard takes as much as one that is not, its separators included. A repeated
    segment wildcard takes segments between delimiters, if its separator is the delimiter.
    """
    if part.modifier == NONE:
        return part.type in (FIXED_TEXT, SEGMENT_WILDCARD, FULL_WILDCARD)
    separator = part.suffix + part.prefix
    if part.type == SEGMENT_WILDCARD:
        return part.modifier == OPTIONAL or separator == delimiter != ""
    if part.type == FULL_WILDCARD:
        return separator != ""
    return part.type == FIXED_TEXT and part.modifier == OPTIONAL


def _choices_matcher(
    part_list: Sequence[Part], matchers: Sequence[tuple[Exec, tuple[bool, ...]]], delimiter: str
) -> Exec:
    """Matchers of the choices of present parts: the match that backtracking finds first counts.

    The groups of a part that is absent are ``None``.
    """

    def place(part: Part, value: str | None) -> tuple[object, ...]:
        """The sort key of a part's values, in the order in which backtracking tries them."""
        if value is None:
            return (1,)
        if part.type == FULL_WILDCARD:
            return 0, -len(value)
        if part.modifier in (ZERO_OR_MORE, ONE_OR_MORE):
            return 0, *map(len, value.split(delimiter)), math.inf
        return 0, len(value)

    def exec(subject: str) -> Groups | None:
        matches: list[Groups] = []
        for matcher, present in matchers:
            found = matcher(subject)
            if found is not None:
                groups = iter(found)
                values = [
                    (part.value if part.type == FIXED_TEXT else next(groups))
                    if is_present
                    else None
                    for part, is_present in zip(part_list, present, strict=True)
                ]
                matches.append(tuple(values))
        if not matches:
            return None
        first = min(matches, key=lambda values: [*map(place, part_list, values)])
        return tuple(
            value for part, value in zip(part_list, first, strict=True) if part.type != FIXED_TEXT
        )

    return exec
