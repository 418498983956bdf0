"""The statements of a generated class that return what steps gave."""

from __future__ import annotations

import re

from idl.compiler import model
from idl.compiler.binding import Part
from idl.compiler.converters import flatten, is_platform_object
from idl.compiler.names import snake_case
from idl.compiler.python_source import call


class Results(Part):
    """Writes the statements that return values as the types of the IDL."""

    def one_of(self, type_: model.Type, member: model.Attribute | model.Operation) -> str:
        """The name for an interface type, or for a union of those, whose ``new`` makes objects."""
        names = model.references(type_, "interface")
        if len(names) == 1:
            return self.converters.interface(names[0])
        one_of = self.converters.webidl("platform_objects", "OneOf")
        return self.binding.shared(
            "_interface_of_value", call(one_of, self.by_state(names, member))
        )

    def same_or_value(self, type_: model.Type, member: model.Member) -> str:
        """The function that gives the object of a value, or the value if it has none."""
        same_or_value = self.converters.webidl("platform_objects", "same_or_value")
        names = model.references(type_, "interface") or objects_of(member)
        interfaces = self.by_state(names, member)
        return self.binding.shared("_object_or_value", call(same_or_value, interfaces))

    def by_state(self, names: list[str], member: model.Member) -> str:
        """The dict of these interfaces by the type of the values that steps return for them."""
        pairs = [
            f"{self.binding.state(name, member)}: {self.converters.interface(name)}"
            for name in names
        ]
        return f"{{{', '.join(pairs)}}}"

    def returning(self, member: model.Attribute | model.Operation, value: str) -> list[str]:
        """The statements that return the steps' value as the type of the IDL."""
        type_ = member.type
        if not is_platform_object(type_):
            match type_:
                case model.Generic("ObservableArray"):
                    return [f"return {value}"]
                case model.Generic(name, item) if name != "Promise" and is_platform_object(item):
                    items = f"[{self.object(member, item)} for value in {value}]"
                    return [f"return {items}" if name == "sequence" else f"return tuple({items})"]
                case model.Generic("FrozenArray"):
                    return [f"return tuple({value})"]
                case model.Nullable(model.Generic("FrozenArray", item)):
                    frozen = self.converters.webidl("platform_objects", "frozen_elements")
                    return [f"return {frozen}({value}, {self.one_of(item, member)})"]
                case model.Generic("Promise", item) if is_platform_object(item):
                    of_object = self.converters.webidl("promises", "promise_of_object")
                    return [f"return {of_object}({value}, {self.one_of(item, member)}.new)"]
                case model.Generic("sequence", item) if model.references(item, "interface"):
                    same = self.same_or_value(item, member)
                    return [f"return [{same}(value) for value in {value}]"]
                case model.Simple("any") if objects_of(member):
                    return [f"return {self.same_or_value(type_, member)}({value})"]
                case model.Union() | model.Nullable() if model.references(type_, "interface"):
                    return [f"return {self.same_or_value(type_, member)}({value})"]
            return [f"return {value}"]
        if "SameObject" not in member.extended_attributes:
            return [f"value = {value}", f"return {self.object(member, type_)}"]
        lock = self.converters.webidl("platform_objects", "lock")
        slot = f"_webapi_{snake_case(member.name)}"
        interface = self.one_of(type_, member)
        self.binding.want(member.declared_in, f"Slots.{slot}", None, member)
        return [
            f"if self.{slot} is None:",
            f"    with {lock}:",
            f"        if self.{slot} is None:",
            f"            self.{slot} = {interface}.new({value})",
            f"return self.{slot}",
        ]

    def object(self, member: model.Attribute | model.Operation, type_: model.Type) -> str:
        """The platform object of ``value``: a new one, or always the same one."""
        own = model.references(type_, "interface") == [self.interface.name]
        new = "new_object" if own else f"{self.one_of(type_, member)}.new"
        expression = f"{new}(value)"
        if not is_new(member, self.interface):
            expression = f"value.platform_object or {expression}"
        return f"None if value is None else {expression}" if flatten(type_)[1] else expression


def is_new(member: model.Attribute | model.Operation, interface: model.Interface) -> bool:
    """Whether each object that a member returns is a new one.

    Constructors of custom elements make objects before members with [CEReactions] return.
    """
    if "CEReactions" in member.extended_attributes:
        return False
    return isinstance(member, model.Operation) and (
        member.static
        or "NewObject" in member.extended_attributes
        or member.name in interface.listed("NewObject")
    )


def objects_of(member: model.Member) -> list[str]:
    """The interfaces in ``[Objects=(A, B)]``."""
    return re.findall(r"\w+", member.extended_attributes.get("Objects") or "")
