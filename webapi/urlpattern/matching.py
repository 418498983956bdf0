"""Matching directly against the part list, which the standard leaves to implementations.

https://urlpattern.spec.whatwg.org/#compile-a-component says so in a note. What is matched here has
no regexp groups, and takes time linear in the subject: text is searched once from the left for
segment wildcards, which take as little as they can, and once from the right for full wildcards,
which take as much.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final, TypeAlias

from .parts import FIXED_TEXT, FULL_WILDCARD, NONE, OPTIONAL, SEGMENT_WILDCARD, Options, Part

Groups: TypeAlias = tuple[str | None, ...]
Exec: TypeAlias = Callable[[str], Groups | None]

_NO_GROUPS: Final[Groups] = ()
_MOST_OPTIONAL_TEXTS: Final = 4


def direct_matcher(part_list: Sequence[Part], options: Options) -> Exec | None:
    """A matcher equal to the regular expression; ``None`` if the part list needs the expression.

    >>> from webapi.urlpattern.parts import DEFAULT_OPTIONS
    >>> direct_matcher([Part(FULL_WILDCARD, "", NONE, "0")], DEFAULT_OPTIONS)("a")
    ('a',)
    """
    if all(part.type == FIXED_TEXT for part in part_list):
        return _texts_matcher(part_list, options.ignore_case)
    texts, wildcards = [""], list[str]()
    for part in part_list:
        if part.modifier != NONE or part.type not in (FIXED_TEXT, SEGMENT_WILDCARD, FULL_WILDCARD):
            return None
        if part.type == FIXED_TEXT:
            texts[-1] += part.value
        else:
            texts[-1] += part.prefix
            texts.append(part.suffix)
            wildcards.append(part.type)
    if wildcards == [FULL_WILDCARD]:
        if texts == ["", ""]:
            return anything
        return _one_full_wildcard_matcher(texts[0], texts[1], options.ignore_case)
    segments = wildcards.index(FULL_WILDCARD) if FULL_WILDCARD in wildcards else len(wildcards)
    if SEGMENT_WILDCARD in wildcards[segments:]:
        return None
    return _wildcards_matcher(texts, segments, options)


def _texts_matcher(part_list: Sequence[Part], ignore_case: bool) -> Exec | None:
    """Fixed texts, some of which may be optional: few enough strings to list them."""
    choices = [
        ("", part.value) if part.modifier == OPTIONAL else (part.value,) for part in part_list
    ]
    if any(part.modifier not in (NONE, OPTIONAL) for part in part_list):
        return None
    if sum(map(len, choices)) - len(choices) > _MOST_OPTIONAL_TEXTS:
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


def _wildcards_matcher(texts: Sequence[str], segments: int, options: Options) -> Exec:
    """``segments`` segment wildcards and then full wildcards, with texts around them.

    A segment wildcard that ends at the first place where the text after it stands leaves the most
    room to what follows; a later place is of no use, because the text between the two places goes
    into the next wildcard: if the text has the delimiter, it stands at one place only. A full
    wildcard ends at the last place where the rest fits, which is found from the end.
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
            if end <= position or (delimiter and text.find(delimiter, position, end) != -1):
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
