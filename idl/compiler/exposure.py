"""The members that JavaScript gets, what answers carry, and the calls that it may request."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeGuard

from idl.compiler import model
from idl.compiler.check import ancestors
from idl.compiler.emit_js_types import PLAIN, is_plain, unsupported
from idl.compiler.errors import IDLError
from idl.compiler.names import python_name, snake_case
from idl.compiler.python_source import call
from idl.translator.names import camel


def for_engines(definitions: model.Definitions) -> model.Definitions:
    """The definitions without the interfaces and members that only Python has.

    Like Python, a context gets the members of every kind of global scope.
    """
    return replace(
        definitions,
        interfaces={
            name: exposed(each)
            for name, each in definitions.interfaces.items()
            if each.extended_attributes.get("Exposed", "Python") != "Python"
        },
        callback_interfaces={
            name: each
            for name, each in definitions.callback_interfaces.items()
            if each.extended_attributes.get("Exposed") != "Python"
        },
        mixins={name: exposed(each) for name, each in definitions.mixins.items()},
    )


def exposed(interface: model.Interface) -> model.Interface:
    """The interface with the members that JavaScript gets."""
    members = (
        each for each in interface.members if each.extended_attributes.get("Exposed") != "Python"
    )
    return replace(interface, members=tuple(members))


def runs_here(definition: model.Interface | model.Member) -> bool:
    """Whether steps run in the engine: ``[RunsIn=Engine]``; else Python runs them by request."""
    match definition.extended_attributes.get("RunsIn", "Python"):
        case "Engine":
            return True
        case "Python":
            return False
        case where:
            raise IDLError(
                definition.location, f"[RunsIn={where}], which is neither Engine nor Python"
            )


class Exposure:
    """The members of an interface that JavaScript gets, and the values that answers carry."""

    def __init__(self, interface: model.Interface, interfaces: dict[str, model.Interface]) -> None:
        self.interface = interface
        self.name = interface.name
        self.constant = f"_{snake_case(self.name)}"
        self.is_carried = "Carried" in interface.extended_attributes
        self.family = [*reversed(ancestors(interface, interfaces)), interface]
        if len({"Carried" in each.extended_attributes for each in self.family}) > 1:
            unsupported(interface.location, "[Carried], which an inherited interface is not")
        self.is_here = runs_here(interface)
        if len({runs_here(each) for each in self.family}) > 1:
            unsupported(interface.location, f"{self.name!r}, whose parent's steps run elsewhere")
        if not self.is_here and interface.dictionary_of_object:
            unsupported(interface.location, "[AsDictionary] without [RunsIn=Engine]")
        for each in ("Carried", "Pure", "Serializable"):
            if self.is_here and each in interface.extended_attributes:
                unsupported(interface.location, f"[{each}] with [RunsIn=Engine]")
        self.values = [
            member.name for each in self.family for member in each.members if self.is_value(member)
        ]
        self.pure = interface.listed("Pure")

    def is_value(self, member: model.AnyMember) -> TypeGuard[model.Attribute | model.Operation]:
        """Whether answers carry it: an attribute of a plain type, or such a toJSON()."""
        match member:
            case model.Attribute(type=type_):
                return self.is_carried and is_plain(type_)
            case model.Operation(name="toJSON", arguments=(), type=type_):
                return self.is_carried and is_plain(type_)
        return False

    @property
    def is_kept(self) -> bool:
        """Whether Python keeps new objects, because they have more than their values."""
        members = [member for each in self.family for member in each.members]
        return not self.values or any(
            isinstance(each, model.Iterable)
            or (isinstance(each, model.Operation) and not each.static and not self.is_value(each))
            for each in members
        )

    def declaration(self) -> str:
        """The constant of ``exposed.py``."""
        values = f"[{', '.join(repr(python_name(each)) for each in self.values)}]"
        kept = f"kept={self.is_kept}"
        return f"{self.constant} = {call('handles.ExposedInterface', self.name, values, kept)}"


CALLS_BY_HAND = (
    *("release", "script", "read_blob", "new_compression", "compress", "parse_url", "referrer"),
    *("body_of_form", "blob_of_body", "form_data_of_body", "window", "is_event_stream"),
    *("xml_http_request", "document", "copy_of_form"),
)
"""The functions of ``webapi/runtimes/calls.py`` that scripts by hand ask for."""


def call_constants() -> str:
    """The beginning of a request for each of these calls, as constants of JavaScript."""
    return "".join(
        f'const {camel(f"{name}_call")} = "[{number},";\n'
        for number, name in enumerate(CALLS_BY_HAND)
    )


class Calls:
    """The list of calls that Python answers, as expressions."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.entries = [f"calls.{each}" for each in CALLS_BY_HAND]
        self.globals: set[str] = set()

    def add(self, name: str, *arguments: str) -> int:
        """The place of a call in the list. The method adds a call that is not in the list.

        Calls encode with `encoders.plain` by default.
        """
        entry = call(f"calls.{name}", *(each for each in arguments if each != PLAIN))
        if entry not in self.entries:
            self.entries.append(entry)
        return self.entries.index(entry)

    def module(self, exposures: dict[str, Exposure]) -> str:
        """The text of ``exposed.py``."""
        entries = "\n".join(["", *self.entries])
        modules = [each for each in ("calls", "decoders", "encoders") if f"{each}." in entries]
        if exposures:
            modules.append("handles")
        names = sorted(exposures, key=snake_case)
        lines = [f"from {self.package}.{snake_case(name)} import {name}" for name in names]
        lines[:0] = [f"from {self.package} import {each}" for each in sorted(self.globals)]
        lines.append(f"from webapi.runtimes import {', '.join(modules)}")
        lines.append("")
        lines += [each.declaration() for each in exposures.values()]
        lines.append("")
        lines.append(f"INTERFACES = [{', '.join(each.constant for each in exposures.values())}]")
        lines.append(f"\nCALLS: tuple[calls.Call, ...] = ({', '.join(self.entries)},)\n")
        return "\n".join(lines)
