"""The conversions of each type: by ``webapi/runtimes/glue``, and by Python's decoders and encoders.

JavaScript converts arguments to text of JSON. JSON has no platform objects and no bytes, so
JavaScript sends handles and lists of integers, and a decoder in Python reads these. Results need an
encoder in Python and a function in JavaScript.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple, NoReturn

from idl.compiler import model
from idl.compiler.check import members_in_order
from idl.compiler.converters import INTEGERS, STRINGS, flatten, is_platform_object, kind
from idl.compiler.errors import IDLError, Location
from idl.compiler.overloads import distinctions

_PRIMITIVE = ("boolean", "numeric", "string")
_DISTINGUISHED = ("undefined", "nullable", "dictionary", "buffer", "record", *_PRIMITIVE)
"""The kinds of type that can distinguish overloads, besides interfaces."""
PLAIN = "encoders.plain"
_SIMPLE: dict[tuple[str, str | None], str] = {
    **{(name, None): "toIntegerText" for name in INTEGERS},
    **{(name, "Clamp"): "toClampedText" for name in INTEGERS},
    **{(name, "EnforceRange"): "toDoubleText" for name in INTEGERS},
    **{(name, None): "toDoubleText" for name in ("float", "double")},
    **{(f"unrestricted {name}", None): "toUnrestrictedText" for name in ("float", "double")},
    **{(name, None): "toStringText" for name in ("DOMString", "USVString")},
    ("ByteString", None): "toByteStringText",
    ("boolean", None): "toBooleanText",
    ("object", None): "toObjectText",
    ("any", None): "toAnyText",
}
"""The functions that convert to simple types, by name and extended attribute."""
_WITHOUT_CONTEXT = ("toBooleanText", "toAnyText", "toUnrestrictedText")


def unsupported(location: Location, what: str) -> NoReturn:
    """Raise the error for a construct that the emitter does not support."""
    raise IDLError(location, f"unsupported in the JavaScript binding: {what}")


def brand(name: str) -> str:
    """The constant of brands.js that marks the objects of an interface."""
    return f"{name}Brand"


def is_plain(type_: model.Type) -> bool:
    """Whether JSON can express all values of a type. It cannot express NaN and the infinities."""
    match type_:
        case model.Simple(name):
            return name in (*STRINGS, "boolean", *INTEGERS, "float", "double")
        case model.Reference(_, "enum"):
            return True
        case model.Generic("sequence", item) | model.Record(_, item):
            return is_plain(item)
        case model.Nullable(inner):
            return is_plain(inner)
    return False


class Result(NamedTuple):
    """The JavaScript function that converts an answer, and the Python function that encodes it."""

    function: str
    encoder: str

    def of(self, expression: str) -> str:
        """The JavaScript expression."""
        return f"{self.function}({expression})" if self.function else expression


class Constants:
    """The constants of one script: the functions that several of its members use."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def add(self, name: str, expression: str) -> str:
        """A constant for an expression that is a call; other expressions need none."""
        if "(" not in expression:
            return expression
        for known, text in self.texts.items():
            if text == expression:
                return known
        assert name not in self.texts, name
        self.texts[name] = expression
        return name

    def numbered(self, name: str, expression: str) -> str:
        """A constant whose name ends with its place."""
        return self.add(f"{name}{len(self.texts) + 1}", expression)

    def lines(self) -> str:
        """Their declarations."""
        return "".join(f"const {name} = {text};\n" for name, text in self.texts.items())


