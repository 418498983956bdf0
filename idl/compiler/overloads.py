"""The effective overload set, as the table that `webapi.webidl.overloads.resolve` walks.

https://webidl.spec.whatwg.org/#dfn-effective-overload-set
"""

from __future__ import annotations

from typing import TypeAlias

from idl.compiler import model
from idl.compiler.converters import Converters, flatten, kind
from idl.compiler.errors import IDLError

Entry: TypeAlias = tuple[int, list[model.Argument]]
"""An overload's number, and those of its arguments for which a caller passes values."""
Choice: TypeAlias = tuple[model.Type | str, int]
"""A type, ``undefined`` or ``nullable``, and the number of the overload that takes it."""


def effective_overload_set(overloads: tuple[model.Operation, ...]) -> dict[int, list[Entry]]:
    """The entries for each number of arguments."""
    longest = max(len(each.arguments) for each in overloads)
    entries: dict[int, list[Entry]] = {}
    for number, overload in enumerate(overloads, 1):
        arguments = list(overload.arguments)
        if arguments and arguments[-1].variadic:
            arguments += [arguments[-1]] * (longest - len(arguments))
        for count in range(len(arguments), -1, -1):
            entries.setdefault(count, []).append((number, arguments[:count]))
            if count and not (arguments[count - 1].optional or arguments[count - 1].variadic):
                break
    return dict(sorted(entries.items()))


def distinctions(
    overloads: tuple[model.Operation, ...],
) -> dict[int, int | tuple[int, list[Choice]]]:
    """For each number of arguments: the overload, or the argument and types that decide."""
    table: dict[int, int | tuple[int, list[Choice]]] = {}
    for count, entries in effective_overload_set(overloads).items():
        if len(entries) == 1:
            table[count], _ = entries[0]
            continue
        index = _distinguishing_index(overloads, entries, count)
        choices: list[Choice] = []
        for number, arguments in entries:
            argument = arguments[index]
            members, includes_null = flatten(argument.type)
            special = ["undefined"] * (argument.optional or argument.variadic)
            special += ["nullable"] * includes_null
            choices += [(each, number) for each in (*special, *members)]
        table[count] = (index, choices)
    return table


def overload_table(overloads: tuple[model.Operation, ...], converters: Converters) -> str:
    """The dict expression: number of arguments → overload, or (index, choices)."""
    items = list[str]()
    for count, found in distinctions(overloads).items():
        if isinstance(found, int):
            items.append(f"{count}: {found}")
            continue
        index, choices = found
        items.append(f"{count}: ({index}, {converters.choices(choices)})")
    return f"{{{', '.join(items)}}}"


def _distinguishing_index(
    overloads: tuple[model.Operation, ...], entries: list[Entry], count: int
) -> int:
    """https://webidl.spec.whatwg.org/#dfn-distinguishing-argument-index"""
    for index in range(count):
        seen = set[str]()
        for _, arguments in entries:
            kinds = _kinds(arguments[index].type)
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
