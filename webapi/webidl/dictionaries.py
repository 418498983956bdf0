"""Dictionaries: https://webidl.spec.whatwg.org/#js-dictionary

The members come from the items of a mapping, or from the attributes of any other object. The result
is a dict of the members that are present, in the standard's order: inherited dictionaries first,
each dictionary's members sorted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from webapi.webidl.mappings import is_mapping, pairs_of
from webapi.webidl.values import BYTES_LIKE, is_nullish, is_object


class DictionaryMember(NamedTuple):
    """A member: its conversion, and whether it is required or has a default value."""

    name: str
    convert: Callable[[object, str], Any]
    required: bool = False
    default: Callable[[], Any] | None = None


def dictionary(name: str, *members: DictionaryMember) -> Callable[[object, str], dict[str, Any]]:
    """The conversion to the dictionary type ``name``."""

    def to_dictionary(value: object, context: str) -> dict[str, Any]:
        if is_nullish(value):
            source: Any = {}
        elif not is_object(value) or isinstance(value, BYTES_LIKE):
            raise TypeError(f"{context} is not of type '{name}'.")
        else:
            source = dict(pairs_of(value)) if is_mapping(value) else None
        result: dict[str, Any] = {}
        for member in members:
            given = getattr(value, member.name, None) if source is None else source.get(member.name)
            if given is not None:
                result[member.name] = member.convert(
                    given, f"{context}: member '{member.name}' of '{name}'"
                )
            elif member.default is not None:
                result[member.name] = member.default()
            elif member.required:
                raise TypeError(f"{context}: required member '{member.name}' is undefined.")
        return result

    return to_dictionary
