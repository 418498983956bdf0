"""Writes the interfaces whose steps run in the engine: ``[RunsIn=Engine]``.

The members of interface ``X`` are bound to those of its implementation, the class ``XImpl``. For
each member that is a property or a method of the same name; only its arguments and results are
converted here, by ``glue/values.js``. ``idl/README.md`` has the table.
"""

from __future__ import annotations

import json

from idl.compiler import model
from idl.compiler.converters import flatten, is_json
from idl.compiler.emit_js_interface import InterfaceEmitter, method_text, parameters
from idl.compiler.emit_js_types import Constants, Types, unsupported
from idl.compiler.emit_js_values import Values
from idl.compiler.errors import Location
from idl.compiler.exposure import Calls, Exposure
from idl.compiler.implementations import Kind, Wanted, implementation
from idl.compiler.names import python_name, snake_case
from idl.compiler.reflections import reflection_of
from idl.translator.names import camel, property_name


class HereEmitter(InterfaceEmitter):
    """Writes one interface."""

    def __init__(
        self,
        exposure: Exposure,
        exposures: dict[str, Exposure],
        calls: Calls,
        types: Types,
        constants: Constants,
    ) -> None:
        super().__init__(exposure, exposures, calls, types)
        self.values = Values(types.definitions, constants)
        self.implementation = implementation(self.interface)

    def tie(self) -> str:
        return f"implementation({self.brand}, {self.implementation});\n"

    def text(self) -> str:
        if "StringMap" not in self.interface.extended_attributes:
            return super().text()
        for kind in ("supportedPropertyNames", "namedItem", "setItem", "removeItem"):
            self.wanted.append(
                Wanted(
                    self.name,
                    self.implementation,
                    "method",
                    kind,
                    f"{self.name}.{kind}",
                    self.interface.location,
                )
            )
        return f"{super().text()}stringMap({self.brand});\n"

    # Members

    def want(self, member: model.AnyMember, kind: Kind, name: str) -> str:
        """The name of what the implementation must have for a member."""
        shown = f"{member.declared_in}.{getattr(member, 'name', member)}"
        self.wanted.append(
            Wanted(self.name, self.implementation, kind, name, shown, member.location)
        )
        return name

    def construct(self, operation: model.Operation, names: list[str], action: str) -> list[str]:
        if "HTMLConstructor" in operation.extended_attributes:
            return [f"return htmlConstructor({self.name}, new.target);"]
        arguments = self.converted(operation, names, action)
        match operation.extended_attributes.get("CallWith"):
            case "Document":
                given = ", ".join(filter(None, ("associatedDocument()", arguments)))
                return [f"adopt(this, new {self.implementation}({given}));"]
            case str() as what:
                unsupported(operation.location, f"[CallWith={what}], which is not Document")
        if not operation.arguments:
            return [f"adopt(this, new {self.implementation}());"]
        if dictionary := self.interface.dictionary_of_object:
            type_ = model.Reference(dictionary, "dictionary")
            context = f"{action}: parameter 1"
            arguments += f", {self.values.convert(type_, names[0], context, operation.location)}"
        steps = self.want(operation, "method", f"constructorSteps{self.number(operation)}")
        return [f"adopt(this, new {self.implementation}()).{steps}({arguments});"]

    def number(self, operation: model.Operation) -> str:
        """The suffix of the name of an overload; empty for the first."""
        place = self.interface.operations[self.interface.key(operation)].index(operation) + 1
        return "" if place == 1 else f"_{place}"

    def operation(self, overloads: tuple[model.Operation, ...]) -> str:
        first = overloads[0]
        if "Default" in first.extended_attributes:
            return self.default_to_json()
        return super().operation(overloads)

    def regular(self, operation: model.Operation, names: list[str], action: str) -> list[str]:
        name = f"{implemented_as(operation)}{self.number(operation)}"
        if self.is_by_function(operation):
            self.want(operation, "function", name)
            arguments = ", ".join(filter(None, ("inner", self.converted(operation, names, action))))
            return with_reactions(operation, self.returning(operation, f"{name}({arguments})"))
        self.want(operation, "method", name)
        call = f"inner.{name}({self.converted(operation, names, action)})"
        return with_reactions(operation, self.returning(operation, call))

    def static(self, operation: model.Operation, names: list[str], action: str) -> list[str]:
        arguments = self.converted(operation, names, action)
        name = f"{implemented_as(operation)}{self.number(operation)}"
        self.want(operation, "static method", name)
        return self.returning(operation, f"{self.implementation}.{name}({arguments})")

    def returning(self, operation: model.Operation, call: str) -> list[str]:
        if operation.type == model.Simple("undefined"):
            return [f"{call};"]
        return [f"return {self.result(operation.type, call, operation.location)};"]

    def result(self, type_: model.Type, expression: str, location: Location) -> str:
        function = self.values.result(type_, location)
        return f"{function}({expression})" if function else expression

    def promising(self, operation: model.Operation, lines: list[str]) -> list[str]:
        return rejecting(lines) if operation.promised else lines

    def stringifier(self, member: model.Stringifier) -> str:
        behavior = self.want(member, "method", "stringificationBehavior")
        return method_text("toString", [], f"return {self.inner()}.{behavior}();")

    def attribute(self, attribute: model.Attribute) -> list[str]:
        name = attribute.name
        lines = [f"return {self.getting(attribute)};"]
        if isinstance(attribute.type, model.Generic) and attribute.type.name == "Promise":
            lines = rejecting(lines)
        methods = [method_text(f"get {name}", [], *lines)]
        forwards = attribute.extended_attributes.get("PutForwards")
        if forwards:
            methods.append(method_text(f"set {name}", ["$value"], *self.forwarding(name, forwards)))
        elif not attribute.readonly:
            setting = with_reactions(attribute, self.setting(attribute))
            methods.append(method_text(f"set {name}", ["$value"], *setting))
        if attribute.stringifier:
            methods.append(method_text("toString", [], *lines))
        return methods

    def target(self) -> str:
        """The implementation object of a member's call."""
        return self.inner()

    def getting(self, attribute: model.Attribute) -> str:
        name, type_, location = implemented_as(attribute), attribute.type, attribute.location
        if event := self.event_of_handler(attribute):
            getter = self.want(attribute, "method", "getEventHandler")
            return f'givenOrNull({self.target()}.{getter}("{event}"))'
        reflection = reflection_of(attribute, self.types.definitions.keywords)
        if reflection is not None and reflection.getter is not None:
            kind, more = reflection.getter
            kind = "domstring" if kind == "usvstring" else kind
            call = self.reflecting(f"reflected_{kind}", self.target(), reflection.name, *more)
            if str(type_) == "USVString":
                return f'scalarValueString({call}, "")'
            if kind == "elements":
                return f"frozenElementsOrNull({call})"
            return self.result(type_, call, location)
        if self.is_by_function(attribute):
            function = self.want(attribute, "function", f"get{name[0].upper()}{name[1:]}")
            return self.result(type_, f"{function}({self.target()})", location)
        self.want(attribute, "attribute", name)
        match type_:
            case model.Reference(_, "callback") if attribute.readonly:
                return f"{self.target()}.{name}"
            case model.Generic("FrozenArray", item):
                convert = self.values.result(item, location) or "anyValue"
                return f'frozenArrayOf({self.target()}, "{name}", {convert})'
        return self.result(type_, f"{self.target()}.{name}", location)

    def setting(self, attribute: model.Attribute) -> list[str]:
        name, type_ = implemented_as(attribute), attribute.type
        action = f"Failed to set the '{attribute.name}' property on '{self.name}'"
        context = f"{action}: The value"
        lines = [f"const inner = {self.target()};"]
        if event := self.event_of_handler(attribute):
            (callback,), _ = flatten(type_)
            function = self.values.function(callback, attribute.location)
            setter = self.want(attribute, "method", "setEventHandler")
            return [*lines, f'inner.{setter}("{event}", {function}($value));']
        reflection = reflection_of(attribute, self.types.definitions.keywords)
        if reflection is not None and reflection.setter is not None:
            value = self.values.convert(type_, "$value", context, attribute.location)
            kind, more = reflection.setter
            function = f"set_reflected_{kind}"
            return [
                f"{self.reflecting(function, self.target(), reflection.name, *more, value=value)};"
            ]
        if self.is_by_function(attribute):
            function = self.want(attribute, "function", f"set{name[0].upper()}{name[1:]}")
            value = self.values.convert(type_, "$value", context, attribute.location)
            return [*lines, f"{function}(inner, {value});"]
        self.want(attribute, "settable attribute", name)
        if isinstance(type_, model.Reference) and type_.kind == "enum":
            values = json.dumps(self.types.definitions.enums[type_.name].values)
            return [
                *lines,
                f"const value = stringValue($value, {json.dumps(context)});",
                f"if (isEnumValue({values}, value)) inner.{name} = value;",
            ]
        value = self.values.convert(type_, "$value", context, attribute.location)
        return [*lines, f"inner.{name} = {value};"]

    def is_by_function(self, member: model.Attribute | model.Operation) -> bool:
        """Whether functions that take the object implement it."""
        is_listed = member.name in self.interface.listed("ByFunction")
        return is_listed or "ByFunction" in member.extended_attributes

    def reflecting(
        self, function: str, inner: str, name: str, *arguments: object, value: str = ""
    ) -> str:
        """The call of a function of ``webapi/dom/reflection.py``."""
        given = [self.literal(each) for each in arguments]
        parts = [inner, f'"{name}"', *([value] if value else []), *given]
        return f"{camel(function)}({', '.join(parts)})"

    def literal(self, value: object) -> str:
        """An argument that the IDL gives, as algorithms see such a value."""
        match value:
            case None:
                return "undefined"
            case dict():
                return self.values.constants.numbered("keywords", f"tableOf({json.dumps(value)})")
            case list():
                return self.values.constants.numbered("tokens", f"listOf({json.dumps(value)})")
        return json.dumps(value)

    def event_of_handler(self, attribute: model.Attribute) -> str:
        """The type of the events that an event handler attribute is for; else empty."""
        (first, *_), _ = flatten(attribute.type)
        if not isinstance(first, model.Reference) or first.kind != "callback":
            return ""
        callback = self.types.definitions.callbacks[first.name]
        if "LegacyTreatNonObjectAsNull" not in callback.extended_attributes:
            return ""
        if not attribute.name.startswith("on") or attribute.readonly:
            unsupported(attribute.location, f"{attribute}, which is no event handler attribute")
        return attribute.name.removeprefix("on")

    def default_to_json(self) -> str:
        """https://webidl.spec.whatwg.org/#default-tojson-steps"""
        members = [
            (each.name, self.result(each.type, f"inner.{implemented_as(each)}", each.location))
            for interface in self.exposure.family
            for each in interface.attributes
            if is_json(each.type)
        ]
        lines = [f"const inner = {self.inner()};", "const object = {};"]
        lines += [
            f'defineProperty(object, "{name}", property({value}, true));' for name, value in members
        ]
        return method_text("toJSON", [], *lines, "return object;")

    # Iteration

    def iterable(self, iterable: model.Iterable) -> list[str]:
        assert iterable.key is not None
        self.want(iterable, "method", "valuePairsToIterateOver")
        place = iterable.location
        self.pairs_arguments = ", ".join(
            self.values.result(each, place) or "anyValue" for each in (iterable.key, iterable.value)
        )
        return self.iteration_methods(
            f"forEachValuePair(this, inner, {self.pairs_arguments}, $callback, $this);"
        )

    def iterators(self) -> str:
        return f'valuePairIterators("{self.name}", {self.pairs_arguments})'

    def other_iterable(
        self, iterable: model.Iterable | model.AsyncIterable
    ) -> tuple[list[str], str]:
        name = self.name
        if isinstance(iterable, model.Iterable):
            return [], f"iterableAsArray({name});"
        operation = model.Operation(
            iterable.location,
            iterable.declared_in,
            iterable.standard,
            {},
            "values",
            model.Simple("object"),
            iterable.arguments,
        )
        action = f"Failed to execute 'values' on '{name}'"
        names = [f"${each.name}" for each in iterable.arguments]
        iterator = self.want(iterable, "method", "asynchronousIterator")
        call = f"inner.{iterator}({self.converted(operation, names, action)})"
        values = method_text(
            "values",
            parameters(operation),
            f"const inner = {self.inner()};",
            f"return iterate{name}({call});",
        )
        convert = self.values.result(iterable.value, iterable.location) or "anyValue"
        return [values], (
            f'const iterate{name} = asyncIterators("{name}", {convert});\n'
            f"defineProperty({name}.prototype, asyncIteratorSymbol, "
            f"property({name}.prototype.values, false));"
        )

    def indexed(self, getter: model.Operation) -> str:
        item = self.result(getter.type, f"inner.{getter.name_of_steps}(index)", getter.location)
        if not flatten(getter.type)[1]:
            item = f"index < inner.length ? {item} : null"
        statement = (
            f"indexed({self.brand}, {self.name}, (inner) => inner.length, "
            f"(inner, index) => {item});"
        )
        if "NamedProperties" not in self.interface.extended_attributes:
            return statement
        return f"{statement}\n{self.named(getter)}"

    def named(self, getter: model.Operation | None = None) -> str:
        """The named properties: ``[NamedProperties]`` says which method of the implementation."""
        name = str(self.interface.extended_attributes["NamedProperties"])
        for operation, *_ in self.interface.operations.values():
            if implemented_as(operation) == name:
                getter = operation
        if getter is None:
            unsupported(self.interface.location, f"[NamedProperties={name}] without a getter")
        self.want(getter, "method", "supportedPropertyNames")
        method = self.want(getter, "method", name)
        item = self.result(getter.type, f"inner.{method}(name)", getter.location)
        return f"named({self.brand}, (inner, name) => {item});"

    # Arguments

    def converted(self, operation: model.Operation, names: list[str], action: str) -> str:
        return ", ".join(
            self.values.argument(each, name, f"{action}: parameter {index}", operation.location)
            for index, (each, name) in enumerate(zip(operation.arguments, names, strict=False), 1)
        )


def implemented_as(member: model.Attribute | model.Operation) -> str:
    """The implementation's name of a member: its own, or what ``[ImplementedAs]`` says."""
    return str(
        member.extended_attributes.get("ImplementedAs")
        or property_name(python_name(snake_case(member.name)))
    )


def with_reactions(member: model.Attribute | model.Operation, lines: list[str]) -> list[str]:
    """Wrap the lines of a member with [CEReactions].

    https://html.spec.whatwg.org/multipage/custom-elements.html#cereactions
    """
    if "CEReactions" not in member.extended_attributes:
        return lines
    return [
        "try {",
        *(f"  {line}" for line in lines),
        "} finally {",
        "  if (elementQueue.length !== 0) invokeReactions();",
        "}",
    ]


def rejecting(lines: list[str]) -> list[str]:
    """Wrap lines that return a promise: an error that they throw rejects the promise."""
    return [
        "try {",
        *(f"  {line}" for line in lines),
        "} catch (error) {",
        "  return rejectedWith(error);",
        "}",
    ]
