"""A file's text to `model` objects, one definition at a time, with widlparser.

widlparser accepts text that it cannot parse, and ignores some legacy syntax; both are errors here.
It has no line numbers, so this module counts lines in the text of its constructs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import widlparser

from idl.compiler import model
from idl.compiler.errors import IDLError, Location
from idl.compiler.read_types import (
    TYPE_ATTRIBUTES,
    read_default,
    read_extended_attributes,
    read_type,
)

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|\s+", re.DOTALL)
_STANDARD = re.compile(r"// (https://\S+)")


def read(text: str, file: str) -> list[model.AnyDefinition]:
    """The definitions in ``text``, in order."""
    complaints: list[str] = []
    ui: Any = SimpleNamespace(warn=complaints.append, note=complaints.append)
    constructs = list(widlparser.Parser(text, ui))
    standard = _STANDARD.match(text)
    reader = _Reader(text, file, standard[1] if standard else "")
    definitions = []
    offset = 0
    for construct in constructs:
        source = str(construct)
        location = reader.location(offset, source)
        definitions.append(reader.definition(construct, location, offset))
        offset += len(source)
    if complaints:
        complaint = complaints[0].strip()
        line = re.search(r"LINE: (\d+) - (.*)", complaint, re.DOTALL)
        number, message = (int(line[1]), line[2]) if line else (1, complaint)
        names = [each.name for each in definitions if each.location.line <= number]
        raise IDLError(Location(file, number), f"{message} in {names[-1]!r}")
    return definitions


class _Reader:
    def __init__(self, text: str, file: str, standard: str) -> None:
        self.text = text
        self.file = file
        self.standard = standard

    def location(self, offset: int, source: str) -> Location:
        """The place of ``source``, which is at ``offset``, after its space and comments."""
        skipped = 0
        while match := _COMMENT.match(source, skipped):
            skipped = match.end()
        return Location(self.file, self.text.count("\n", 0, offset + skipped) + 1)

    def definition(
        self, construct: Any, location: Location, offset: int, callback: bool = False
    ) -> model.AnyDefinition:
        attributes = read_extended_attributes(construct, location)
        common = (identifier(construct.name), location, self.standard, attributes)
        match construct:
            case widlparser.Callback(interface=None):
                return model.Callback(
                    *common,
                    read_type(construct.return_type, location),
                    self.arguments(construct.arguments, location),
                )
            case widlparser.Callback(interface=widlparser.Interface()):
                interface = self.definition(construct.interface, location, offset, callback=True)
                return replace(interface, extended_attributes=attributes)
            case widlparser.Interface() | widlparser.Mixin():
                return model.Interface(
                    *common,
                    members=tuple(self.members(construct, offset)),
                    inherits=self.inherits(construct, location),
                    partial=bool(construct.partial),
                    mixin=isinstance(construct, widlparser.Mixin),
                    callback=callback,
                )
            case widlparser.Dictionary():
                return model.Dictionary(
                    *common,
                    members=tuple(
                        self.dictionary_member(member, place)
                        for member, place in self.children(construct, offset)
                    ),
                    inherits=self.inherits(construct, location),
                    partial=bool(construct.partial),
                )
            case widlparser.Enum():
                return model.Enum(
                    *common, tuple(value.value.strip('"') for value in construct.enum_values)
                )
            case widlparser.Typedef():
                return model.Typedef(*common, read_type(construct.type, location))
            case widlparser.IncludesStatement():
                return model.Includes(*common, str(construct.includes))
        raise IDLError(location, f"syntax error or unsupported: {_shown(construct)}")

    def inherits(self, construct: Any, location: Location) -> str | None:
        if construct.inheritance is None:
            return None
        if construct.inheritance._ignore:
            raise IDLError(location, f"multiple inheritance of {construct.name!r}")
        return cast(str, construct.inheritance.base)

    def children(self, construct: Any, offset: int) -> Iterator[tuple[Any, Location]]:
        """The members of an interface, mixin or dictionary, with their places."""
        sources = [str(member) for member in construct.members]
        whole = str(construct)
        start = whole.rindex("".join(sources)) if sources else 0
        for member, source in zip(construct.members, sources, strict=True):
            location = self.location(offset + start, source)
            if isinstance(member, widlparser.SyntaxError):
                raise IDLError(
                    location, f"syntax error or unsupported in {construct.name!r}: {_shown(member)}"
                )
            yield member, location
            start += len(source)

    def dictionary_member(self, member: Any, location: Location) -> model.DictionaryMember:
        attributes = read_extended_attributes(member, location)
        return model.DictionaryMember(
            identifier(member.name),
            read_type(member.type, location, attributes),
            location,
            required=bool(member.required),
            default=read_default(member.default, location),
        )

    def members(self, construct: Any, offset: int) -> Iterator[model.AnyMember]:
        for child, location in self.children(construct, offset):
            attributes = read_extended_attributes(child, location)
            own = {key: attributes[key] for key in attributes if key not in TYPE_ATTRIBUTES}
            common = (location, cast(str, construct.name), self.standard, own)
            member = child.member
            match member:
                case widlparser.Constructor():
                    yield model.Operation(
                        *common,
                        "constructor",
                        model.Reference(construct.name),
                        self.arguments(member.arguments, location),
                        static=True,
                    )
                case widlparser.Const():
                    value = read_default(member.value, location)
                    assert value is not None
                    yield model.Constant(
                        *common, str(member.name), read_type(member.type, location), value
                    )
                case widlparser.Iterable() if member._iterable.symbol == "iterable":
                    yield model.Iterable(
                        *common,
                        read_type(member.key_type, location) if member.key_type else None,
                        read_type(member.value_type or member.type, location),
                    )
                case widlparser.productions.Setlike(readonly=None):
                    yield from self.setlike(member.type, common)
                case widlparser.productions.AsyncIterable(key_type=None):
                    yield model.AsyncIterable(
                        *common,
                        read_type(member.type, location),
                        self.arguments(member._arguments, location),
                    )
                case widlparser.Stringifier(operation=None, attribute=None):
                    yield model.Stringifier(*common)
                case _ if getattr(member, "attribute", None) and not getattr(
                    member, "inherit", None
                ):
                    rest = member.attribute
                    yield model.Attribute(
                        *common,
                        identifier(rest.name),
                        read_type(rest.type, location, attributes),
                        readonly=bool(rest.readonly),
                        static=isinstance(member, widlparser.StaticMember),
                        stringifier=isinstance(member, widlparser.Stringifier),
                    )
                case _ if getattr(member, "operation", None) and (
                    member.operation.name or _specials(member) == ["getter"]
                ):
                    if isinstance(member, widlparser.Stringifier):
                        raise IDLError(
                            location, f"unsupported: stringifier operation {member.name!r}"
                        )
                    specials = _specials(member)
                    if specials not in ([], ["getter"]):
                        raise IDLError(location, f"unsupported: {_shown(child)}")
                    yield model.Operation(
                        *common,
                        identifier(member.operation.name or model.NAMELESS),
                        read_type(member.return_type, location, attributes),
                        self.arguments(member.operation.arguments, location),
                        static=isinstance(member, widlparser.StaticMember),
                        special="getter" if specials else "",
                    )
                case _:
                    raise IDLError(
                        location, f"unsupported member of {construct.name!r}: {_shown(child)}"
                    )

    def setlike(
        self, type_: Any, common: tuple[Location, str, str, model.ExtendedAttributes]
    ) -> Iterator[model.AnyMember]:
        """https://webidl.spec.whatwg.org/#js-setlike"""
        location, interface, *_ = common
        value = read_type(type_, location)
        given = (model.Argument("value", value, optional=False, variadic=False, default=None),)
        boolean, undefined = model.Simple("boolean"), model.Simple("undefined")
        yield model.Attribute(*common, "size", model.Simple("unsigned long"), readonly=True)
        yield model.Iterable(*common, value, value, setlike=True)
        yield model.Operation(*common, "has", boolean, given)
        yield model.Operation(*common, "add", model.Reference(interface), given)
        yield model.Operation(*common, "delete", boolean, given)
        yield model.Operation(*common, "clear", undefined, ())

    def arguments(self, arguments: Any, location: Location) -> tuple[model.Argument, ...]:
        return tuple(
            model.Argument(
                identifier(each.name),
                read_type(each.type, location, read_extended_attributes(each, location)),
                optional=bool(each.optional),
                variadic=bool(each.variadic),
                default=read_default(each.default, location),
            )
            for each in arguments or ()
        )


def _specials(member: Any) -> list[str]:
    """The keywords of a special operation."""
    return [special.name for special in getattr(member, "specials", ())]


def identifier(written: str) -> str:
    """https://webidl.spec.whatwg.org/#idl-names: an identifier without the underscore before it."""
    return written.removeprefix("_")


def _shown(construct: Any) -> str:
    text = " ".join(_COMMENT.sub(" ", str(construct)).split())
    return repr(text if len(text) <= 80 else text[:79] + "…")
