"""The JavaScript binding, for engines without a window: interfaces that are exposed everywhere.

Two files: ``interfaces.js``, which defines the interfaces with the functions of ``webidl.js`` as
https://webidl.spec.whatwg.org/#js-interfaces says, and ``exposed.py``, the list of what it may ask
Python for. A request names a call by its place in that list.

``[Pure=(a, b)]`` of an interface names operations that change nothing, after which JavaScript goes
on trusting what it knows of the object.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NoReturn, TypeGuard

from idl.compiler import model
from idl.compiler.check import ancestors
from idl.compiler.converters import FLOATS, INTEGERS, flatten
from idl.compiler.errors import IDLError, Location
from idl.compiler.layout import Call, call
from idl.compiler.names import python_name, snake_case

_JS_HEADING = """\
// The interfaces, made by python -m idl from idl/*.webidl: change those, not this.
// The numbers are places in CALLS of exposed.py.
"""
_PYTHON_HEADING = '''\
"""What ``interfaces.js`` may ask for, made by ``python -m idl`` from idl/*.webidl: change those.

Requests name a call by its place in `CALLS`.
"""

'''
# Types whose values JSON has; numbers that are not finite are none of them.
_PLAIN = ("DOMString", "USVString", "boolean", *INTEGERS, "float", "double")
_CHOICES = ("sequence", "record", "boolean", "numeric", "string")


def emit_javascript(definitions: model.Definitions) -> dict[str, str]:
    """The files of ``webapi/runtimes``."""
    exposed = {
        name: interface
        for name, interface in definitions.interfaces.items()
        if interface.extended_attributes.get("Exposed") == "*"
    }
    for interface in exposed.values():
        if ancestors(interface, definitions.interfaces):
            _unsupported(interface.location, f"{interface.name!r} inherits")
    calls = _Calls()
    parts = [_InterfaceEmitter(each, exposed, calls).text() for each in exposed.values()]
    return {
        "interfaces.js": "\n".join([_JS_HEADING, *parts]),
        "exposed.py": _PYTHON_HEADING + calls.module(exposed),
    }


def _unsupported(location: Location, what: str) -> NoReturn:
    raise IDLError(location, f"unsupported in the JavaScript binding: {what}")


class _Calls:
    """What Python answers, as expressions, in order."""

    def __init__(self) -> None:
        self.entries = ["calls.release"]
        self.interfaces: list[str] = []
        self.steps: set[str] = set()

    def add(self, name: str, *arguments: str) -> int:
        """The number of a new call."""
        self.entries.append(f"calls.{name}({', '.join(arguments)})")
        return len(self.entries) - 1

    def module(self, exposed: dict[str, model.Interface]) -> str:
        lines = [
            f"from webapi.interfaces.{snake_case(name)} import {name}" for name in sorted(exposed)
        ]
        lines.append("from webapi.runtimes import calls")
        lines += [f"from webapi.steps import {module}" for module in sorted(self.steps)]
        lines += ["", *self.interfaces, "", "CALLS: tuple[calls.Call, ...] = ("]
        return "\n".join([*lines, *(f"    {entry}," for entry in self.entries), ")", ""])


def is_value(member: model.AnyMember) -> TypeGuard[model.Attribute | model.Operation]:
    """Whether answers carry it: attributes of plain types, and toJSON(), as pure as a getter."""
    match member:
        case model.Attribute(type=model.Simple(name), static=False):
            return name in _PLAIN
        case model.Operation(name="toJSON", arguments=(), type=model.Simple(name)):
            return name in _PLAIN
    return False


class _InterfaceEmitter:
    """Writes one interface."""

    def __init__(
        self, interface: model.Interface, exposed: dict[str, model.Interface], calls: _Calls
    ) -> None:
        self.interface = interface
        self.exposed = exposed
        self.calls = calls
        self.name = interface.name
        self.brand = _brand(self.name)
        self.constant = _constant(self.name)
        self.members = [
            each
            for each in interface.members
            if each.extended_attributes.get("Exposed", "*") == "*"
        ]
        self.values = [each.name for each in self.members if is_value(each)]
        pure = interface.extended_attributes.get("Pure") or ""
        self.pure = {each.strip() for each in pure.strip("()").split(",")}
        self.converters: list[str] = []

    def operations(self) -> Iterator[model.Operation]:
        for each in self.members:
            if isinstance(each, model.Operation) and not is_value(each):
                if len(self.interface.operations[each.name]) > 1:
                    _unsupported(each.location, f"overloads of {each.name!r}")
                yield each

    def kept(self) -> bool:
        """Whether objects are more than their values."""
        return bool(self.interface.iterable) or any(not each.static for each in self.operations())

    # The text

    def text(self) -> str:
        values = Call("[", [f'"{python_name(each)}"' for each in self.values], "]")
        self.calls.interfaces.append(
            call(
                f"{self.constant} = calls.Exposed(",
                [self.name, values, f"kept={self.kept()}"],
            )
        )
        values_code = self.calls.add("values", self.constant)
        body = [self.constructor()]
        after: list[str] = []
        for member in self.members:
            match member:
                case model.Attribute():
                    body.append(self.attribute(member))
                case model.Operation(name="constructor"):
                    pass
                case model.Operation() if is_value(member):
                    body.append(self.method(member.name, [], f"return {self.value(member.name)};"))
                case model.Operation():
                    body.append(self.operation(member))
                case model.Iterable(key=key) if key is not None:
                    text, iteration = self.iterable(member)
                    body.append(text)
                    after.append(iteration)
                case model.Stringifier():
                    body.append(self.stringifier())
                case _:
                    _unsupported(member.location, str(member))
        attribute = self.interface.stringifier
        if isinstance(attribute, model.Attribute):
            body.append(self.method("toString", [], f"return {self.value(attribute.name)};"))
        standard = f": {self.interface.standard}" if self.interface.standard else ""
        return "\n".join(
            [
                f"// {self.name}{standard}\n",
                f'const {self.brand} = newBrand("{self.name}", {values_code});',
                *self.converters,
                f"\nclass {self.name} {{",
                "\n\n".join(body),
                "}\n",
                *after,
                f"expose({self.brand}, {self.name}, {self.static_names()},\n"
                f"  {self.member_names()});\n",
            ]
        )

    def static_names(self) -> str:
        names = [each.name for each in self.operations() if each.static]
        return json.dumps([each for each in names if each != "constructor"])

    def member_names(self) -> str:
        names = []
        for each in self.members:
            match each:
                case model.Attribute(name=name) | model.Operation(name=name, static=False):
                    names.append(name)
                case model.Iterable():
                    names += ["entries", "keys", "values", "forEach"]
        return json.dumps([*names, *(["toString"] if self.interface.stringifier else [])])

    def method(self, head: str, arguments: list[str], *lines: str) -> str:
        body = "".join(f"    {line}\n" for line in lines)
        return f"  {head}({', '.join(arguments)}) {{\n{body}  }}"

    def value(self, name: str) -> str:
        return f"value({self.brand}, this, {self.values.index(name) + 1})"

    def constructor(self) -> str:
        if not self.interface.constructors:
            message = json.dumps(f"Failed to construct '{self.name}': Illegal constructor")
            return self.method("constructor", [], f"throw new Errors.TypeError({message});")
        if len(self.interface.constructors) > 1:
            _unsupported(self.interface.location, f"constructors of {self.name!r}")
        (operation,) = self.interface.constructors
        code = self.calls.add("construct", self.constant)
        action = f"Failed to construct '{self.name}'"
        return self.method(
            "constructor",
            self.parameters(operation),
            *self.count(operation, action),
            f"construct({self.brand}, this, {self.request(code, operation, action)});",
        )

    def operation(self, operation: model.Operation) -> str:
        name = operation.name
        python = python_name(name)
        action = f"Failed to execute '{name}' on '{self.name}'"
        count = self.count(operation, action)
        match operation.type:
            case model.Simple("undefined"):
                result = None
            case (
                model.Simple(plain)
                | model.Generic("sequence", model.Simple(plain))
                | model.Nullable(model.Simple(plain))
            ) if plain in _PLAIN:
                result = None
            case model.Reference(result, "interface") if operation.static:
                pass
            case model.Nullable(model.Reference(result, "interface")) if operation.static:
                pass
            case _:
                _unsupported(operation.location, str(operation))
        if result is not None:
            other = self.other(result, operation.location)
            code = self.calls.add("make", self.constant, f'"{python}"', _constant(other))
            request = self.request(code, operation, action)
            line = f"return made({_brand(other)}, {request});"
        elif operation.static:
            code = self.calls.add("static", self.constant, f'"{python}"')
            line = f"return ask({self.request(code, operation, action)})[1];"
        else:
            code = self.calls.add("operation", self.constant, f'"{python}"')
            function = "look" if name in self.pure else "call"
            line = f"{function}(this, inner, {code}, {self.arguments(operation, action)});"
            if operation.type != model.Simple("undefined"):
                line = f"return {line}"
            count = [f"const inner = own({self.brand}, this);", *count]
        head = f"static {name}" if operation.static else name
        return self.method(head, self.parameters(operation), *count, line)

    def stringifier(self) -> str:
        code = self.calls.add("operation", self.constant, '"toString"')
        line = f'return look(this, own({self.brand}, this), {code}, "");'
        return self.method("toString", [], line)

    def attribute(self, attribute: model.Attribute) -> str:
        name = attribute.name
        if name in self.values:
            getter = self.method(f"get {name}", [], f"return {self.value(name)};")
        elif "SameObject" in attribute.extended_attributes and isinstance(
            attribute.type, model.Reference
        ):
            other = self.other(attribute.type.name, attribute.location)
            arguments = [self.constant, f'"{python_name(name)}"', _constant(other)]
            code = self.calls.add("same_object", *arguments)
            inner = f"own({self.brand}, this)"
            line = f'return sameObject(this, {inner}, "${name}", {code}, {_brand(other)});'
            getter = self.method(f"get {name}", [], line)
        else:
            _unsupported(attribute.location, str(attribute))
        if attribute.readonly:
            if "PutForwards" in attribute.extended_attributes:
                _unsupported(attribute.location, "[PutForwards]")
            return getter
        code = self.calls.add("assign", self.constant, f'"{python_name(name)}"')
        context = json.dumps(f"Failed to set the '{name}' property on '{self.name}': The value")
        setter = self.method(
            f"set {name}",
            ["$value"],
            f"assign(this, own({self.brand}, this), {code}, "
            f"{self.convert(attribute.type, '$value', context, attribute.location)});",
        )
        return f"{getter}\n\n{setter}"

    def other(self, name: str, location: Location) -> str:
        if name not in self.exposed:
            _unsupported(location, f"{name!r}, which is not exposed everywhere")
        return name

    def iterable(self, iterable: model.Iterable) -> tuple[str, str]:
        module = snake_case(iterable.declared_in)
        self.calls.steps.add(module)
        code = self.calls.add("pairs", self.constant, f"{module}.value_pairs_to_iterate_over")
        iterate = f"iterate{self.name}"
        methods = [
            self.method(name, [], f"return {iterate}(own({self.brand}, this), {kind});")
            for name, kind in (("entries", 2), ("keys", 0), ("values", 1))
        ]
        action = f"Failed to execute 'forEach' on '{self.name}'"
        message = json.dumps(f"{action}: parameter 1 is not of type 'Function'.")
        methods.append(
            self.method(
                "forEach",
                ["$callback", "$this = undefined"],
                f"const inner = own({self.brand}, this);",
                f'if (arguments.length < 1) throw tooFew("{action}", 1, arguments.length);',
                f'if (typeof $callback !== "function") throw new Errors.TypeError({message});',
                f"forEachPair(this, inner, {code}, $callback, $this);",
            )
        )
        after = (
            f'const {iterate} = pairIterators("{self.name}", {code});\n'
            f"defineProperty({self.name}.prototype, iteratorSymbol, "
            f"property({self.name}.prototype.entries, false));"
        )
        return "\n\n".join(methods), after

    # Arguments

    def parameters(self, operation: model.Operation) -> list[str]:
        return [
            f"${each.name} = undefined" if each.optional else f"${each.name}"
            for each in operation.arguments
        ]

    def count(self, operation: model.Operation, action: str) -> list[str]:
        required = sum(not each.optional for each in operation.arguments)
        if not required:
            return []
        few = f'tooFew("{action}", {required}, arguments.length)'
        return [f"if (arguments.length < {required}) throw {few};"]

    def request(self, code: int, operation: model.Operation, action: str) -> str:
        arguments = self.arguments(operation, action)
        joint = " + " if not arguments.startswith('"') else ""
        start = f'"[{code}' + (f'" + {arguments}' if joint else arguments[1:])
        return start[:-1] + ']"' if start.endswith('"') else f'{start} + "]"'

    def arguments(self, operation: model.Operation, action: str) -> str:
        parts = []
        for index, each in enumerate(operation.arguments, 1):
            if each.variadic:
                _unsupported(operation.location, f"variadic argument {each.name!r}")
            name = f"${each.name}"
            context = json.dumps(f"{action}: parameter {index}")
            text = self.convert(each.type, name, context, operation.location)
            if each.optional:
                text = f'({name} === undefined ? "null" : {text})'
            parts.append(f'"," + {text}')
        return " + ".join(parts) or '""'

    def convert(self, type_: model.Type, value: str, context: str, location: Location) -> str:
        function = self.converter(type_, location)
        contextual = function not in ("toStringText", "toBooleanText", "toIntegerText")
        if "(" in function:
            name = f"to{self.name}{len(self.converters) + 1}"
            self.converters.append(f"const {name} = {function};")
            function = name
        return f"{function}({value}, {context})" if contextual else f"{function}({value})"

    def converter(self, type_: model.Type, location: Location) -> str:
        """The function, of webidl.js or made with it, that converts to a type."""
        match type_:
            case model.Simple("DOMString" | "USVString", attribute=None):
                return "toStringText"
            case model.Simple("boolean"):
                return "toBooleanText"
            case model.Simple(name, attribute=None) if name in INTEGERS:
                return "toIntegerText"
            case model.Simple(name) if name in FLOATS and "unrestricted" not in name:
                return "toDoubleText"
            case model.Generic("sequence", item):
                return f"sequenceOf({self.converter(item, location)})"
            case model.Record(key, item):
                return (
                    f"recordOf({self.converter(key, location)}, {self.converter(item, location)})"
                )
            case model.Union():
                return self.union(type_, location)
        _unsupported(location, str(type_))

    def union(self, type_: model.Union, location: Location) -> str:
        members, includes_null = flatten(type_)
        if includes_null:
            _unsupported(location, str(type_))
        choices = {}
        for each in members:
            match each:
                case model.Generic("sequence", item):
                    choices["sequence"] = self.converter(item, location)
                case model.Record():
                    choices["record"] = self.converter(each, location)
                case model.Simple("boolean"):
                    choices["boolean"] = self.converter(each, location)
                case model.Simple("DOMString" | "USVString"):
                    choices["string"] = self.converter(each, location)
                case model.Simple():
                    choices["numeric"] = self.converter(each, location)
                case _:
                    _unsupported(location, str(each))
        items = ", ".join(f"{name}: {choices[name]}" for name in _CHOICES if name in choices)
        return f"unionOf({{ __proto__: null, {items} }})"


def _brand(name: str) -> str:
    return f"{name}Brand"


def _constant(name: str) -> str:
    return f"_{snake_case(name)}"
