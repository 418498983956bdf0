"""Which conversion of ``webapi/runtimes/glue`` a type needs, and what Python makes of what comes.

Arguments are converted in JavaScript, to text of JSON. Objects and bytes, which JSON has not, go by
handles and words, and need a decoder in Python; results, the other way round, an encoder there and
a function here.
"""

from __future__ import annotations

import json
from typing import NamedTuple, NoReturn

from idl.compiler import model
from idl.compiler.check import ancestors
from idl.compiler.converters import FLOATS, INTEGERS, STRINGS, flatten
from idl.compiler.errors import IDLError, Location

_CHOICES = ("interfaces", "buffer", "sequence", "record", "boolean", "numeric", "string")
_WITHOUT_CONTEXT = ("toStringText", "toBooleanText", "toIntegerText", "toClampedText")


def unsupported(location: Location, what: str) -> NoReturn:
    """Raise the error for what the emitter does not support."""
    raise IDLError(location, f"unsupported in the JavaScript binding: {what}")


def brand(name: str) -> str:
    """The constant of interfaces.js by which an interface's objects are told."""
    return f"{name}Brand"


def is_plain(type_: model.Type) -> bool:
    """Whether JSON has the type's values; numbers that are not finite are none of them."""
    match type_:
        case model.Simple(name):
            return name in ("DOMString", "USVString", "boolean", *INTEGERS, "float", "double")
        case model.Reference(_, "enum"):
            return True
        case model.Generic("sequence", item):
            return is_plain(item)
        case model.Nullable(inner):
            return is_plain(inner)
    return False


def is_platform_object(type_: model.Type) -> bool:
    """Whether the type's values are objects, or null."""
    return all(
        isinstance(each, model.Reference) and each.kind == "interface" for each in flatten(type_)[0]
    )


class Result(NamedTuple):
    """What makes a JavaScript value of an answer, and Python's encoder of the answer."""

    function: str
    encoder: str

    def of(self, expression: str) -> str:
        """The JavaScript expression."""
        return f"{self.function}({expression})" if self.function else expression


def result(type_: model.Type, location: Location) -> Result:
    """How values of a type are returned, promises aside."""
    match type_:
        case model.Buffer("ArrayBuffer"):
            return Result("newBuffer", "encoders.buffer")
        case model.Buffer("Uint8Array"):
            return Result("newBytes", "encoders.buffer")
        case _ if is_plain(type_):
            return Result("", "encoders.plain")
        case _ if is_platform_object(type_):
            return Result("platformObject", "encoders.platform_object")
    unsupported(location, str(type_))


class Types:
    """The conversions of all arguments, and the constants that they share."""

    def __init__(self, definitions: model.Definitions) -> None:
        self.definitions = definitions
        self.constants: dict[str, str] = {}

    def convert(self, type_: model.Type, value: str, context: str, location: Location) -> str:
        """The expression for a value's text; ``context`` is how an error's message begins."""
        function = self.named(type_, location)
        if function in _WITHOUT_CONTEXT:
            return f"{function}({value})"
        return f"{function}({value}, {json.dumps(context)})"

    def named(self, type_: model.Type, location: Location) -> str:
        """The name of the function that converts to a type."""
        function = self.function(type_, location)
        if "(" not in function:
            return function
        return self._constant(f"convert{len(self.constants) + 1}", function)

    def _constant(self, name: str, expression: str) -> str:
        for known, text in self.constants.items():
            if text == expression:
                return known
        self.constants[name] = expression
        return name

    def function(self, type_: model.Type, location: Location) -> str:
        """The function, of conversions.js or made by one of it, that converts to a type."""
        match type_:
            case model.Simple("DOMString" | "USVString", attribute=None):
                return "toStringText"
            case model.Simple("boolean"):
                return "toBooleanText"
            case model.Simple(name, attribute=None) if name in INTEGERS:
                return "toIntegerText"
            case model.Simple("long long", attribute="Clamp"):
                return "toClampedText"
            case model.Simple(name) if name in FLOATS and "unrestricted" not in name:
                return "toDoubleText"
            case model.Buffer():
                unsupported(location, f"{type_} alone")
            case model.Generic("sequence", item):
                return f"sequenceOf({self.function(item, location)})"
            case model.Record(key, item):
                return f"recordOf({self.function(key, location)}, {self.function(item, location)})"
            case model.Reference(name, "enum"):
                values = json.dumps(self.definitions.enums[name].values)
                return self._constant(f"to{name}", f'enumOf("{name}", {values})')
            case model.Reference(name, "dictionary"):
                return self.dictionary(self.definitions.dictionaries[name])
            case model.Reference(name, "interface"):
                return f"interfaceOf({brand(name)})"
            case model.Union():
                return self.union(type_, location)
        unsupported(location, str(type_))

    def dictionary(self, dictionary: model.Dictionary) -> str:
        family = reversed([dictionary, *ancestors(dictionary, self.definitions.dictionaries)])
        members = [
            f'["{member.name}", {self.function(member.type, member.location)}]'
            for each in family
            for member in sorted(each.members, key=lambda member: member.name)
        ]
        name = dictionary.name
        return self._constant(f"to{name}", f'dictionaryOf("{name}", [{", ".join(members)}])')

    def union(self, type_: model.Union, location: Location) -> str:
        members, includes_null = flatten(type_)
        if includes_null:
            unsupported(location, str(type_))
        if all(isinstance(each, model.Buffer) for each in members):
            return "toBufferText"
        choices: dict[str, str] = {}
        interfaces = []
        for each in members:
            match each:
                case model.Reference(name, "interface"):
                    interfaces.append(brand(name))
                case model.Buffer():
                    choices["buffer"] = "toBufferText"
                case model.Generic("sequence", item):
                    choices["sequence"] = self.function(item, location)
                case model.Record():
                    choices["record"] = self.function(each, location)
                case model.Simple("boolean"):
                    choices["boolean"] = self.function(each, location)
                case model.Simple(name) if name in STRINGS:
                    choices["string"] = self.function(each, location)
                case model.Simple():
                    choices["numeric"] = self.function(each, location)
                case _:
                    unsupported(location, str(each))
        if interfaces:
            choices["interfaces"] = f"[{', '.join(interfaces)}]"
        if (interfaces and "numeric" in choices) or ("buffer" in choices and "sequence" in choices):
            unsupported(location, f"{type_}, of which JSON cannot tell which it is")
        items = ", ".join(f"{name}: {choices[name]}" for name in _CHOICES if name in choices)
        return f"unionOf({{ __proto__: null, {items} }})"


def decoder(type_: model.Type) -> str | None:
    """Python's decoder of an argument; ``None`` for a value of JSON."""
    match type_:
        case model.Generic(_, item):
            inner = decoder(item)
            return inner and f"decoders.each({inner})"
        case model.Buffer() | model.Reference(_, "interface"):
            return "decoders.item"
        case model.Union() | model.Nullable():
            return next(filter(None, map(decoder, flatten(type_)[0])), None)
    return None


def decoders(arguments: tuple[model.Argument, ...], location: Location) -> str | None:
    """Python's decoder of all arguments; ``None`` if they are values of JSON."""
    each = [decoder(argument.type) for argument in arguments]
    if any(argument.variadic for argument in arguments):
        if len(arguments) > 1:
            unsupported(location, "a variadic argument after others")
        return f"decoders.spread({each[0]})"
    if not any(each):
        return None
    while each[-1] is None:
        each.pop()
    return f"decoders.arguments({', '.join(map(str, each))})"
