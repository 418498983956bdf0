"""Errors for keyword arguments that a function does not have."""

from __future__ import annotations

from collections.abc import Mapping

from webapi.webidl.exceptions import shown

Calls = Mapping[str, tuple[str, ...]]
"""From the text of a call before a dictionary to the names of the dictionary's members."""


def unexpected_keyword(function: str, named: Mapping[str, object], calls: Calls) -> TypeError:
    """Make the error for keyword arguments; show how to write those that are a dictionary's.

    >>> unexpected_keyword("Event", {"bubbles": True}, {"Event(type, ": ("bubbles",)})
    TypeError('Event() takes options as a dict: Event(type, {"bubbles": True})')
    """
    unknown = shown(next(iter(named)))
    message = f"{function}() got an unexpected keyword argument {unknown}"
    return TypeError(as_a_dict(function, named, calls) or message)


def options_by_name(
    function: str, named: Mapping[str, object], options: object, calls: Calls
) -> dict[str, object]:
    """The dictionary that keyword arguments give, as Pyodide takes them.

    Raises:
        TypeError: one of them is no member of the dictionary, or the dictionary is given too.
    """
    (members,) = calls.values()
    if options is not None or not named.keys() <= set(members):
        raise unexpected_keyword(function, named, calls)
    return dict(named)


def as_a_dict(function: str, named: Mapping[str, object], calls: Calls) -> str | None:
    """Say how to write members of one dictionary; return ``None`` if they are of none."""
    for before, members in calls.items():
        if named.keys() <= set(members):
            items = ", ".join(
                f'"{name}": {value if isinstance(value, bool) else "…"}'
                for name, value in named.items()
            )
            return f"{function}() takes options as a dict: {before}{{{items}}})"
    return None
