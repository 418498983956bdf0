"""Matching directly against the part list, which the standard leaves to implementations.

https://urlpattern.spec.whatwg.org/#compile-a-component says so in a note. These matchers take part
lists without regexp groups, and take time linear in the subject. They search the text once from the
left for segment wildcards, which match as little as possible, and once from the right for full
wildcards, which match as much as possible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final, TypeAlias

from .parts import (
    FIXED_TEXT,
    FULL_WILDCARD,
    NONE,
    ONE_OR_MORE,
    OPTIONAL,
    REGEXP,
    SEGMENT_WILDCARD,
    ZERO_OR_MORE,
    Options,
    Part,
)

Groups: TypeAlias = tuple[str | None, ...]
Exec: TypeAlias = Callable[[str], Groups | None]

_NO_GROUPS: Final[Groups] = ()
MOST_OPTIONAL_PARTS: Final = 4


def direct_matcher(part_list: Sequence[Part], options: Options) -> Exec | None:
    """Make a matcher that equals the regular expression; ``None`` if only the expression works.

    >>> from webapi.urlpattern.parts import DEFAULT_OPTIONS
    >>> direct_matcher([Part(FULL_WILDCARD, "", NONE, "0")], DEFAULT_OPTIONS)("a")
    ('a',)
    """
    if all(part.type == FIXED_TEXT for part in part_list):
        return _texts_matcher(part_list, options.ignore_case)
    if any(part.modifier != NONE or part.type == REGEXP for part in part_list):
        return None
    return present_parts_matcher(part_list, options)


def present_parts_matcher(part_list: Sequence[Part], options: Options) -> Exec | None:
    """Make a matcher of parts without regexps. Each part is present, and repeated if it can be."""
    texts, wildcards = [""], list[Part]()
    for part in part_list:
        if part.type == FIXED_TEXT:
            texts[-1] += part.value
        else:
            texts[-1] += part.prefix
            texts.append(part.suffix)
            wildcards.append(part)
    types = [part.type for part in wildcards]
    if types == [FULL_WILDCARD]:
        if texts == ["", ""]:
            return anything
        return _one_full_wildcard_matcher(texts[0], texts[1], options.ignore_case)
    segments = types.index(FULL_WILDCARD) if FULL_WILDCARD in types else len(types)
    if SEGMENT_WILDCARD in types[segments:]:
        return None
    repeated = [
        part.type == SEGMENT_WILDCARD and part.modifier in (ZERO_OR_MORE, ONE_OR_MORE)
        for part in wildcards
    ]
    if any(repeated[:-1]):
        return None
    if not wildcards:
        return _texts_matcher([Part(FIXED_TEXT, texts[0], NONE)], options.ignore_case)
    return _wildcards_matcher(texts, segments, repeated[-1], options)


def _texts_matcher(part_list: Sequence[Part], ignore_case: bool) -> Exec | None:
    """Match fixed texts, some of them optional, by a list of the few possible strings."""
    choices = [
        ("", part.value) if part.modifier == OPTIONAL else (part.value,) for part in part_list
    ]
    if any(part.modifier not in (NONE, OPTIONAL) for part in part_list):
        return None
    if sum(map(len, choices)) - len(choices) > MOST_OPTIONAL_PARTS:
        return None
    strings = frozenset("".join(texts) for texts in product(*choices))
    if ignore_case:
        strings = frozenset(map(str.lower, strings))
        return lambda subject: _NO_GROUPS if subject.lower() in strings else None
    if len(strings) == 1:
        (string,) = strings
        return lambda subject: _NO_GROUPS if subject == string else None
    return lambda subject: _NO_GROUPS if subject in strings else None


def anything(subject: str) -> Groups:
    return (subject,)


def _one_full_wildcard_matcher(before: str, after: str, ignore_case: bool) -> Exec:
    """``before*after``"""
    start, shortest = len(before), len(before) + len(after)
    if ignore_case:
        before, after = before.lower(), after.lower()

    def exec(subject: str) -> Groups | None:
        text = subject.lower() if ignore_case else subject
        if text.startswith(before) and text.endswith(after) and len(text) >= shortest:
            return (subject[start : len(subject) - len(after)],)
        return None

    return exec


def _wildcards_matcher(
    texts: Sequence[str], segments: int, repeats_last: bool, options: Options
) -> Exec:
    """Match ``segments`` segment wildcards and then full wildcards, with texts around them.

    A segment wildcard ends at the first place where the text after it occurs, because this leaves
    the most room for the rest. A later place cannot help: the next wildcard matches the text
    between the two places, and a text with the delimiter fits at one place only. A full wildcard
    ends at the last place where the rest fits; the function searches that from the end.

    With ``repeats_last``, the last wildcard takes one or more segments between delimiters.
    """
    delimiter, ignore_case = options.delimiter_code_point, options.ignore_case
    if ignore_case:
        texts = [text.lower() for text in texts]
    first, last = texts[0], texts[-1]
    left = texts[1 : segments + 1] if segments < len(texts) - 1 else texts[1:segments]
    right = texts[segments + 1 : -1][::-1]
    ends_in_a_segment = segments == len(texts) - 1

    def exec(subject: str) -> Groups | None:
        text = subject.lower() if ignore_case else subject
        if not text.startswith(first) or not text.endswith(last):
            return None
        position = len(first)
        end = len(text) - len(last)
        groups: list[str] = []
        for each in left:
            found = text.find(each, position + 1, end)
            if found == -1 or (delimiter and text.find(delimiter, position, found) != -1):
                return None
            groups.append(subject[position:found])
            position = found + len(each)
        if ends_in_a_segment:
            if repeats_last:
                if delimiter * 2 in f"{delimiter}{text[position:end]}{delimiter}":
                    return None
            elif end <= position or (delimiter and text.find(delimiter, position, end) != -1):
                return None
            groups.append(subject[position:end])
            return tuple(groups)
        if end < position:
            return None
        wildcards: list[str] = []
        for each in right:
            found = text.rfind(each, position, end)
            if found == -1:
                return None
            wildcards.append(subject[found + len(each) : end])
            end = found
        wildcards.append(subject[position:end])
        return (*groups, *wildcards[::-1])

    return exec
