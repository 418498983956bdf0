"""The conversions of members whose steps run in the engine, by ``glue/values.js``.

In both directions they convert between JavaScript values, without text of JSON.
"""

from __future__ import annotations

import json

from idl.compiler import model
from idl.compiler.check import members_in_order
from idl.compiler.converters import FLOATS, INTEGERS, flatten, is_platform_object, kind
from idl.compiler.emit_js_types import Constants, brand, unsupported
from idl.compiler.errors import Location
from idl.compiler.exposure import runs_here

_SIMPLE = {
    **{each: each for each in (*INTEGERS, *FLOATS, "boolean", "any", "undefined")},
    "DOMString": "string",
    "ByteString": "byte string",
    "object": "plain object",
}
"""The words before "value" in the name of a function, by type."""
_UNION_KINDS = ("boolean", "numeric", "string", "object", "dictionary", "record", "callback")
_SAFE_INTEGER = 2**53 - 1


class Values:
    """The conversions of arguments and results, and the constants for them in one script."""

    def __init__(self, definitions: model.Definitions, constants: Constants) -> None:
        self.definitions = definitions
        self.constants = constants

    # Arguments

    def argument(
        self, argument: model.Argument, name: str, context: str, location: Location
    ) -> str:
        """The expression for an argument, which is the parameter ``name``."""
        shown = json.dumps(context)
        if argument.variadic:
            function = self.function(argument.type, location)
            return f"listValue({name}, {function}, {shown})"
        converted = self.convert(argument.type, name, context, location)
        if not argument.optional or self._takes_undefined(argument):
            return converted
        if argument.type == model.Simple("boolean") and str(argument.default) == "false":
            return f"!!{name}"
        default = "undefined"
        if argument.default:
            default = self.default(argument.default, argument.type, location)
        return f"{name} === undefined ? {default} : {converted}"

    def _takes_undefined(self, argument: model.Argument) -> bool:
        """Whether the conversion of undefined is that of a missing argument."""
        members, includes_null = flatten(argument.type)
        kinds = [kind(each) for each in members]
        match argument.default:
            case None:
                return kinds == ["any"] or includes_null
            case model.Default("null"):
                return includes_null
            case model.Default("dictionary"):
                return "dictionary" in kinds
        return False

    def default(self, default: model.Default, type_: model.Type, location: Location) -> str:
        """The expression for a default value."""
        match default.kind:
            case "null":
                return "null" if kind(flatten(type_)[0][0]) == "any" else "undefined"
            case "sequence":
                return "newList()"
            case "dictionary":
                return self.convert(type_, "undefined", "", location)
        return json.dumps(default.value)

    def convert(self, type_: model.Type, value: str, context: str, location: Location) -> str:
        """The expression for a converted value; ``context`` begins the message of an error."""
        match type_:
            case model.Simple("any"):
                return value
            case model.Simple("boolean"):
                return f"!!{value}"
        return f"{self.function(type_, location)}({value}, {json.dumps(context)})"

    def function(self, type_: model.Type, location: Location) -> str:
        """The name of the function that converts to a type."""
        return self.constants.numbered("as", self.expression(type_, location))

    def expression(self, type_: model.Type, location: Location) -> str:
        match type_:
            case model.Simple(name, attribute):
                return self._simple(name, attribute, location)
            case model.Buffer():
                return _buffers((type_,), str(type_))
            case model.Generic("sequence" | "ObservableArray", item):
                return f"sequenceValue({self.function(item, location)})"
            case model.Generic("FrozenArray", item):
                return f"frozenArrayValue({self.function(item, location)})"
            case model.Generic("Promise"):
                return "promiseValue"
            case model.Generic("async_sequence"):
                return "asyncSequenceValue"
            case model.Record(key, item):
                converted = self.function(item, location)
                return f"recordValue({self.function(key, location)}, {converted})"
            case model.Reference(name, "enum"):
                values = json.dumps(self.definitions.enums[name].values)
                return self.named(name, f'enumValue("{name}", {values})')
            case model.Reference(name, "dictionary"):
                return self._dictionary(name)
            case model.Reference(name, "callback"):
                return self._callback(self.definitions.callbacks[name])
            case model.Reference(name, "callback interface"):
                return self._callback_interface(self.definitions.callback_interfaces[name])
            case model.Reference(name, "interface"):
                return self.named(name, f"{self._of_interface(name)}({brand(name)})")
            case model.Union() | model.Nullable(model.Union()):
                return self._union(type_, location)
            case model.Nullable(inner):
                return f"nullableValue({self.function(inner, location)})"
        unsupported(location, str(type_))

    def named(self, name: str, expression: str, prefix: str = "as") -> str:
        """The constant of a definition."""
        return self.constants.add(f"{prefix}{name}", expression)

    def _of_interface(self, name: str) -> str:
        is_here = runs_here(self.definitions.interfaces[name])
        return "implementationValue" if is_here else "platformObjectValue"

    def _simple(self, name: str, attribute: str | None, location: Location) -> str:
        if attribute == "LegacyNullToEmptyString" and name == "DOMString":
            return "nullToEmptyStringValue"
        if attribute in ("Clamp", "EnforceRange"):
            least, most = _range(name)
            function = "clampedValue" if attribute == "Clamp" else "enforcedValue"
            return f"{function}({least}, {most})"
        if name == "USVString" and not attribute:
            return "scalarValueString"
        if attribute or name not in _SIMPLE:
            unsupported(location, f"[{attribute}] {name}" if attribute else name)
        first, *others = f"{_SIMPLE[name]} value".split()
        return first + "".join(map(str.capitalize, others))

    def _dictionary(self, name: str) -> str:
        dictionaries = self.definitions.dictionaries
        members = []
        for each in members_in_order(dictionaries[name], dictionaries):
            default = "undefined"
            if each.required:
                default = "isRequired"
            elif each.default:
                default = {"sequence": "anEmptyList", "dictionary": "anEmptyDictionary"}.get(
                    each.default.kind
                ) or self.default(each.default, each.type, each.location)
            function = self.function(each.type, each.location)
            if flatten(each.type)[1] and not each.default and not each.required:
                function = f"nullOrValue({function})"
            members.append(f'["{each.name}", {function}, {default}]')
        return self.named(name, f'dictionaryValue("{name}", [{", ".join(members)}])')

    def _union(self, type_: model.Type, location: Location) -> str:
        members, includes_null = flatten(type_)
        buffers = tuple(each for each in members if isinstance(each, model.Buffer))
        of_buffers = _buffers(buffers, str(type_)) if buffers else ""
        if len(buffers) == len(members):
            return f"nullableValue({of_buffers})" if includes_null else of_buffers
        choices = {"nullable": "undefinedValue"} if includes_null else {}
        interfaces = []
        for each in members:
            match each:
                case model.Reference(name, "interface"):
                    interfaces.append(f"[{brand(name)}, {self.function(each, location)}]")
                case model.Generic("sequence", item):
                    choices["sequence"] = f"iteratedValue({self.function(item, location)})"
                case model.Generic("async_sequence"):
                    choices["asyncSequence"] = "asyncIteratedValue"
                case model.Buffer():
                    choices["buffer"] = of_buffers
                case model.Simple("undefined"):
                    choices["undefined"] = "undefinedValue"
                case _ if kind(each) in _UNION_KINDS:
                    choices[kind(each)] = self.function(each, location)
                case _:
                    unsupported(location, str(type_))
        items = [f"{name}: {choice}" for name, choice in choices.items()]
        if interfaces:
            items.append(f"interfaces: [{', '.join(interfaces)}]")
        return f"unionValue({{ __proto__: null, {', '.join(items)} }})"

    # Callbacks

    def _callback(self, callback: model.Callback) -> str:
        parameters, values = self._passed(callback.arguments, callback.location)
        body = self._returned(callback.type, f"callback, self, {values}", callback.location)
        make = _maker(parameters, body)
        is_null = "LegacyTreatNonObjectAsNull" in callback.extended_attributes
        function = "objectOrNullFunctionValue" if is_null else "functionValue"
        return self.named(callback.name, f"{function}({make})")

    def _callback_interface(self, interface: model.Interface) -> str:
        ((operation,),) = interface.operations.values()
        parameters, values = self._passed(operation.arguments, operation.location)
        method = f'callMethodOf(callback, "{operation.name}", {values})'
        called = f'(typeof callback === "function" ? apply(callback, self, {values}) : {method})'
        if operation.type not in (model.Simple("any"), model.Simple("undefined")):
            context = f"The result of {operation.name}"
            called = self.convert(operation.type, called, context, operation.location)
        make = _maker(parameters, called)
        return self.named(interface.name, f'callbackInterfaceValue("{interface.name}", {make})')

    def _passed(
        self, arguments: tuple[model.Argument, ...], location: Location
    ) -> tuple[list[str], str]:
        """The parameters of the function that calls a callback, and the list of its arguments."""
        names = [f"${each.name}" for each in arguments]
        if arguments and arguments[-1].variadic:
            if len(arguments) > 1:
                unsupported(location, "a callback with a variadic argument after others")
            if arguments[0].type != model.Simple("any"):
                unsupported(location, "a callback with a variadic argument that is not any")
            return names, names[0]
        required = 0
        while required < len(arguments) and (
            not arguments[required].optional or arguments[required].type == model.Simple("any")
        ):
            required += 1
        values = [
            name if each.optional and result == "" else self._of(result, name, each.optional)
            for each, name in zip(arguments, names, strict=True)
            for result in [self.result(each.type, location)]
        ]
        listed = f"[{', '.join(values)}]"
        return names, listed if required == len(
            arguments
        ) else f"withoutMissing({listed}, {required})"

    @staticmethod
    def _of(function: str, name: str, optional: bool) -> str:
        if not function:
            return name
        converted = f"{function}({name})"
        return f"{name} === undefined ? undefined : {converted}" if optional else converted

    def _returned(self, type_: model.Type, call: str, location: Location) -> str:
        """The body of the function that calls a callback."""
        match type_:
            case model.Simple("any" | "undefined"):
                return f"apply({call})"
            case model.Generic("Promise"):
                return f"promiseOfCall({call})"
        return self.convert(type_, f"apply({call})", "The result of a callback: it", location)

    # Results

    def result(self, type_: model.Type, location: Location) -> str:
        """The name of the function that converts a result; empty if it needs no conversion."""
        expression = self.returned(type_, location)
        return self.constants.numbered("plain", expression) if expression else ""

    def returned(self, type_: model.Type, location: Location) -> str:
        match type_:
            case model.Simple() | model.Buffer() | model.Reference(_, "enum"):
                return ""
            case model.Generic("ObservableArray"):
                return ""
            case model.Reference(name, "interface"):
                return "objectOf" if runs_here(self.definitions.interfaces[name]) else ""
            case model.Reference(_, "callback" | "callback interface"):
                return "givenOf"
            case model.Reference(name, "dictionary"):
                dictionaries = self.definitions.dictionaries
                members = ", ".join(
                    f'["{each.name}", {self.result(each.type, each.location) or "anyValue"}]'
                    for each in members_in_order(dictionaries[name], dictionaries)
                )
                of_values = f"dictionaryOfValues([{members}])"
                return self.named(name, of_values, "plain")
            case model.Generic("sequence", item):
                return f"arrayOf({self.result(item, location) or 'anyValue'})"
            case model.Generic("Promise", item):
                is_dictionary = isinstance(item, model.Reference) and item.kind == "dictionary"
                if not is_dictionary and self.returned(item, location) not in ("", "objectOf"):
                    unsupported(location, f"{type_}, whose value needs a conversion")
                return ""
            case model.Record(_, item):
                return f"recordOfValues({self.result(item, location) or 'anyValue'})"
            case model.Union() | model.Nullable(model.Union()):
                return self._returned_union(type_, location)
            case model.Nullable(inner):
                function = self.result(inner, location)
                short = {"": "orNull", "objectOf": "objectOrNull", "givenOf": "givenOrNull"}
                return short.get(function) or f"convertedOrNull({function})"
        unsupported(location, str(type_))

    def _returned_union(self, type_: model.Type, location: Location) -> str:
        members, includes_null = flatten(type_)
        functions = {self.returned(each, location) for each in members}
        if not functions <= {"", "objectOf"}:
            unsupported(location, f"{type_} as a result")
        if functions == {""}:
            return "orNull" if includes_null else ""
        if is_platform_object(type_) and functions == {"objectOf"}:
            return "objectOrNull" if includes_null else "objectOf"
        if any(kind(each) in ("buffer", "object") for each in members):
            unsupported(location, f"{type_} as a result")
        return "convertedOrNull(objectOrPrimitive)" if includes_null else "objectOrPrimitive"


def _maker(parameters: list[str], body: str) -> str:
    """Write the function that wraps a user's callback in a function for algorithms."""
    called = f"self === theGiven ? callback : {body}"
    return f"(callback) => ({', '.join(['self', *parameters])}) => ({called})"


def _buffers(buffers: tuple[model.Buffer, ...], name: str) -> str:
    names = json.dumps([each.name for each in buffers])
    shared = "true" if all(each.allows_shared for each in buffers) else "false"
    return f'bufferValue("{name}", {names}, {shared})'


def _range(name: str) -> tuple[int, int]:
    """https://webidl.spec.whatwg.org/#abstract-opdef-converttoint, steps 1 to 3"""
    bits = {"byte": 8, "octet": 8}.get(name) or {"short": 16, "long": 32, "long long": 64}[
        name.removeprefix("unsigned ")
    ]
    is_unsigned = name == "octet" or name.startswith("unsigned ")
    if bits == 64:
        return (0 if is_unsigned else -_SAFE_INTEGER), _SAFE_INTEGER
    if is_unsigned:
        return 0, 2**bits - 1
    return -(2 ** (bits - 1)), 2 ** (bits - 1) - 1
