"""One interface of ``interfaces.js``: a class, and what cannot be said in a class."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from idl.compiler import model
from idl.compiler.converters import flatten
from idl.compiler.emit_js_types import (
    Result,
    Types,
    brand,
    decoders,
    is_plain,
    is_platform_object,
    result,
    unsupported,
)
from idl.compiler.errors import Location
from idl.compiler.js_exposure import Exposure
from idl.compiler.names import python_name, snake_case

if TYPE_CHECKING:
    from idl.compiler.emit_js import Calls


class InterfaceEmitter:
    """Writes one interface."""

    def __init__(
        self, exposure: Exposure, exposures: dict[str, Exposure], calls: Calls, types: Types
    ) -> None:
        self.exposure = exposure
        self.exposures = exposures
        self.interface = exposure.interface
        self.name = exposure.name
        self.brand = brand(self.name)
        self.calls = calls
        self.types = types

    def text(self) -> str:
        members = [self.constructor()]
        unforgeable: list[str] = []
        after: list[str] = []
        for member in self.exposure.members:
            place = unforgeable if "LegacyUnforgeable" in member.extended_attributes else members
            match member:
                case model.Attribute():
                    place += self.attribute(member)
                case model.Operation(name="constructor"):
                    pass
                case model.Operation():
                    self.check_no_overload(member)
                    place.append(self.operation(member))
                case model.Iterable(key=key) if key is not None:
                    members += self.iterable(member)
                    after.append(self.iteration())
                case model.Stringifier():
                    place.append(self.stringifier())
                case _:
                    unsupported(member.location, str(member))
        statement = f"expose({self.brand}, {self.name}, {self.statics()},\n  {self.names()});"
        after.append(statement)
        if unforgeable:
            after.append(f"unforgeable({self.brand}, {{\n{_joined(unforgeable, ',')},\n}});")
        if unscopable := [
            each.name for each in self.regular_members() if "Unscopable" in each.extended_attributes
        ]:
            after.append(f"unscopable({self.name}, {json.dumps(unscopable)});")
        if getter := self.interface.indexed_getter:
            after.append(self.indexed(getter))
        standard = f": {self.interface.standard}" if self.interface.standard else ""
        heading = f"// {self.name}{standard}\n"
        body = f"class {self.name} {{\n{_joined(members)}\n}}\n"
        return "\n".join([heading, body, *after, ""])

    def regular_members(self) -> Iterator[model.Attribute | model.Operation]:
        for each in self.exposure.members:
            match each:
                case model.Attribute() | model.Operation(static=False):
                    yield each

    def statics(self) -> str:
        names = [
            each.name
            for each in self.exposure.members
            if isinstance(each, model.Operation) and each.static and each.name != "constructor"
        ]
        return json.dumps(names)

    def names(self) -> str:
        """The members of the prototype object."""
        names = [
            each.name
            for each in self.regular_members()
            if "LegacyUnforgeable" not in each.extended_attributes
        ]
        if self.interface.iterable:
            names += ["entries", "keys", "values", "forEach"]
        if (
            stringifier := self.interface.stringifier
        ) and "LegacyUnforgeable" not in stringifier.extended_attributes:
            names.append("toString")
        return json.dumps(names)

    def check_no_overload(self, operation: model.Operation) -> None:
        if len(self.interface.operations[operation.name]) > 1:
            unsupported(operation.location, f"overloads of {operation.name!r}")

    def inner(self) -> str:
        return f"internals({self.brand}, this)"

    def value(self, name: str) -> str:
        return f"value({self.brand}, this, {self.exposure.place(name)})"

    # Members

    def constructor(self) -> str:
        if not self.interface.constructors:
            message = json.dumps(f"Failed to construct '{self.name}': Illegal constructor")
            return _method("constructor", [], f"throw new Errors.TypeError({message});")
        if len(self.interface.constructors) > 1:
            unsupported(self.interface.location, f"constructors of {self.name!r}")
        if self.interface.indexed_getter:
            unsupported(self.interface.location, f"a constructor of {self.name!r} with a getter")
        (operation,) = self.interface.constructors
        code = self.add("construct", operation)
        action = f"Failed to construct '{self.name}'"
        return _method(
            "constructor",
            _parameters(operation),
            *_count(operation, action),
            f"constructed({self.brand}, this, {self.request(code, operation, action)});",
        )

    def add(self, call: str, operation: model.Operation, *more: str) -> int:
        """The number of a call for an operation."""
        decode = decoders(operation.arguments, operation.location)
        arguments = [f"arguments={decode}"] if decode else []
        return self.calls.add(call, self.exposure.constant, *more, *arguments)

    def operation(self, operation: model.Operation) -> str:
        name = operation.name
        if self.exposure.is_value(operation):
            return _method(name, [], f"return {self.value(name)};")
        action = f"Failed to execute '{name}' on '{self.name}'"
        lines = _count(operation, action)
        if operation.static:
            lines.append(self.static(operation, action))
            return _method(f"static {name}", _parameters(operation), *lines)
        lines.insert(0, f"const inner = {self.inner()};")
        match operation.type:
            case model.Generic("Promise", type_):
                returned = result(type_, operation.location)
                encoder = f"encoders.settled({returned.encoder})"
            case model.Simple("undefined"):
                returned, encoder = Result("", "encoders.plain"), "encoders.plain"
            case type_:
                returned = result(type_, operation.location)
                encoder = returned.encoder
        call = "query" if name in self.exposure.pure else "operation"
        code = self.add(call, operation, f'"{python_name(name)}"', *_unless_plain(encoder))
        arguments = self.arguments(operation, action)
        ask = "query" if name in self.exposure.pure or not self.exposure.is_carried else "call"
        line = f"{ask}(this, inner, {code}, {arguments})"
        if operation.type != model.Simple("undefined"):
            line = f"return {returned.of(line)}"
        lines.append(f"{line};")
        if isinstance(operation.type, model.Generic) and operation.type.name == "Promise":
            lines = ["return promised(() => {", *(f"  {line}" for line in lines), "});"]
        return _method(name, _parameters(operation), *lines)

    def static(self, operation: model.Operation, action: str) -> str:
        python = f'"{python_name(operation.name)}"'
        if is_platform_object(operation.type):
            made, *others = map(str, flatten(operation.type)[0])
            if others:
                unsupported(operation.location, str(operation))
            other = self.other(made, operation.location)
            code = self.add("make", operation, python, other.constant)
            return f"return made({brand(other.name)}, {self.request(code, operation, action)});"
        if operation.type != model.Simple("undefined") and not is_plain(operation.type):
            unsupported(operation.location, str(operation))
        code = self.add("static", operation, python)
        request = f"ask({self.request(code, operation, action)})"
        if operation.type == model.Simple("undefined"):
            return f"{request};"
        return f"return {request}[1];"

    def stringifier(self) -> str:
        code = self.calls.add("query", self.exposure.constant, '"toString"')
        return _method("toString", [], f'return query(this, {self.inner()}, {code}, "");')

    def attribute(self, attribute: model.Attribute) -> list[str]:
        """The getter, the setter if there is one, and toString() if it returns the attribute."""
        name = attribute.name
        expression = self.getting(attribute)
        methods = [_method(f"get {name}", [], f"return {expression};")]
        forwards = attribute.extended_attributes.get("PutForwards")
        if forwards:
            methods.append(_method(f"set {name}", ["$value"], *self.forwarding(name, forwards)))
        elif not attribute.readonly:
            code = self.calls.add("assign", self.exposure.constant, f'"{python_name(name)}"')
            if not is_plain(attribute.type):
                unsupported(attribute.location, str(attribute))
            context = f"Failed to set the '{name}' property on '{self.name}': The value"
            text = self.types.convert(attribute.type, "$value", context, attribute.location)
            line = f"assign(this, {self.inner()}, {code}, {text});"
            methods.append(_method(f"set {name}", ["$value"], line))
        if attribute.stringifier:
            methods.append(_method("toString", [], f"return {expression};"))
        return methods

    def getting(self, attribute: model.Attribute) -> str:
        name = attribute.name
        if self.exposure.is_value(attribute):
            return self.value(name)
        type_, location = attribute.type, attribute.location
        is_same = "SameObject" in attribute.extended_attributes
        match type_:
            case model.Generic("FrozenArray", item) if is_platform_object(item):
                function, encoder = "frozenArray", "encoders.list_of(encoders.platform_object)"
            case model.Reference(_, "interface") if is_same:
                function, encoder = "sameObject", "encoders.platform_object"
            case _ if is_same:
                unsupported(location, f"[SameObject] {attribute}")
            case _ if is_platform_object(type_):
                function, encoder = "objectAttribute", "encoders.platform_object"
            case _:
                function, encoder = "", result(type_, location).encoder
        arguments = [f'"{python_name(name)}"', *_unless_plain(encoder)]
        code = self.calls.add("query", self.exposure.constant, *arguments)
        if function:
            return f'{function}(this, {self.inner()}, "${name}", {code})'
        return result(type_, location).of(f'query(this, {self.inner()}, {code}, "")')

    def forwarding(self, name: str, forwards: str) -> list[str]:
        """https://webidl.spec.whatwg.org/#PutForwards"""
        message = json.dumps(
            f"Failed to set the '{name}' property on '{self.name}': its value is not an object."
        )
        return [
            f"{self.inner()};",
            f"const target = this.{name};",
            f"if (!isObject(target)) throw new Errors.TypeError({message});",
            f'setProperty(target, "{forwards}", $value);',
        ]

    def other(self, name: str, location: Location) -> Exposure:
        if name not in self.exposures:
            unsupported(location, f"{name!r}, which JavaScript does not get")
        return self.exposures[name]

    def iterable(self, iterable: model.Iterable) -> list[str]:
        module = snake_case(iterable.declared_in)
        self.calls.steps.add(module)
        pairs = f"{module}.value_pairs_to_iterate_over"
        self.pairs_code = self.calls.add("pairs", self.exposure.constant, pairs)
        methods = [
            _method(name, [], f"return iterate{self.name}({self.inner()}, {kind});")
            for name, kind in (("entries", 2), ("keys", 0), ("values", 1))
        ]
        action = f"Failed to execute 'forEach' on '{self.name}'"
        message = json.dumps(f"{action}: parameter 1 is not of type 'Function'.")
        for_each = _method(
            "forEach",
            ["$callback", "$this = undefined"],
            f"const inner = {self.inner()};",
            f'if (arguments.length < 1) throw tooFew("{action}", 1, arguments.length);',
            f'if (typeof $callback !== "function") throw new Errors.TypeError({message});',
            f"forEachPair(this, inner, {self.pairs_code}, $callback, $this);",
        )
        return [*methods, for_each]

    def iteration(self) -> str:
        return (
            f'const iterate{self.name} = pairIterators("{self.name}", {self.pairs_code});\n'
            f"defineProperty({self.name}.prototype, iteratorSymbol, "
            f"property({self.name}.prototype.entries, false));"
        )

    def indexed(self, getter: model.Operation) -> str:
        (length,) = (each for each in self.interface.attributes if each.name == "length")
        codes = [
            self.calls.add("query", self.exposure.constant, f'"{length.name}"'),
            self.calls.add(
                "query",
                self.exposure.constant,
                f'"{python_name(getter.name)}"',
                result(getter.type, getter.location).encoder,
            ),
        ]
        return f"indexed({self.brand}, {self.name}, {codes[0]}, {codes[1]});"

    # Arguments

    def request(self, code: int, operation: model.Operation, action: str) -> str:
        arguments = self.arguments(operation, action)
        joint = " + " if not arguments.startswith('"') else ""
        start = f'"[{code}' + (f'" + {arguments}' if joint else arguments[1:])
        return start[:-1] + ']"' if start.endswith('"') else f'{start} + "]"'

    def arguments(self, operation: model.Operation, action: str) -> str:
        parts = []
        for index, each in enumerate(operation.arguments, 1):
            name = f"${each.name}"
            context = f"{action}: parameter {index}"
            if each.variadic:
                function = self.types.named(each.type, operation.location)
                text = f"listText({name}, {function}, {json.dumps(context)})"
            else:
                text = self.types.convert(each.type, name, context, operation.location)
            for reference in _interfaces(each.type):
                if not self.other(reference, operation.location).is_kept:
                    unsupported(operation.location, f"an argument of type {reference!r}")
            if each.optional and not _takes_undefined(each.type):
                text = f'({name} === undefined ? "null" : {text})'
            parts.append(f'"," + {text}')
        return " + ".join(parts) or '""'


