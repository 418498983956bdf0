"""An interface as a Python module: the class that binds the hand-written steps."""

from __future__ import annotations

from idl.compiler import model
from idl.compiler.check import ancestors
from idl.compiler.converters import STRINGS, Converters
from idl.compiler.documentation import Documentation
from idl.compiler.imports import Imports
from idl.compiler.layout import (
    Call,
    Comprehension,
    Conditional,
    call,
    docstring,
    lay,
    literal,
    string,
)
from idl.compiler.names import python_name, snake_case
from idl.compiler.overloads import overload_table


class InterfaceEmitter:
    """Writes one interface."""

    def __init__(
        self,
        interface: model.Interface,
        definitions: model.Definitions,
        documentation: Documentation,
        package: str,
        steps_package: str,
    ) -> None:
        self.interface = interface
        self.ancestors = ancestors(interface, definitions.interfaces)
        self.documentation = documentation
        self.imports = Imports()
        self.converters = Converters(self.imports, package)
        self.package = package
        self.steps_package = steps_package
        self.constants: dict[str, str] = {}

    # The module

    def module(self) -> str:
        """The module's text."""
        name = self.interface.name
        self.imports.use("webapi.webidl", "realm")
        body = self.class_body()
        bases = f"({self.base()})" if self.interface.inherits else ""
        heading = docstring(
            [
                f"The {name} interface.",
                f"Made by ``python -m idl`` from {self.interface.location.file}: "
                "change that, not this.",
            ],
            0,
        )
        parts = [
            heading,
            self.imports.block(),
            *(lay(text, before=f"{constant} = ") for constant, text in self.constants.items()),
        ]
        text = "\n\n".join(part for part in parts[:2] if part)
        if self.constants:
            text += "\n\n" + "\n".join(parts[2:])
        text += (
            f"\n\n\nclass {name}{bases}:\n{body}\n\n\nrealm.interfaces[{string(name)}] = {name}\n"
        )
        return text

    def base(self) -> str:
        inherits = self.interface.inherits
        assert inherits is not None
        return self.imports.use(f"{self.package}.{snake_case(inherits)}", inherits)

    def steps(self, member: model.Member | None = None) -> str:
        """The steps module of a member, by the interface or mixin that declares it."""
        owner = member.declared_in if member else self.interface.name
        module = snake_case(owner)
        if owner == self.interface.name:
            return self.imports.use(self.steps_package, f"{module} as steps")
        return self.imports.use(self.steps_package, f"{module} as {module}_steps")

    # The class

    def class_body(self) -> str:
        interface = self.interface
        sections = [self.documentation.docstring(interface, None, 4), self.slots()]
        if interface.constants:
            sections.append("\n".join(self.constant(each) for each in interface.constants))
        sections += self.constructor()
        emitted = set[str]()
        for member in interface.members:
            match member:
                case model.Attribute():
                    sections += self.attribute(member)
                case model.Operation(name=name) if name != "constructor" and name not in emitted:
                    emitted.add(name)
                    sections += self.operation(name, interface.operations[name])
        if interface.indexed_getter:
            sections += self.indexed(interface.indexed_getter)
        if interface.iterable:
            sections += self.iterable(interface.iterable)
        sections += self.protocols()
        return "\n\n".join(sections)

    def slots(self) -> str:
        owners = [
            f"*{self.imports.use(self.steps_package, f'{snake_case(m)} as {snake_case(m)}_steps')}"
            ".Slots.__annotations__"
            for m in self.interface.mixins
        ]
        slots = [f"*{self.steps()}.Slots.__annotations__", *owners]
        if not self.interface.inherits:
            slots.append('"__weakref__"')
        if len(slots) == 1:
            return f"    __slots__ = ({slots[0]},)"
        return call("__slots__ = (", slots, indent=4)

    def constant(self, member: model.Constant) -> str:
        return f"    {python_name(member.name)} = {literal(member.value)}"

    def constructor(self) -> list[str]:
        overloads = self.interface.constructors
        name = self.interface.name
        if not overloads:
            raising = self.converters.webidl("exceptions", "illegal_constructor")
            return [f"    def __init__(self, /, *_):\n        raise {raising}({string(name)})"]
        action = f"Failed to construct '{name}'"
        sections = self.callables("__init__", "constructor", overloads, action)
        if "new" not in self.interface.operations:
            sections.append(
                "    @classmethod\n"
                "    def new(cls, /, *arguments, **named):\n"
                f'        """Call {name}: what ``new {name}(…)`` is in JavaScript."""\n'
                "        return cls(*arguments, **named)"
            )
        return sections

    def operation(self, name: str, overloads: tuple[model.Operation, ...]) -> list[str]:
        action = f"Failed to execute '{name}' on '{self.interface.name}'"
        return self.callables(python_name(name), python_name(name), overloads, action)

    def callables(
        self, method: str, step: str, overloads: tuple[model.Operation, ...], action: str
    ) -> list[str]:
        """One method, or a private one for each overload and the one that chooses."""
        if len(overloads) == 1:
            return [self.method(method, step, overloads[0], action, documented=True)]
        private = f"_{step.rstrip('_')}"
        static = overloads[0].static and step != "constructor"
        table_name = f"{private}_overloads".upper()
        self.constants[table_name] = overload_table(overloads, self.converters)
        resolve = self.converters.webidl("overloads", "resolve")
        receiver = [] if static else ["self"]
        lines = ["    @staticmethod"] if static else []
        lines.append(f"    def {method}({', '.join([*receiver, '/', '*arguments'][static:])}):")
        lines.append(self.documentation.docstring(self.interface, overloads, 8))
        if not static and step != "constructor":
            lines.append(self.receiver_check(8))
        lines.append(
            call("match " + f"{resolve}(", ["arguments", table_name, string(action)], "):", 8)
        )
        sections = []
        for number, overload in enumerate(overloads, 1):
            lines.append(f"            case {number}:")
            target = f"{self.interface.name}.{private}_{number}"
            given = ", ".join([*receiver, "*arguments"])
            lines.append(f"                return {target}({given})")
            suffix = "" if number == 1 else f"_{number}"
            sections.append(self.method(f"{private}_{number}", f"{step}{suffix}", overload, action))
        return ["\n".join(lines), *sections]

    def method(
        self,
        method: str,
        step: str,
        operation: model.Operation,
        action: str,
        documented: bool = False,
    ) -> str:
        static = operation.static and operation.name != "constructor"
        parameters = [*([] if static else ["self"]), *self.parameters(operation)]
        lines = ["    @staticmethod"] if static else []
        lines += self.fast_road(step, operation)
        lines.append(call(f"def {method}(", parameters, "):", 4))
        if documented:
            lines.append(self.documentation.docstring(self.interface, (operation,), 8))
        promised = isinstance(operation.type, model.Generic) and operation.type.name == "Promise"
        indent = 12 if promised else 8
        if promised:
            lines.append(f"{chr(10) if documented else ''}        def run():")
        if documented and not static and operation.name != "constructor":
            lines.append(self.receiver_check(indent))
        arguments: list[str] = [] if static else ["self"]
        for index, each in enumerate(operation.arguments, 1):
            arguments.append(self.argument(each, f"{action}: parameter {index}"))
        silent = operation.name == "constructor" or operation.type == model.Simple("undefined")
        returns = "" if silent else "return "
        lines.append(call(f"{returns}{self.steps(operation)}.{step}(", arguments, indent=indent))
        if promised:
            lines.append(f"\n        return {self.converters.webidl('promises', 'Promise')}(run)")
        return "\n".join(lines)

    def receiver_check(self, indent: int) -> str:
        """https://webidl.spec.whatwg.org/#dfn-create-operation-function, on ``this``"""
        raising = self.converters.webidl("exceptions", "illegal_invocation")
        pad = " " * indent
        return f"{pad}if not isinstance(self, {self.interface.name}):\n{pad}    raise {raising}()"

    def parameters(self, operation: model.Operation) -> list[str]:
        """The parameters but the receiver: what is left out, or ``None``, is ``undefined``."""
        parameters = []
        for each in operation.arguments:
            name = python_name(each.name)
            if each.variadic:
                parameters.append(f"*{name}")
            else:
                parameters.append(f"{name}=None" if each.optional else name)
        return parameters

    def fast_road(self, step: str, operation: model.Operation) -> list[str]:
        """The decorator that ``[FastRoad]`` puts on constructors and static tests."""
        is_test = operation.static and operation.type == model.Simple("boolean")
        if "FastRoad" in self.interface.extended_attributes and (
            is_test or operation.name == "constructor"
        ):
            return [f"    @{self.steps(operation)}.{step}_fast_road"]
        return []

    def argument(self, argument: model.Argument, context: str) -> str:
        """The expression for the converted value of an argument."""
        name = python_name(argument.name)
        if argument.variadic:
            each = self.convert(argument.type, "each", context, argument.name)
            return Comprehension(each, f"for each in {name}")
        converted = self.convert(argument.type, name, context, argument.name)
        if not argument.optional or converted == name:
            return converted
        if argument.default is None or argument.default.kind == "null":
            return Conditional("None", f"{name} is None", converted)
        if argument.default.kind == "dictionary":
            return converted
        return Conditional(literal(argument.default), f"{name} is None", converted)

    def convert(self, type_: model.Type, value: str, context: str, name: str) -> str:
        """The expression that converts ``value``."""
        match type_:
            case model.Simple("any"):
                return value
            case model.Simple("boolean"):
                return f"{self.converters.function(type_)}({value})"
            case model.Simple(string_type) if string_type in STRINGS:
                return f"{self.converters.function(type_)}({value})"
            case model.Reference(_, "enum" | "dictionary" | "callback" | "callback interface"):
                function = self.converters.function(type_)
            case model.Simple() | model.Buffer():
                function = self.converters.function(type_)
            case _:
                function = self.shared(f"_to_{snake_case(name)}", self.converters.function(type_))
        return Call(f"{function}(", [value, string(context)])

    def shared(self, name: str, expression: str) -> str:
        """A module-level name for a conversion that has to be made."""
        candidate, number = name, 2
        while self.constants.get(candidate, expression) != expression:
            candidate, number = f"{name}_{number}", number + 1
        self.constants[candidate] = expression
        return candidate

    def attribute(self, attribute: model.Attribute) -> list[str]:
        name = python_name(attribute.name)
        steps = self.steps(attribute)
        documentation = self.documentation.docstring(self.interface, attribute, 8, "doc=")
        getter = (
            f"    {name} = property(\n"
            f"        {steps}.{attribute.name}_getter,\n"
            f"{documentation},\n"
            "    )"
        )
        forwards = attribute.extended_attributes.get("PutForwards")
        if attribute.readonly and not forwards:
            return [getter]
        if forwards:
            body = f"{steps}.{attribute.name}_getter(self).{python_name(forwards)} = value"
        elif isinstance(attribute.type, model.Reference) and attribute.type.kind == "enum":
            values = self.imports.use(
                f"{self.package}.{snake_case(attribute.type.name)}", attribute.type.name
            )
            body = (
                f"value = {self.converters.webidl('strings', 'to_domstring')}(value)\n"
                f"        if value in {self.imports.use('typing', 'get_args')}({values}):\n"
                f"            {steps}.{attribute.name}_setter(self, value)"
            )
        else:
            context = (
                f"Failed to set the '{attribute.name}' property on '{self.interface.name}': "
                "The provided value"
            )
            converted = self.convert(attribute.type, "value", context, attribute.name)
            body = call(f"{steps}.{attribute.name}_setter(", ["self", converted], indent=8).lstrip()
        return [getter, f"    @{name}.setter\n    def {name}(self, value, /):\n        {body}"]

    # Python's protocols

    def indexed(self, getter: model.Operation) -> list[str]:
        module = self.imports.use("webapi.webidl", "iterables")
        given = self.length_and_item(getter)
        sections = [
            "    def __getitem__(self, index, /):\n"
            f"        return {module}.indexed(self, index, {given})"
        ]
        if not self.interface.iterable:
            pairs = self.shared("_pairs", f"{module}.indexed_pairs({given})")
            sections.append(
                f"    def __iter__(self):\n        return {module}.values(self, {pairs})"
            )
        return sections

    def length_and_item(self, getter: model.Operation) -> str:
        assert self.interface.length is not None
        length = f"{self.steps(self.interface.length)}.length_getter"
        return f"{length}, {self.steps(getter)}.{python_name(getter.name)}"

    def iterable(self, iterable: model.Iterable) -> list[str]:
        module = self.imports.use("webapi.webidl", "iterables")
        if iterable.key:
            pairs = f"{self.steps(iterable)}.value_pairs_to_iterate_over"
        else:
            assert self.interface.indexed_getter is not None
            pairs = self.shared(
                "_pairs",
                f"{module}.indexed_pairs({self.length_and_item(self.interface.indexed_getter)})",
            )
        sections = [
            f"    def {name}(self):\n"
            f"{self.documentation.iterable(self.interface, name)}\n"
            f"{self.receiver_check(8)}\n"
            f"        return {module}.{name}(self, {pairs})"
            for name in ("entries", "keys", "values")
        ]
        sections.append(self.for_each(module, pairs))
        each = "entries" if iterable.key else "values"
        sections.append(f"    def __iter__(self):\n        return {module}.{each}(self, {pairs})")
        return sections

    def for_each(self, module: str, pairs: str) -> str:
        context = f"Failed to execute 'forEach' on '{self.interface.name}': parameter 1"
        return "\n".join(
            [
                "    def forEach(self, callback, thisArg=None):",
                self.documentation.iterable(self.interface, "forEach"),
                self.receiver_check(8),
                call(f"{module}.for_each(", ["self", pairs, "callback", string(context)], indent=8),
            ]
        )

    def protocols(self) -> list[str]:
        interface = self.interface
        sections = []
        if length := interface.length:
            sections.append(f"    __len__ = {self.steps(length)}.{length.name}_getter")
            sections.append("    def __bool__(self):\n        return True")
        stringifier = interface.stringifier
        if isinstance(stringifier, model.Attribute):
            step = f"{self.steps(stringifier)}.{stringifier.name}_getter"
        elif stringifier:
            step = f"{self.steps(stringifier)}.stringification_behavior"
        if stringifier:
            if "toString" not in interface.operations:
                sections.append(
                    "    def toString(self):\n"
                    f'        """What ``str()`` of the object is."""\n'
                    f"{self.receiver_check(8)}\n"
                    f"        return {step}(self)"
                )
            sections.append(f"    __str__ = {step}")
        elif not any(each.stringifier for each in self.ancestors):
            sections.append(f'    def __str__(self):\n        return "[object {interface.name}]"')
        assignments = [f"    __repr__ = {self.steps()}.inspect"]
        if "Serializable" in interface.extended_attributes:
            assignments.append(f"    __getstate__ = {self.steps()}.serialization_steps")
            assignments.append(f"    __setstate__ = {self.steps()}.deserialization_steps")
        if stringifier:
            assignments.insert(0, sections.pop())
        sections.append("\n".join(assignments))
        return sections
