"""The attributes of a generated class."""

from __future__ import annotations

import textwrap

from idl.compiler import model
from idl.compiler.binding import Binding, Part, is_event_handler
from idl.compiler.converters import STRINGS
from idl.compiler.emit_results import Results
from idl.compiler.names import python_name, snake_case
from idl.compiler.python_source import call, define, text_literal
from idl.compiler.reflections import reflection_of


class Attributes(Part):
    """Writes properties, their getters and their setters."""

    def __init__(self, binding: Binding, results: Results) -> None:
        super().__init__(binding)
        self.results = results
        self.shown_in_setters = self.interface.name
        """The name of the interface in messages: ``{}`` in modules of mixins, for `include`."""

    def attribute(self, attribute: model.Attribute) -> list[str]:
        name = python_name(attribute.name)
        getting = self.getting(attribute)
        enum = model.references(attribute.type, "enum")
        setter = "" if enum else self.setter(attribute)
        body = self.results.returning(attribute, getting)
        is_step = getting.endswith("(self)") and not (enum and not attribute.readonly)
        if is_step and body == [f"return {getting}"]:
            documentation = self.documentation.member(attribute, before="doc=")
            functions = ",\n".join(filter(None, (getting.removesuffix("(self)"), setter)))
            given = textwrap.indent(f"{functions},\n{documentation}", "        ")
            return [f"    {name} = property(\n{given})"]
        documentation = self.documentation.member(attribute)
        sections = [define(f"{name}(self)", documentation, *body, decorators=["property"])]
        if setter:
            sections.append(f"    {name} = {name}.setter({setter})")
        if enum and not attribute.readonly:
            head, setting = f"{name}(self, value, /)", self.enumerated(attribute, enum[0])
            sections.append(define(head, *setting, decorators=[f"{name}.setter"]))
        return sections

    def setter(self, attribute: model.Attribute) -> str:
        """The expression for the function that sets an attribute, if it can be set."""
        forwards = attribute.extended_attributes.get("PutForwards")
        type_ = attribute.type
        step = f"{attribute.name}_setter"
        if attribute.name in self.interface.listed("FastPath"):
            return self.binding.step(attribute, step, "this", "value")
        if forwards:
            names = (repr(python_name(each)) for each in (attribute.name, forwards))
            return call(self.converters.webidl("setters", "forwarding_setter"), *names)
        if attribute.readonly:
            return ""
        action = f"Failed to set the '{attribute.name}' property on '{self.shown_in_setters}'"
        context = text_literal(f"{action}: The provided value")
        if is_event_handler(attribute):
            self.binding.want("event_target", "set_event_handler", ("type", "convert"), attribute)
            convert = self.binding.shared("_to_event_handler", self.converters.function(type_))
            set_ = self.imports.use(
                f"{self.binding.steps_package}.event_target", "set_event_handler"
            )
            return call(set_, repr(attribute.name.removeprefix("on")), convert)
        bound = self.binding.bound(attribute, "settable attribute", step)
        reflection = reflection_of(attribute, self.binding.definitions.keywords)
        reflects = reflection is not None and reflection.setter is not None
        convert, has_context = self.converter(type_, attribute.name, bool(bound) or reflects)
        context = f"context={context}" if has_context else ""
        if reflection is not None and reflection.setter is not None:
            kind, arguments = reflection.setter
            given = [repr(reflection.name), convert, *map(repr, arguments)]
            set_ = self.binding.reflection_step(attribute, f"set_reflected_{kind}", *given)
            return call(set_, *given, context)
        if bound is None:
            name, given = "step_setter", [self.binding.step(attribute, step, "this", "value")]
        elif bound.module:
            function = self.imports.use(bound.module, bound.name)
            name, given = "function_setter", [repr(bound.slot), function]
        else:
            name, given = "value_setter", [repr(bound.slot), repr(bound.name)]
        given += [convert, context]
        if "CEReactions" in attribute.extended_attributes:
            module = f"{self.binding.steps_package}.custom_element_reactions"
            given.append(f"reactions={self.imports.use(module, 'REACTIONS')}")
        return call(self.converters.webidl("setters", name), *given)

    def enumerated(self, attribute: model.Attribute, enum: str) -> list[str]:
        """The statements that set an attribute of an enumeration: an unknown value does nothing."""
        values = self.imports.use(f"{self.binding.package}.{snake_case(enum)}", enum)
        bound = self.binding.bound(attribute, "settable attribute", f"{attribute.name}_setter")
        if bound:
            setting = f"self.{bound.slot}.{bound.name} = value"
        else:
            step = self.binding.step(attribute, f"{attribute.name}_setter", "this", "value")
            setting = f"{step}(self, value)"
        return [
            f"value = {self.converters.webidl('strings', 'to_domstring')}(value)",
            f"if value in {self.imports.use('typing', 'get_args')}({values}):",
            f"    {setting}",
        ]

    def converter(self, type_: model.Type, name: str, inside: bool) -> tuple[str, bool]:
        """The function that converts a value, and whether it takes the context."""
        match type_:
            case model.Simple(simple) if simple in (*STRINGS, "boolean"):
                return self.converters.function(type_), False
            case model.Simple() | model.Buffer():
                return self.converters.function(type_), True
        return self.binding.shared(
            f"_to_{snake_case(name)}", self.converters.function(type_, inside)
        ), True

    def getting(self, attribute: model.Attribute) -> str:
        """The expression that gets an attribute."""
        bound = self.binding.bound(attribute, "attribute", f"{attribute.name}_getter")
        return self.binding.got(bound) if bound else f"{self.step_getter(attribute)}(self)"

    def getter(self, attribute: model.Attribute) -> str:
        """The function that gets an attribute."""
        bound = self.binding.bound(attribute, "attribute", f"{attribute.name}_getter")
        if not bound:
            return self.step_getter(attribute)
        name = f"_{snake_case(attribute.name)}"
        path = repr(f"{bound.slot}.{bound.name}")
        return self.binding.shared(name, call(self.imports.use("operator", "attrgetter"), path))

    def step_getter(self, attribute: model.Attribute) -> str:
        """The step that gets an attribute."""
        reflection = reflection_of(attribute, self.binding.definitions.keywords)
        if reflection is not None and reflection.getter is not None:
            kind, arguments = reflection.getter
            given = [repr(reflection.name), *map(repr, arguments)]
            getter = call(
                self.binding.reflection_step(attribute, f"reflected_{kind}", *given), *given
            )
            return (
                self.binding.shared(f"_{snake_case(attribute.name)}", getter)
                if kind in ("element", "elements", "tokens")
                else getter
            )
        if is_event_handler(attribute):
            self.binding.want("event_target", "event_handler", ("type",), attribute)
            getter = self.imports.use(f"{self.binding.steps_package}.event_target", "event_handler")
            return call(getter, repr(attribute.name.removeprefix("on")))
        return self.binding.step(attribute, f"{attribute.name}_getter", "this")
