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


def for_interfaces(make: Callable[..., Setter]) -> Callable[..., Setter]:
    """Let a setter be made anew for each interface that includes a mixin.

    The context of such a setter has ``{}`` in place of the name of the interface.
    """

    def made(*arguments: object, context: str = "", **others: object) -> Setter:
        setter = make(*arguments, context=context, **others)
        if "{}" in context:
            setter.on = lambda name: make(  # type: ignore[attr-defined]
                *arguments, context=context.format(name), **others
            )
        return setter

    return made


def include(interface: type, *mixins: type) -> None:
    """Give an interface the attributes of mixins."""
    for mixin in mixins:
        for name, member in vars(mixin).items():
            if isinstance(member, property):
                on = getattr(member.fset, "on", None)
                if on is not None:
                    member = property(member.fget, on(interface.__name__), doc=member.__doc__)
                setattr(interface, name, member)


def forwarding_setter(name: str, forwards: str) -> Setter:
    """Make the setter of an attribute with [PutForwards]."""

    def setter(this: Any, value: object) -> None:
        setattr(getattr(this, name), forwards, value)

    return setter


@for_interfaces
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


@for_interfaces
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


@for_interfaces
def function_setter(
    slot: str,
    set_: Setter,
    convert: Convert,
    context: str = "",
    reactions: Reactions = NO_REACTIONS,
) -> Setter:
    """Make a setter that calls a function of the implementation."""
    get = attrgetter(slot)
    return step_setter(
        lambda this, value: set_(get(this), value), convert, context=context, reactions=reactions
    )
