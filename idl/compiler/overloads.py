"""The effective overload set, as the table that `webapi.webidl.overloads.resolve` walks.

https://webidl.spec.whatwg.org/#dfn-effective-overload-set
"""

from __future__ import annotations

from typing import NamedTuple

from idl.compiler import model
from idl.compiler.converters import Choices, Converters, flatten, kind
from idl.compiler.errors import IDLError


class Entry(NamedTuple):
    """An overload's number, and the types and optionality of its first arguments."""

    number: int
    types: tuple[model.Type, ...]
    optional: tuple[bool, ...]


def effective_overload_set(overloads: tuple[model.Operation, ...]) -> dict[int, list[Entry]]:
    """The entries for each number of arguments."""
    longest = max(len(each.arguments) for each in overloads)
    entries: dict[int, list[Entry]] = {}
    for number, overload in enumerate(overloads, 1):
        arguments = list(overload.arguments)
        if arguments and arguments[-1].variadic:
            arguments += [arguments[-1]] * (longest - len(arguments))
        for count in range(len(arguments), -1, -1):
            given = arguments[:count]
            entries.setdefault(count, []).append(
                Entry(
                    number,
                    tuple(each.type for each in given),
                    tuple(each.optional or each.variadic for each in given),
                )
            )
            if count and not (arguments[count - 1].optional or arguments[count - 1].variadic):
                break
    return dict(sorted(entries.items()))


def overload_table(overloads: tuple[model.Operation, ...], converters: Converters) -> str:
    """The dict expression: number of arguments → overload, or (index, choices)."""
    items = list[str]()
    for count, entries in effective_overload_set(overloads).items():
        if len(entries) == 1:
            items.append(f"{count}: {entries[0].number}")
            continue
        index = distinguishing_index(overloads, entries, count)
        choices = Choices(converters)
        for entry in entries:
            number = str(entry.number)
            members, includes_null = flatten(entry.types[index])
            if entry.optional[index]:
                choices.add("undefined", number)
            if includes_null:
                choices.add("nullable", number)
            for member in members:
                choices.add_type(member, number)
        items.append(f"{count}: ({index}, {choices.expression()})")
    return f"{{{', '.join(items)}}}"


def distinguishing_index(
    overloads: tuple[model.Operation, ...], entries: list[Entry], count: int
) -> int:
    """https://webidl.spec.whatwg.org/#dfn-distinguishing-argument-index"""
    for index in range(count):
        seen = set[str]()
        for entry in entries:
            kinds = _kinds(entry.types[index])
            if kinds & seen:
                break
            seen |= kinds
        else:
            return index
    raise IDLError(
        overloads[1].location,
        f"overloads of {overloads[1].name!r} that no argument of {count} distinguishes",
    )


def _kinds(type_: model.Type) -> set[str]:
    members, includes_null = flatten(type_)
    kinds = {str(each) if kind(each) == "interfaces" else kind(each) for each in members}
    return kinds | {"nullable"} if includes_null else kinds
