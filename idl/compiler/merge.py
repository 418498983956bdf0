"""Partials, mixins and typedefs folded away: per-file definitions to `model.Definitions`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from idl.compiler import model
from idl.compiler.errors import IDLError

Whole = TypeVar("Whole", model.Interface, model.Dictionary)


def merge(read: Iterable[model.AnyDefinition]) -> model.Definitions:
    """All that was read as whole definitions, in source order."""
    wholes: dict[str, model.AnyDefinition] = {}
    partials: list[model.Interface | model.Dictionary] = []
    includes: list[model.Includes] = []
    for each in read:
        if isinstance(each, model.Includes):
            includes.append(each)
        elif isinstance(each, model.Interface | model.Dictionary) and each.partial:
            partials.append(each)
        elif each.name in wholes:
            raise IDLError(
                each.location, f"{each.name!r} is already defined at {wholes[each.name].location}"
            )
        else:
            wholes[each.name] = each
    for partial in partials:
        wholes[partial.name] = _extend(wholes.get(partial.name), partial)
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
            extended_attributes={**partial.extended_attributes, **whole.extended_attributes},
        )
    raise IDLError(partial.location, f"nothing to extend: no such definition {partial.name!r}")


def _exposed(member: model.AnyMember, partial: model.Interface) -> model.AnyMember:
    """A member of a partial definition, whose [Exposed] applies to its own members only."""
    exposed = {k: v for k, v in partial.extended_attributes.items() if k == "Exposed"}
    return replace(member, extended_attributes={**exposed, **member.extended_attributes})


def _include(wholes: dict[str, model.AnyDefinition], statement: model.Includes) -> model.Interface:
    interface = wholes.get(statement.name)
    mixin = wholes.get(statement.mixin)
    if not isinstance(interface, model.Interface) or interface.mixin:
        raise IDLError(statement.location, f"no such interface {statement.name!r}")
    if not isinstance(mixin, model.Interface) or not mixin.mixin:
        raise IDLError(statement.location, f"no such interface mixin {statement.mixin!r}")
    return replace(
        interface,
        members=(*interface.members, *mixin.members),
        mixins=(*interface.mixins, mixin.name),
    )


class _Resolver:
    """Replaces typedefs by what they stand for and gives every reference its kind."""

    def __init__(self, wholes: dict[str, model.AnyDefinition]) -> None:
        self.wholes = wholes

    def definitions(self) -> model.Definitions:
        result = model.Definitions()
        for name, each in self.wholes.items():
            match each:
                case model.Interface():
                    members = tuple(self.member(member) for member in each.members)
                    kind = (
                        result.mixins
                        if each.mixin
                        else result.callback_interfaces
                        if each.callback
                        else result.interfaces
                    )
                    kind[name] = replace(each, members=members)
                case model.Dictionary():
                    own = tuple(
                        replace(member, type=self.type(member.type, member))
                        for member in each.members
                    )
                    result.dictionaries[name] = replace(each, members=own)
                case model.Enum():
                    result.enums[name] = each
                case model.Callback():
                    result.callbacks[name] = replace(
                        each,
                        type=self.type(each.type, each),
                        arguments=self.arguments(each.arguments, each),
                    )
        return result

    def member(self, member: model.AnyMember) -> model.AnyMember:
        match member:
            case model.Operation():
                return replace(
                    member,
                    type=self.type(member.type, member),
                    arguments=self.arguments(member.arguments, member),
                )
            case model.Attribute() | model.Constant():
                return replace(member, type=self.type(member.type, member))
            case model.Iterable():
                key = None if member.key is None else self.type(member.key, member)
                return replace(member, key=key, value=self.type(member.value, member))
            case model.Stringifier():
                return member

    def arguments(
        self,
        arguments: tuple[model.Argument, ...],
        user: model.Member | model.Definition,
    ) -> tuple[model.Argument, ...]:
        return tuple(replace(each, type=self.type(each.type, user)) for each in arguments)

    def type(
        self,
        type_: model.Type,
        user: model.Member | model.Definition | model.DictionaryMember,
        expanding: tuple[str, ...] = (),
    ) -> model.Type:
        match type_:
            case model.Reference(name):
                return self.reference(name, user, expanding)
            case model.Generic(_, item):
                return replace(type_, item=self.type(item, user, expanding))
            case model.Record(_, value):
                return replace(type_, value=self.type(value, user, expanding))
            case model.Union(members):
                resolved = tuple(self.type(each, user, expanding) for each in members)
                return replace(type_, members=resolved)
            case model.Nullable(inner):
                inner = self.type(inner, user, expanding)
                return inner if isinstance(inner, model.Nullable) else model.Nullable(inner)
        return type_

    def reference(
        self,
        name: str,
        user: model.Member | model.Definition | model.DictionaryMember,
        expanding: tuple[str, ...],
    ) -> model.Type:
        match self.wholes.get(name):
            case model.Typedef(type=aliased):
                if name in expanding:
                    raise IDLError(user.location, f"typedef {name!r} refers to itself")
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
        raise IDLError(user.location, f"unknown type {name!r}")
