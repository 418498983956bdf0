"""The overload resolution algorithm: https://webidl.spec.whatwg.org/#js-overloads"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from webapi.webidl.exceptions import arguments_required
from webapi.webidl.keywords import Calls, as_a_dict
from webapi.webidl.unions import Choices, distinguish

Table: TypeAlias = Mapping[int, int | tuple[int, Choices[int]]]
"""From the number of arguments to the overload's number. If several overloads fit, to the index
of the distinguishing argument and the overload for each kind of value."""


def by_position(
    overloads: tuple[Callable[..., object], ...],
    arguments: tuple[object, ...],
    named: Mapping[str, object],
    action: str,
    function: str = "",
    calls: Calls = MappingProxyType({}),
) -> tuple[object, ...]:
    """Order all arguments by position, for the first overload that has all the names."""
    from inspect import signature

    for overload in overloads:
        try:
            bound = signature(overload).bind(*arguments, **named)
        except TypeError:
            continue
        bound.apply_defaults()
        return bound.args
    message = f"{action}: no overload takes arguments of these names: {', '.join(named)}."
    raise TypeError(as_a_dict(function, named, calls) or message)


def resolve(arguments: tuple[object, ...], table: Table, action: str) -> int:
    """Find the number of the overload to call, counted from 1."""
    count = min(len(arguments), max(table))
    least = min(table)
    if count < least:
        raise arguments_required(action, least, count)
    entry = table.get(count)
    if entry is None:
        expected = ", ".join(map(str, table))
        raise TypeError(f"{action}: {count} arguments present, but only {expected} are valid.")
    if isinstance(entry, int):
        return entry
    index, choices = entry
    overload = distinguish(arguments[index], choices)
    if overload is None:
        raise TypeError(f"{action}: parameter {index + 1} is not of a type that an overload takes.")
    return overload
