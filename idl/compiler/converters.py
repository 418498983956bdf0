"""The conversion functions of `webapi.webidl` for the types of the IDL, as Python expressions."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from idl.compiler import model
from idl.compiler.imports import Imports
from idl.compiler.names import snake_case
from idl.compiler.python_source import call

_LONG = ("short", "long", "long long")
INTEGERS = ("byte", "octet", *_LONG, *(f"unsigned {name}" for name in _LONG))
FLOATS = ("float", "unrestricted float", "double", "unrestricted double")
STRINGS = ("DOMString", "USVString", "ByteString")
NUMERIC = (*INTEGERS, *FLOATS, "bigint")


class Converters:
    """Writes expressions for conversion functions ``(value, context)`` of one module.

    The methods add the modules that the expressions use to ``imports``, and the module-level names
    to ``constants``.
    """

    def __init__(
        self,
        imports: Imports,
        package: str,
        constants: dict[str, str],
        slot_of: Callable[[str], str] = lambda name: "",
    ) -> None:
        self.imports = imports
        self.slot_of = slot_of
        self.package = package
        self.constants = constants

    def webidl(self, module: str, name: str) -> str:
        return self.imports.use(f"webapi.webidl.{module}", name)

    def function(self, type_: model.Type, inside: bool = False) -> str:
        """The conversion function for a type.

        ``inside``: for an object whose interface has an implementation, it returns that.
        """
        match type_:
            case model.Simple(name, "LegacyNullToEmptyString"):
                return self.webidl("strings", f"to_nullable_empty_{name.lower()}")
            case model.Simple(name) if name in STRINGS:
                return self.webidl("strings", f"to_{name.lower()}")
            case model.Simple(name, attribute) if name in NUMERIC:
                suffix = f"_{snake_case(attribute)}" if attribute else ""
                return self.webidl("numeric", f"to_{name.replace(' ', '_')}{suffix}")
            case model.Simple(name):
                return self.webidl("objects", f"to_{name}")
            case model.Buffer():
                return self.webidl("buffers", "to_buffer")
            case model.Reference(name, "interface"):
                convert = f"{self.interface(name)}.convert"
                slot = self.slot_of(name) if inside else ""
                if not slot:
                    return convert
                return call(self.webidl("platform_objects", "inside"), convert, repr(slot))
            case model.Reference(name):
                module = f"{self.package}.{snake_case(name)}"
                return self.imports.use(module, f"to_{snake_case(name)}")
            case model.Generic("Promise", item):
                return call(self.webidl("promises", "promise_of"), self.function(item, inside))
            case model.Generic("async_sequence"):
                return self.webidl("async_sequences", "to_async_sequence")
            case model.Generic(name, item):
                convert = "frozen_array_of" if name == "FrozenArray" else "sequence_of"
                return call(self.webidl("collections", convert), self.function(item, inside))
            case model.Record(key, value):
                convert = self.webidl("collections", "record_of")
                return call(convert, self.function(key), self.function(value, inside))
            case model.Union() | model.Nullable(model.Union()):
                return self.union(type_, inside)
            case model.Nullable(inner):
                return call(self.webidl("collections", "nullable"), self.function(inner, inside))

    def interface(self, name: str) -> str:
        """A module-level constant for an interface. Its first use imports the module."""
        module = repr(f"{self.package}.{snake_case(name)}")
        interface = self.webidl("platform_objects", "Interface")
        self.constants[f"_{name}"] = call(interface, module, repr(name))
        return f"_{name}"

    def union(self, type_: model.Type, inside: bool = False) -> str:
        """The conversion function for a union. For a union of buffer types, that of buffers."""
        members, includes_null = flatten(type_)
        if not includes_null and all(isinstance(each, model.Buffer) for each in members):
            return self.webidl("buffers", "to_buffer")
        choices: list[tuple[model.Type | str, str]] = []
        if includes_null:
            choices.append(("nullable", self.webidl("objects", "to_null")))
        choices += [(each, self.function(each, inside)) for each in members]
        return call(self.webidl("unions", "union"), repr(str(type_)), self.choices(choices))

    def choices(self, choices: Iterable[tuple[model.Type | str, object]]) -> str:
        """The `webapi.webidl.unions.Choices`: the choice for each kind of value.
        The first choice of a kind counts.
        """
        by_kind: dict[str, object] = {}
        interfaces: dict[str, object] = {}
        for each, choice in choices:
            if isinstance(each, model.Reference) and each.kind == "interface":
                interfaces.setdefault(self.interface(each.name), choice)
            else:
                by_kind.setdefault(each if isinstance(each, str) else kind(each), choice)
        items = [f"{name}={choice}" for name, choice in by_kind.items()]
        if interfaces:
            pairs = [f"{name}: {choice}" for name, choice in interfaces.items()]
            items.append(f"interfaces={{{', '.join(pairs)}}}")
        return call(self.webidl("unions", "Choices"), *items)


def flatten(type_: model.Type) -> tuple[list[model.Type], bool]:
    """https://webidl.spec.whatwg.org/#dfn-flattened-union-member-types, and whether null is one."""
    match type_:
        case model.Nullable(inner):
            return flatten(inner)[0], True
        case model.Union(members):
            flattened = [flatten(each) for each in members]
            return (
                [each for inner, _ in flattened for each in inner],
                any(includes_null for _, includes_null in flattened),
            )
    return [type_], False


def is_platform_object(type_: model.Type) -> bool:
    """Whether the values of a type are platform objects, or null."""
    members, _ = flatten(type_)
    return all(isinstance(each, model.Reference) and each.kind == "interface" for each in members)


def is_json(type_: model.Type) -> bool:
    """https://webidl.spec.whatwg.org/#dfn-json-types, without dictionaries and interfaces."""
    match type_:
        case model.Simple(name):
            return name in (*STRINGS, *INTEGERS, *FLOATS, "boolean", "object")
        case model.Reference(_, of):
            return of == "enum"
        case model.Generic(name, item):
            return name != "Promise" and is_json(item)
        case model.Record(_, value):
            return is_json(value)
        case model.Nullable() | model.Union():
            return all(map(is_json, flatten(type_)[0]))
    return False


def kind(type_: model.Type) -> str:
    """The field of `webapi.webidl.unions.Choices` for a type that is no union and not nullable."""
    match type_:
        case model.Simple(name):
            if name in STRINGS:
                return "string"
            return "numeric" if name in NUMERIC else name
        case model.Buffer():
            return "buffer"
        case model.Generic("Promise"):
            return "any"
        case model.Generic("async_sequence"):
            return "async_sequence"
        case model.Generic():
            return "sequence"
        case model.Record():
            return "record"
        case model.Reference(_, "enum"):
            return "string"
        case model.Reference(_, "interface"):
            return "interfaces"
        case model.Reference(_, of):
            return of.replace(" ", "_")
    raise AssertionError(type_)
