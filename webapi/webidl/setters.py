"""Setters of attributes: each converts a value and sets it.

https://webidl.spec.whatwg.org/#dfn-attribute-setter
"""

from __future__ import annotations

from operator import attrgetter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeAlias

    Convert: TypeAlias = Callable[..., Any]
    Reactions: TypeAlias = tuple[Sequence[Any], Callable[[], None]]
    Setter: TypeAlias = Callable[[Any, Any], None]

NO_REACTIONS: Reactions = ((), lambda: None)
"""The queues of custom element reactions of a member without [CEReactions]: none."""


def converting(convert: Convert, context: str) -> Convert:
    """Make a conversion of the value alone, for messages with this context if there is one."""
    return (lambda value: convert(value, context)) if context else convert


def forwarding_setter(name: str, forwards: str) -> Setter:
    """Make the setter of an attribute with [PutForwards]."""

    def setter(this: Any, value: object) -> None:
        setattr(getattr(this, name), forwards, value)

    return setter


def step_setter(
    step: Setter, convert: Convert, context: str = "", reactions: Reactions = NO_REACTIONS
) -> Setter:
    """Make a setter that calls a step."""
    convert = converting(convert, context)
    queues, invoke = reactions

    def setter(this: Any, value: object) -> None:
        try:
            step(this, convert(value))
        finally:
            if queues:
                invoke()

    return setter


def value_setter(
    slot: str,
    name: str,
    convert: Convert,
    context: str = "",
    reactions: Reactions = NO_REACTIONS,
) -> Setter:
    """Make a setter of an attribute of the implementation, which a private attribute holds."""
    get, convert = attrgetter(slot), converting(convert, context)
    queues, invoke = reactions

    def setter(this: Any, value: object) -> None:
        try:
            setattr(get(this), name, convert(value))
        finally:
            if queues:
                invoke()

    return setter


def function_setter(
    slot: str,
    set_: Setter,
    convert: Convert,
    context: str = "",
    reactions: Reactions = NO_REACTIONS,
) -> Setter:
    """Make a setter that calls a function of the implementation."""
    get = attrgetter(slot)
    return step_setter(lambda this, value: set_(get(this), value), convert, context, reactions)
