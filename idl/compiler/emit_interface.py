"""An interface as a Python module: the class that binds the hand-written steps."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping

from idl.compiler import model
from idl.compiler.binding import Binding, Part
from idl.compiler.check import ancestors
from idl.compiler.emit_attributes import Attributes
from idl.compiler.emit_calls import Calls
from idl.compiler.emit_protocols import Protocols
from idl.compiler.emit_results import Results
from idl.compiler.names import python_name, snake_case
from idl.compiler.python_source import call, define, docstring, literal, module
from idl.compiler.steps import Step


class InterfaceEmitter(Part):
    """Writes one interface."""

    def __init__(self, binding: Binding) -> None:
        super().__init__(binding)
        results = Results(binding)
        self.calls = Calls(binding, results)
        self.attributes = Attributes(binding, results)
        self.protocols = Protocols(binding, results, self.calls, self.attributes)
        self.in_mixins: Mapping[str, frozenset[str]] = {}
        """The attributes that the modules of mixins have, by the mixin."""
        returned = binding.definitions.returned("interface")
        lineage = (self.interface, *binding.ancestors)
        self.is_returned = any(each.name in returned for each in lineage)
        interfaces = binding.definitions.interfaces
        self.inheriting = any(
            self.interface in ancestors(each, interfaces) for each in interfaces.values()
        )

    def module(self) -> str:
        """The module's text."""
        name = self.interface.name
        bases = f"({self.binding.base()})" if self.binding.base() else ""
        class_ = f"class {name}{bases}:\n{self.class_body()}"
        parts = [class_]
        if mixins := [each for each in self.interface.mixins if each in self.in_mixins]:
            modules = [f"{self.binding.package}.{snake_case(each)}" for each in mixins]
            names = map(self.imports.use, modules, mixins)
            parts.append(call(self.converters.webidl("setters", "include"), name, *names))
        if self.is_returned:
            parts.append(self.new_object())
        imports = self.imports.block()
        return module(f"The {name} interface.", self.interface, imports, self.constants, *parts)

    def new_object(self) -> str:
        """The function that makes an object from the value that steps returned."""
        arguments = [self.interface.name, self.binding.state_step("initialize", "this", "value")]
        if not self.inheriting:
            make = self.converters.webidl("platform_objects", "maker")
        else:
            make = self.converters.webidl("platform_objects", "maker_of_inheriting")
            arguments.append(self.imports.use(self.binding.package, "MODULES"))
        if self.has_html_constructor:
            arguments.append(self.binding.step(None, "class_of", "base", "value"))
        return f"new_object = {call(make, *arguments)}"

    def class_body(self) -> str:
        interface = self.interface
        documentation = self.documentation.interface(interface)
        sections = [textwrap.indent(documentation, "    "), self.slots()]
        if interface.constants:
            values = [(python_name(each.name), literal(each.value)) for each in interface.constants]
            sections.append("\n".join(f"    {name} = {value}" for name, value in values))
        sections += self.constructor()
        unwritten = interface.operations
        shared = [key for key in unwritten if key.startswith("static ")]
        for member in interface.members:
            match member:
                case model.Attribute(name=name, declared_in=declared_in):
                    if name not in self.in_mixins.get(declared_in, ()):
                        sections += self.attributes.attribute(member)
                case model.Operation(name=name) if name != "constructor":
                    overloads = unwritten.pop(interface.key(member), ())
                    action = f"Failed to execute '{name}' on '{interface.name}'"
                    if overloads and f"static {name}" in shared:
                        sections.append(self.calls.one_of_both(overloads, action))
                    elif overloads:
                        sections += self.calls.callables(python_name(name), overloads, action)
        for key in shared:
            name = python_name(key.removeprefix("static "))
            of_both = self.converters.webidl("static_and_regular", "StaticAndRegular")
            sections.append(f"    {name} = {of_both}(_static_{name}, _regular_{name})")
        if interface.async_iterable:
            sections += self.protocols.async_iteration(interface.async_iterable)
        if interface.iterable or interface.indexed_getter:
            sections += self.protocols.iteration(interface.iterable, interface.indexed_getter)
        if "Iterates" in interface.extended_attributes:
            step = self.binding.step(None, "iterate", "this")
            node = self.converters.interface("Node")
            same = f"value.platform_object or {node}.new(value)"
            sections.append(define("__iter__(self)", f"return ({same} for value in {step}(self))"))
        sections += self.protocols.protocols()
        return "\n\n".join(sections)

    def slots(self) -> str:
        own = () if self.binding.stateful != self.interface.name else (self.interface.name,)
        owners = [*filter(self.binding.implementations.has_slots, (*own, *self.interface.mixins))]
        location = self.interface.location
        self.binding.wanted += [Step(owner, "Slots", None, owner, location) for owner in owners]
        slots = [f"*{self.binding.steps(owner)}.Slots.__annotations__" for owner in owners]
        if not self.interface.inherits:
            slots.append('"__weakref__"')
        text = f"    __slots__ = ({', '.join(slots)}{',' * (len(slots) == 1)})"
        text += f"\n    _webapi_interface_name = {self.interface.name!r}"
        return text if self.interface.inherits else f"{text}\n    _webapi_is_interface = True"

    def constructor(self) -> list[str]:
        overloads = self.interface.constructors
        name = self.interface.name
        if not overloads:
            raising = self.converters.webidl("exceptions", "illegal_constructor")
            return [define("__init__(self, /, *_)", f"raise {raising}({name!r})")]
        action = f"Failed to construct '{name}'"
        sections = self.calls.callables("constructor", overloads, action)
        if "new" not in self.interface.operations:
            given = "*arguments, **named" if any(each.arguments for each in overloads) else ""
            head = f"cls, /, {given}" if given else "cls"
            text = docstring([f"Call {name}: what ``new {name}(…)`` is in JavaScript."], 8)
            body = (text, f"return cls({given})")
            sections.append(define(f"new({head})", *body, decorators=["classmethod"]))
        explain = self.converters.webidl("classes", "explain_missing_initialization")
        explained = f"{explain}(cls, {name!r})"
        named = "super().__init_subclass__(**named)"
        sections.append(define("__init_subclass__(cls, **named)", named, explained))
        return sections

    @property
    def has_html_constructor(self) -> bool:
        """https://html.spec.whatwg.org/multipage/dom.html#html-element-constructors"""
        constructors = self.interface.constructors
        return any("HTMLConstructor" in each.extended_attributes for each in constructors)
