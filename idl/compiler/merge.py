"""Fold partials, mixins and typedefs away: from definitions per file to `model.Definitions`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import TypeVar

from idl.compiler import model
from idl.compiler.errors import IDLError, Location

Whole = TypeVar("Whole", model.Interface, model.Dictionary)


def merge(read: Iterable[model.AnyDefinition]) -> model.Definitions:
    """Merge the definitions of all files to whole definitions, in source order."""
    wholes: dict[str, model.AnyDefinition] = {}
    parts: list[model.Interface | model.Dictionary] = []
    includes: list[model.Includes] = []
    for each in read:
        if isinstance(each, model.Includes):
            includes.append(each)
        elif isinstance(each, model.Interface | model.Dictionary) and each.partial:
            parts.append(each)
        elif each.name in wholes:
            raise IDLError(
                each.location, f"{each.name!r} is already defined at {wholes[each.name].location}"
            )
        else:
            wholes[each.name] = each
    for part in parts:
        wholes[part.name] = _extend(wholes.get(part.name), part)
    for statement in includes:
        wholes[statement.name] = _include(wholes, statement)
    return _Resolver(wholes).definitions()


def _extend(
    whole: model.AnyDefinition | None, partial: model.Interface | model.Dictionary
) -> model.Interface | model.Dictionary:
    if isinstance(whole, model.Dictionary) and isinstance(partial, model.Dictionary):
        return replace(whole, members=(*whole.members, *partial.members))
    if (
        isinstance(whole, model.Interface)
        and isinstance(partial, model.Interface)
        and whole.mixin == partial.mixin
    ):
        return replace(
            whole,
            members=(*whole.members, *(_exposed(each, partial) for each in partial.members)),
            extended_attributes={**_of_all(partial), **whole.extended_attributes},
        )
    raise IDLError(partial.location, f"nothing to extend: no such definition {partial.name!r}")


def _of_all(partial: model.Interface) -> dict[str, str | None]:
    """The extended attributes of a partial definition, without [ByFunction] of its members."""
    given = partial.extended_attributes.items()
    return {name: value for name, value in given if (name, value) != ("ByFunction", None)}


def _exposed(member: model.AnyMember, partial: model.Interface) -> model.AnyMember:
    """A member of a partial definition or of a mixin, whose [Exposed] applies to its members.

    So does [ByFunction] without a list.
    """
    given = partial.extended_attributes.items()
    own = {name: value for name, value in given if name == "Exposed"}
    own |= {name: value for name, value in given if (name, value) == ("ByFunction", None)}
    return replace(member, extended_attributes={**own, **member.extended_attributes})


def _include(wholes: dict[str, model.AnyDefinition], statement: model.Includes) -> model.Interface:
    interface = wholes.get(statement.name)
    mixin = wholes.get(statement.mixin)
    if not isinstance(interface, model.Interface) or interface.mixin:
        raise IDLError(statement.location, f"no such interface {statement.name!r}")
    if not isinstance(mixin, model.Interface) or not mixin.mixin:
        raise IDLError(statement.location, f"no such interface mixin {statement.mixin!r}")
    return replace(
        interface,
        members=(*interface.members, *(_exposed(each, mixin) for each in mixin.members)),
        mixins=(*interface.mixins, mixin.name),
    )


class _Resolver:
    """Replaces typedefs by their types and gives every reference its kind."""

    def __init__(self, wholes: dict[str, model.AnyDefinition]) -> None:
        self.wholes = wholes

    def definitions(self) -> model.Definitions:
        result = model.Definitions()
        for name, each in self.wholes.items():
            if isinstance(each, model.Typedef):
                continue
            match model.with_types(each, self.type, each.location):
                case model.Interface(mixin=True) as mixin:
                    result.mixins[name] = mixin
                case model.Interface(callback=True) as called:
                    result.callback_interfaces[name] = called
                case model.Interface() as interface:
                    result.interfaces[name] = interface
                case model.Dictionary() as dictionary:
                    result.dictionaries[name] = dictionary
                case model.Enum() as enum:
                    result.enums[name] = enum
                case model.Callback() as callback:
                    result.callbacks[name] = callback
        return result

    def type(
        self, type_: model.Type, user: Location, expanding: tuple[str, ...] = ()
    ) -> model.Type:
        """Resolve a type used at ``user``, inside the typedefs ``expanding``."""
        if isinstance(type_, model.Reference):
            return self.reference(type_.name, user, expanding)
        match model.with_types(type_, partial(self.type, expanding=expanding), user):
            case model.Nullable(model.Nullable() as inner):
                return inner
            case resolved:
                return resolved

    def reference(self, name: str, user: Location, expanding: tuple[str, ...]) -> model.Type:
        match self.wholes.get(name):
            case model.Typedef(type=aliased):
                if name in expanding:
                    raise IDLError(user, f"typedef {name!r} refers to itself")
                resolved = self.type(aliased, user, (*expanding, name))
                return (
                    replace(resolved, alias=name) if isinstance(resolved, model.Union) else resolved
                )
            case model.Interface(mixin=False, callback=callback):
                return model.Reference(name, "callback interface" if callback else "interface")
            case model.Dictionary():
                return model.Reference(name, "dictionary")
            case model.Enum():
                return model.Reference(name, "enum")
            case model.Callback():
                return model.Reference(name, "callback")
        raise IDLError(user, f"unknown type {name!r}")