class Types:
    """The conversions of arguments and results of requests."""

    def __init__(self, definitions: model.Definitions, constants: Constants) -> None:
        self.definitions = definitions
        self.constants = constants

    def result(self, type_: model.Type, location: Location) -> Result:
        """The conversions of a result of this type. A promise has those of its value."""
        function, encoder = self.returned(type_, location)
        return Result(self.constants.numbered("from", function), encoder)

    def returned(self, type_: model.Type, location: Location) -> Result:
        match type_:
            case model.Buffer("ArrayBuffer"):
                return Result("newBuffer", "encoders.buffer")
            case model.Buffer("Uint8Array"):
                return Result("newBytes", "encoders.buffer")
            case _ if is_platform_object(type_):
                return Result("platformObject", "encoders.platform_object")
            case model.Union() | model.Nullable() if _is_object_or_value(type_):
                return Result("objectOrValue", "encoders.object_or_value")
            case model.Generic("sequence", item):
                each, encoder = self.returned(item, location)
                if encoder != PLAIN:
                    return Result(f"listFrom({each})", f"encoders.list_of({encoder})")
        return Result(self.parsed(type_, location), PLAIN)

    def parsed(self, type_: model.Type, location: Location) -> str:
        """The function that converts parsed JSON to the type; empty if no conversion is needed."""
        match type_:
            case _ if is_plain(type_):
                return ""
            case model.Simple("undefined"):
                return "undefinedFrom"
            case model.Generic("sequence", item):
                return _applied("listFrom", self.parsed(item, location))
            case model.Record(_, item):
                return _applied("recordFrom", self.parsed(item, location))
            case model.Nullable(inner):
                return _applied("nullableFrom", self.parsed(inner, location))
            case model.Reference(name, "dictionary"):
                functions = {
                    each.name: self.parsed(each.type, each.location) for each in self.members(name)
                }
                members = ", ".join(f'["{key}", {each}]' for key, each in functions.items() if each)
                return self.constants.add(f"from{name}", members and f"dictionaryFrom([{members}])")
            case model.Union(members):
                needed = {self.parsed(each, location) for each in members} - {""}
                if needed <= {"undefinedFrom"}:
                    return "".join(needed)
        unsupported(location, str(type_))

    def convert(self, type_: model.Type, value: str, context: str, location: Location) -> str:
        """The expression for a value's text; ``context`` begins the message of an error."""
        function = self.named(type_, location)
        if function in _WITHOUT_CONTEXT:
            return f"{function}({value})"
        return f"{function}({value}, {json.dumps(context)})"

    def named(self, type_: model.Type, location: Location) -> str:
        """The name of the function that converts to a type."""
        return self.constants.numbered("convert", self.function(type_, location))

    def function(self, type_: model.Type, location: Location) -> str:
        """The expression for the function that converts to a type."""
        match type_:
            case model.Simple(name, attribute) if (name, attribute) in _SIMPLE:
                return _SIMPLE[name, attribute]
            case model.Buffer(name):
                return f'bufferOf("{name}", ["{name}"])'
            case model.Generic("sequence", item):
                return f"sequenceOf({self.function(item, location)})"
            case model.Record(key, item):
                return f"recordOf({self.function(key, location)}, {self.function(item, location)})"
            case model.Reference(name, "enum"):
                values = json.dumps(self.definitions.enums[name].values)
                return self.constants.add(f"to{name}", f'enumOf("{name}", {values})')
            case model.Reference(name, "dictionary"):
                return self.dictionary(name)
            case model.Reference(name, "interface"):
                return f"interfaceOf({brand(name)})"
            case model.Union() | model.Nullable(model.Union()):
                return self.union(type_, location)
            case model.Nullable(inner):
                return f"nullableOf({self.function(inner, location)})"
        unsupported(location, str(type_))

    def overload_table(
        self, interface: str, overloads: tuple[model.Operation, ...]
    ) -> tuple[str, int]:
        """The constant for ``overload`` of conversions.js, and the largest number of arguments."""
        table = distinctions(overloads)
        entries = []
        for count in range(max(table) + 1):
            found = table.get(count, "null")
            if isinstance(found, tuple):
                choices: dict[str, object] = {}
                interfaces = []
                for each, number in found[1]:
                    name = each if isinstance(each, str) else kind(each)
                    if name == "interfaces":
                        interfaces.append(f"[{brand(str(each))}, {number}]")
                    elif name in _DISTINGUISHED:
                        choices.setdefault(name, number)
                    else:
                        unsupported(overloads[number - 1].location, f"overloads by {each}")
                found = f"{{ index: {found[0]}, choices: {_choices_of(choices, interfaces)} }}"
            entries.append(str(found))
        for operation in overloads:
            if any(each.variadic for each in operation.arguments):
                unsupported(operation.location, f"variadic overloads of {operation.name!r}")
        name = f"overloadsOf{interface}{overloads[0].name[0].upper()}{overloads[0].name[1:]}"
        return self.constants.add(name, f"([{', '.join(entries)}])"), max(table)

    def members(self, dictionary: str) -> list[model.DictionaryMember]:
        dictionaries = self.definitions.dictionaries
        return members_in_order(dictionaries[dictionary], dictionaries)

    def dictionary(self, name: str) -> str:
        members = []
        for each in self.members(name):
            check_null(each.type, each.default, each.location)
            members.append(f'["{each.name}", {self.function(each.type, each.location)}]')
        return self.constants.add(f"to{name}", f'dictionaryOf("{name}", [{", ".join(members)}])')

    def union(self, type_: model.Type, location: Location) -> str:
        members, includes_null = flatten(type_)
        buffers = [each.name for each in members if isinstance(each, model.Buffer)]
        every_buffer = "ArrayBuffer" in buffers and "DataView" in buffers
        if not includes_null and len(buffers) == len(members):
            if str(type_) == "AllowSharedBufferSource":
                return "toSharedBufferText"
            return "toBufferText" if every_buffer else f'bufferOf("{type_}", {json.dumps(buffers)})'
        if buffers and not every_buffer:
            unsupported(location, f"{type_}, which has some buffer types only")
        choices = {"nullable": "toNullText"} if includes_null else {}
        interfaces = []
        for each in members:
            match each:
                case model.Reference(name, "interface"):
                    interfaces.append(f"[{brand(name)}, toHandleText]")
                case model.Generic("sequence", item):
                    choices["sequence"] = f"iteratedOf({self.function(item, location)})"
                case model.Buffer():
                    choices["buffer"] = "toBufferText"
                case model.Simple("undefined"):
                    choices["undefined"] = "toNullText"
                case _:
                    choices[kind(each)] = self.function(each, location)
        objects = interfaces or "object" in choices
        if (objects and "numeric" in choices) or ("buffer" in choices and "sequence" in choices):
            unsupported(location, f"{type_}, of which JSON cannot tell which it is")
        return f"unionOf({_choices_of(choices, interfaces)})"

    def decoder(self, type_: model.Type, location: Location) -> str | None:
        """Python's decoder of an argument; ``None`` for a value of JSON."""
        match type_:
            case model.Simple("any" | "object" | "unrestricted float" | "unrestricted double"):
                return "decoders.anything"
            case model.Union(alternatives) if model.Simple("object") in alternatives:
                return "decoders.anything"
            case model.Buffer() | model.Reference(_, "interface"):
                return "decoders.item"
            case model.Generic(_, item):
                inner = self.decoder(item, location)
                return inner and f"decoders.each({inner})"
            case model.Record(_, item):
                inner = self.decoder(item, location)
                return inner and f"decoders.each_value({inner})"
            case model.Reference(name, "dictionary"):
                members = {
                    each.name: decode
                    for each in self.members(name)
                    if (decode := self.decoder(each.type, each.location))
                }
                items = ", ".join(f'"{key}": {decode}' for key, decode in members.items())
                return f"decoders.members({{{items}}})" if items else None
            case model.Union() | model.Nullable():
                each_one = (self.decoder(each, location) for each in flatten(type_)[0])
                first, *others = dict.fromkeys(filter(None, each_one)) or (None,)
                if others:
                    unsupported(location, f"{type_}, of which Python cannot tell which it is")
                return first
        return None


def _choices_of(choices: Mapping[str, object], interfaces: Sequence[str]) -> str:
    """The argument of ``distinguish`` in conversions.js: the choice for each kind of value."""
    items = [f"{name}: {choice}" for name, choice in choices.items()]
    if interfaces:
        items.append(f"interfaces: [{', '.join(interfaces)}]")
    return f"{{ __proto__: null, {', '.join(items)} }}"


def check_null(type_: model.Type, default: model.Default | None, location: Location) -> None:
    """Refuse a default value for a nullable type, because JSON's null means a missing value."""
    if flatten(type_)[1] and default and default.kind != "null":
        unsupported(location, f"the default value {default} of type {type_}")


def _is_object_or_value(type_: model.Type) -> bool:
    """Whether the values of a type are platform objects, strings, numbers, booleans or null."""
    return all(
        is_platform_object(each)
        or (isinstance(each, model.Simple | model.Reference) and is_plain(each))
        for each in flatten(type_)[0]
    ) and bool(model.references(type_, "interface"))


def _applied(function: str, argument: str) -> str:
    return argument and f"{function}({argument})"