def _interfaces(type_: model.Type) -> list[str]:
    """The interfaces whose objects a type has."""
    match type_:
        case model.Generic(_, item):
            return _interfaces(item)
        case model.Reference(name, "interface"):
            return [name]
        case model.Union() | model.Nullable():
            return [name for each in flatten(type_)[0] for name in _interfaces(each)]
    return []


def _takes_undefined(type_: model.Type) -> bool:
    """Whether ``undefined`` converts to what a missing argument is."""
    return isinstance(type_, model.Reference) and type_.kind == "dictionary"


def _unless_plain(encoder: str) -> list[str]:
    return [] if encoder == "encoders.plain" else [encoder]


def _joined(methods: list[str], separator: str = "") -> str:
    return f"{separator}\n\n".join(methods)


def _method(head: str, arguments: list[str], *lines: str) -> str:
    body = "".join(f"    {line}\n" for line in lines)
    return f"  {head}({', '.join(arguments)}) {{\n{body}  }}"


def _parameters(operation: model.Operation) -> list[str]:
    names = []
    for each in operation.arguments:
        rest = "..." if each.variadic else ""
        default = " = undefined" if each.optional else ""
        names.append(f"{rest}${each.name}{default}")
    return names


def _count(operation: model.Operation, action: str) -> list[str]:
    required = sum(not each.optional and not each.variadic for each in operation.arguments)
    if not required:
        return []
    few = f'tooFew("{action}", {required}, arguments.length)'
    return [f"if (arguments.length < {required}) throw {few};"]
