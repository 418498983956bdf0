"""An interface as a Python module: the class that binds the hand-written steps."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping

from idl.compiler import model
from idl.compiler.bound import Bound, Implementations
from idl.compiler.check import ancestors
from idl.compiler.converters import STRINGS, Converters, flatten, is_json, is_platform_object
from idl.compiler.documentation import Documentation
from idl.compiler.errors import IDLError
from idl.compiler.exposure import runs_here
from idl.compiler.implementations import Kind
from idl.compiler.imports import Imports
from idl.compiler.names import python_name, snake_case
from idl.compiler.options import options_of
from idl.compiler.overloads import overload_table
from idl.compiler.python_source import call, define, docstring, literal, module, text_literal
from idl.compiler.reflections import reflection_of
from idl.compiler.steps import Step


class InterfaceEmitter:
    """Writes one interface."""

    def __init__(
        self,
        interface: model.Interface,
        definitions: model.Definitions,
        documentation: Documentation,
        package: str,
        steps_package: str,
        implementations: Implementations,
    ) -> None:
        self.interface = interface
        self.implementations = implementations
        self.ancestors = ancestors(interface, definitions.interfaces)
        self.dictionaries = definitions.dictionaries
        self.keywords = definitions.keywords
        self.documentation = documentation
        self.imports = Imports()
        self.constants: dict[str, str] = {}
        self.converters = Converters(self.imports, package, self.constants, implementations.slot_of)
        self.package = package
        self.steps_package = steps_package
        self.wanted: list[Step] = []
        returned = definitions.returned("interface")
        lineage = (interface, *self.ancestors)
        self.shown_in_setters = interface.name
        """The name of the interface in messages: ``{}`` in modules of mixins, for `include`."""
        self.in_mixins: Mapping[str, frozenset[str]] = {}
        """The attributes that the modules of mixins have, by the mixin."""
        self.stateful = stateful(interface, self.ancestors)
        self.is_returned = any(each.name in returned for each in lineage)
        self.inheriting = any(
            interface in ancestors(each, definitions.interfaces)
            for each in definitions.interfaces.values()
        )

    # The module

    def module(self) -> str:
        """The module's text."""
        name = self.interface.name
        bases = f"({self.base()})" if self.base() else ""
        class_ = f"class {name}{bases}:\n{self.class_body()}"
        parts = [class_]
        if mixins := [each for each in self.interface.mixins if each in self.in_mixins]:
            modules = [f"{self.package}.{snake_case(each)}" for each in mixins]
            names = map(self.imports.use, modules, mixins)
            parts.append(call(self.converters.webidl("setters", "include"), name, *names))
        if self.is_returned:
            parts.append(self.new_object())
        imports = self.imports.block()
        return module(f"The {name} interface.", self.interface, imports, self.constants, *parts)

    def new_object(self) -> str:
        """The function that makes an object from the value that steps returned."""
        arguments = [self.interface.name, self.state_step("initialize", "this", "value")]
        if not self.inheriting:
            make = self.converters.webidl("platform_objects", "maker")
        else:
            make = self.converters.webidl("platform_objects", "maker_of_inheriting")
            arguments.append(self.imports.use(self.package, "MODULES"))
        if self.has_html_constructor:
            arguments.append(self.step(None, "class_of", "base", "value"))
        return f"new_object = {call(make, *arguments)}"

    def one_of(self, type_: model.Type, member: model.Attribute | model.Operation) -> str:
        """The name for an interface type, or for a union of those, whose ``new`` makes objects."""
        names = model.references(type_, "interface")
        if len(names) == 1:
            return self.converters.interface(names[0])
        one_of = self.converters.webidl("platform_objects", "OneOf")
        return self.shared("_interface_of_value", call(one_of, self.by_state(names, member)))

    def same_or_value(self, type_: model.Type, member: model.Member) -> str:
        """The function that gives the object of a value, or the value if it has none."""
        same_or_value = self.converters.webidl("platform_objects", "same_or_value")
        names = model.references(type_, "interface") or objects_of(member)
        interfaces = self.by_state(names, member)
        return self.shared("_object_or_value", call(same_or_value, interfaces))

    def by_state(self, names: list[str], member: model.Member) -> str:
        """The dict of these interfaces by the type of the values that steps return for them."""
        pairs = [f"{self.state(name, member)}: {self.converters.interface(name)}" for name in names]
        return f"{{{', '.join(pairs)}}}"

    def state(self, name: str, member: model.Member) -> str:
        """The class of the values that stand for the objects of an interface."""
        found = self.implementations.of(name)
        if found and not self.implementations.has_step(name, "State"):
            class_, _ = found
            return self.imports.use(class_.__module__, f"{class_.__name__} as {name}Impl")
        self.want(name, "State", None, member)
        return f"{self.steps(name)}.State"

    def returning(self, member: model.Attribute | model.Operation, value: str) -> list[str]:
        """The statements that return the steps' value as the type of the IDL."""
        type_ = member.type
        if not is_platform_object(type_):
            match type_:
                case model.Generic("ObservableArray"):
                    return [f"return {value}"]
                case model.Generic(name, item) if name != "Promise" and is_platform_object(item):
                    items = f"[{self.object(member, item)} for value in {value}]"
                    return [f"return {items}" if name == "sequence" else f"return tuple({items})"]
                case model.Generic("FrozenArray"):
                    return [f"return tuple({value})"]
                case model.Nullable(model.Generic("FrozenArray", item)):
                    frozen = self.converters.webidl("platform_objects", "frozen_elements")
                    return [f"return {frozen}({value}, {self.one_of(item, member)})"]
                case model.Generic("Promise", item) if is_platform_object(item):
                    of_object = self.converters.webidl("promises", "promise_of_object")
                    return [f"return {of_object}({value}, {self.one_of(item, member)}.new)"]
                case model.Generic("sequence", item) if model.references(item, "interface"):
                    same = self.same_or_value(item, member)
                    return [f"return [{same}(value) for value in {value}]"]
                case model.Simple("any") if objects_of(member):
                    return [f"return {self.same_or_value(type_, member)}({value})"]
                case model.Union() | model.Nullable() if model.references(type_, "interface"):
                    return [f"return {self.same_or_value(type_, member)}({value})"]
            return [f"return {value}"]
        if "SameObject" not in member.extended_attributes:
            return [f"value = {value}", f"return {self.object(member, type_)}"]
        lock = self.converters.webidl("platform_objects", "lock")
        slot = f"_webapi_{snake_case(member.name)}"
        interface = self.one_of(type_, member)
        self.want(member.declared_in, f"Slots.{slot}", None, member)
        return [
            f"if self.{slot} is None:",
            f"    with {lock}:",
            f"        if self.{slot} is None:",
            f"            self.{slot} = {interface}.new({value})",
            f"return self.{slot}",
        ]

    def object(self, member: model.Attribute | model.Operation, type_: model.Type) -> str:
        """The platform object of ``value``: a new one, or always the same one."""
        own = model.references(type_, "interface") == [self.interface.name]
        new = "new_object" if own else f"{self.one_of(type_, member)}.new"
        expression = f"{new}(value)"
        if not is_new(member, self.interface):
            expression = f"value.platform_object or {expression}"
        return f"None if value is None else {expression}" if flatten(type_)[1] else expression

    def base(self) -> str:
        inherits = self.interface.inherits
        if "StringMap" in self.interface.extended_attributes:
            return self.converters.webidl("string_maps", "StringMap")
        if "CSSAttributes" in self.interface.extended_attributes:
            assert inherits is not None
            attributes = self.converters.webidl("css_attributes", "CSSAttributes")
            base = self.imports.use(f"{self.package}.{snake_case(inherits)}", inherits)
            return f"{attributes}, {base}"
        if inherits is None:
            return "Exception" if "Exception" in self.interface.extended_attributes else ""
        return self.imports.use(f"{self.package}.{snake_case(inherits)}", inherits)

    def steps(self, owner: str) -> str:
        """The steps module of the interface or of a mixin."""
        module = snake_case(owner)
        if owner == self.interface.name:
            return self.imports.use(self.steps_package, f"{module} as steps")
        return self.imports.use(self.steps_package, f"{module} as {module}_steps")

    def step(self, member: model.Member | None, name: str, *arguments: str) -> str:
        """Name the step that a member, or the interface, calls with these arguments."""
        owner = self.interface.name if member is None else member.declared_in
        self.want(owner, name, arguments, member)
        return f"{self.steps(owner)}.{name}"

    def state_step(self, name: str, *arguments: str) -> str:
        """Name a step of the interface that has the private attributes, or that it inherits."""
        owner = self.owner_of(name)
        self.want(owner, name, arguments, None)
        return f"{self.steps(owner)}.{name}"

    def owner_of(self, step: str) -> str:
        """The interface whose steps have ``initialize`` or ``inspect``: the nearest one."""
        names = [self.interface.name, *(each.name for each in self.ancestors)]
        inherited = names[names.index(self.stateful) :]
        has_step = self.implementations.has_step
        return next((each for each in inherited if has_step(each, step)), self.stateful)

    def want(
        self, owner: str, name: str, arguments: tuple[str, ...] | None, member: model.Member | None
    ) -> None:
        """Note a step that generated code uses for a member, or for the interface."""
        shown, location = self.interface.name, self.interface.location
        if member is not None:
            shown = f"{member.declared_in}.{getattr(member, 'name', member)}"
            location = member.location
        self.wanted.append(Step(owner, name, arguments, shown, location))

    def reflection_step(self, member: model.Attribute, name: str, *arguments: str) -> str:
        """The step that [Reflect] calls."""
        self.want("reflection", name, arguments, member)
        return self.imports.use(f"{self.steps_package}.reflection", name)

    # What needs no steps

    def has_no_step(self, member: model.AnyMember, step: str) -> bool:
        """Whether a member of an interface with an implementation has no step of that name."""
        return self.implementations.of(self.interface.name) is not None and not (
            self.implementations.has_step(member.declared_in, step)
        )

    def bound(self, member: model.AnyMember, kind: Kind, step: str) -> Bound | None:
        """What implements a member that has no step."""
        if not self.has_no_step(member, step):
            return None
        name = step
        match member:
            case model.Attribute():
                reflection = reflection_of(member, self.keywords)
                is_set = kind == "settable attribute"
                if is_event_handler(member) or (
                    reflection and (reflection.setter if is_set else reflection.getter)
                ):
                    return None
                name = member.extended_attributes.get("ImplementedAs") or member.name
            case model.Operation(static=True) | model.Operation(name="constructor"):
                return None
            case model.Operation():
                own = python_name(member.name_of_steps)
                suffix = step.removeprefix(own)
                name = (member.extended_attributes.get("ImplementedAs") or own) + suffix
        return self.implementations.bind(self.interface, member, kind, name)

    def called(self, bound: Bound, arguments: Iterable[str]) -> str:
        """The call of what implements an operation, or the function of an attribute."""
        inner = f"self.{bound.slot}"
        if bound.module:
            return call(self.imports.use(bound.module, bound.name), inner, *arguments)
        return call(f"{inner}.{bound.name}", *arguments)

    def got(self, bound: Bound) -> str:
        """The expression for the value of an attribute."""
        return self.called(bound, ()) if bound.module else f"self.{bound.slot}.{bound.name}"

    # The class

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
                        sections += self.attribute(member)
                case model.Operation(name=name) if name != "constructor":
                    overloads = unwritten.pop(interface.key(member), ())
                    action = f"Failed to execute '{name}' on '{interface.name}'"
                    if overloads and f"static {name}" in shared:
                        sections.append(self.one_of_both(overloads, action))
                    elif overloads:
                        sections += self.callables(python_name(name), overloads, action)
        for key in shared:
            name = python_name(key.removeprefix("static "))
            of_both = self.converters.webidl("static_and_regular", "StaticAndRegular")
            sections.append(f"    {name} = {of_both}(_static_{name}, _regular_{name})")
        if interface.async_iterable:
            sections += self.async_iteration(interface.async_iterable)
        if interface.iterable or interface.indexed_getter:
            sections += self.iteration(interface.iterable, interface.indexed_getter)
        if "Iterates" in interface.extended_attributes:
            step = self.step(None, "iterate", "this")
            node = self.converters.interface("Node")
            same = f"value.platform_object or {node}.new(value)"
            sections.append(define("__iter__(self)", f"return ({same} for value in {step}(self))"))
        sections += self.protocols()
        return "\n\n".join(sections)

    def one_of_both(self, overloads: tuple[model.Operation, ...], action: str) -> str:
        """A static operation that shares its name with a regular one, or this one."""
        operation, *others = overloads
        if others:
            raise IDLError(others[0].location, f"unsupported overloads of {operation}")
        name = python_name(operation.name)
        kind = "static" if operation.static else "regular"
        return self.method(f"_{kind}_{name}", name, operation, action, documented=True)

    def slots(self) -> str:
        own = () if self.stateful != self.interface.name else (self.interface.name,)
        owners = [*filter(self.implementations.has_slots, (*own, *self.interface.mixins))]
        location = self.interface.location
        self.wanted += [Step(owner, "Slots", None, owner, location) for owner in owners]
        slots = [f"*{self.steps(owner)}.Slots.__annotations__" for owner in owners]
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
        sections = self.callables("constructor", overloads, action)
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

    def callables(
        self, step: str, overloads: tuple[model.Operation, ...], action: str
    ) -> list[str]:
        """One method; for overloads, a private method for each and a public one that chooses."""
        method = "__init__" if step == "constructor" else step
        if len(overloads) == 1:
            return [self.method(method, step, overloads[0], action, documented=True)]
        private = f"_{step.rstrip('_')}"
        static = overloads[0].static and step != "constructor"
        table_name = f"{private}_overloads".upper()
        self.constants[table_name] = overload_table(overloads, self.converters)
        resolve = self.converters.webidl("overloads", "resolve")
        by_position = self.converters.webidl("overloads", "by_position")
        receiver = [] if static else ["self"]
        class_ = self.interface.name
        methods = [f"{class_}.{private}_{number}" for number, _ in enumerate(overloads, 1)]
        given = "arguments" if static else "(self, *arguments)"
        dictionaries = self.calls_with_dictionaries(overloads)
        chosen = call(by_position, "overloads", given, "named", repr(action), *dictionaries)
        body = [self.documentation.member(*overloads)]
        if not overloads[0].static:
            body.append(self.receiver_check())
        body += [
            "if named:",
            f"    overloads = ({', '.join(methods)})",
            f"    arguments = {chosen}{'' if static else '[1:]'}",
            f"match {call(resolve, 'arguments', table_name, repr(action))}:",
        ]
        sections = []
        for number, (overload, target) in enumerate(zip(overloads, methods, strict=True), 1):
            body.append(f"    case {number}:")
            body.append(f"        return {call(target, *receiver, '*arguments')}")
            suffix = "" if number == 1 else f"_{number}"
            sections.append(self.method(f"{private}_{number}", f"{step}{suffix}", overload, action))
        head = call(method, *receiver, "/" * (not static), "*arguments", "**named")
        return [define(head, *body, decorators=["staticmethod"] * static), *sections]

    def method(
        self,
        method: str,
        step: str,
        operation: model.Operation,
        action: str,
        documented: bool = False,
    ) -> str:
        static = operation.static and operation.name != "constructor"
        receiver, this = ([], []) if static else (["self"], ["this"])
        decorators = ["staticmethod"] * static
        if operation.name in self.interface.listed("FastPath"):
            decorators.append(self.step(operation, f"{step}_fast_path", "operation"))
        bound = self.bound(operation, "method", step)
        given = self.given(operation, action, bool(bound))
        names = [each.name for each in operation.arguments]
        dictionary = self.interface.dictionary_of_object
        if dictionary and operation.name == "constructor":
            names.append(f"{names[0]}Dict")
            given.append(self.dictionary_of(dictionary, operation, action))
        silent = operation.name == "constructor" or operation.type == model.Simple("undefined")
        if "Default" in operation.extended_attributes:
            body = [self.default_to_json()]
        else:
            steps = (
                self.called(bound, given)
                if bound
                else call(self.step(operation, step, *this, *names), *receiver, *given)
            )
            body = [steps] if silent else self.returning(operation, steps)
            body = self.with_reactions(operation, body)
        if documented and not operation.static:
            body.insert(0, self.receiver_check())
        if operation.promised:
            body = self.promising(operation, body)
        parameters = self.parameters(operation)
        if documented and (dictionaries := self.calls_with_dictionaries((operation,))):
            function, calls = dictionaries
            if options_of(operation, self.interface, self.dictionaries):
                options = python_name(operation.arguments[-1].name)
                given_by_name = self.converters.webidl("keywords", "options_by_name")
                dictionary = call(given_by_name, function, "named", options, calls)
                body.insert(0, f"if named:\n    {options} = {dictionary}")
            else:
                unexpected = self.converters.webidl("keywords", "unexpected_keyword")
                refused = call(unexpected, function, "named", calls)
                body.insert(0, f"if named:\n    raise {refused}")
            parameters.append("**named")
        if documented:
            body.insert(0, self.documentation.member(operation))
        head = call(method, *receiver, *parameters)
        return define(head, *body, decorators=decorators)

    def dictionary_of(self, name: str, operation: model.Operation, action: str) -> str:
        """The expression for the dictionary that the object of a constructor converts to."""
        convert = self.converters.function(model.Reference(name, "dictionary"))
        argument = python_name(operation.arguments[0].name)
        return call(convert, argument, repr(f"{action}: parameter 1"))

    def promising(self, operation: model.Operation, body: list[str]) -> list[str]:
        """Wrap statements that return a promise: an error that they raise rejects it.

        What is written once returns promises of its own. Other steps return the value of one.
        """
        if not (runs_here(self.interface) or runs_here(operation)):
            promise = self.converters.webidl("promises", "Promise")
            return [textwrap.dedent(define("run()", *body)), f"return {promise}(run)"]
        rejected = self.converters.webidl("promises", "promise_rejected_with")
        thrown = self.converters.webidl("thrown_value", "thrown_value")
        return [
            "try:",
            *(textwrap.indent(each, "    ") for each in body),
            "except Exception as error:",
            f"    return {rejected}({thrown}(error))",
        ]

    def with_reactions(self, member: model.Operation, body: list[str]) -> list[str]:
        """Wrap the statements of a member with [CEReactions].

        https://html.spec.whatwg.org/multipage/custom-elements.html#cereactions
        """
        if "CEReactions" not in member.extended_attributes:
            return body
        module = f"{self.steps_package}.custom_element_reactions"
        self.want("custom_element_reactions", "invoke_reactions", (), member)
        return [
            "try:",
            *(textwrap.indent(each, "    ") for each in body),
            "finally:",
            f"    if {self.imports.use(module, 'ELEMENT_QUEUES')}:",
            f"        {self.imports.use(module, 'invoke_reactions')}()",
        ]

    def default_to_json(self) -> str:
        """https://webidl.spec.whatwg.org/#default-tojson-steps"""
        names = [
            each.name
            for interface in (*reversed(self.ancestors), self.interface)
            if any(
                "Default" in each.extended_attributes
                for each in interface.operations.get("toJSON", ())
            )
            for each in interface.attributes
            if is_json(each.type)
        ]
        items = [f"{name!r}: self.{python_name(name)}" for name in names]
        return f"return {{{', '.join(items)}}}"

    def receiver_check(self) -> str:
        """https://webidl.spec.whatwg.org/#dfn-create-operation-function, on ``this``"""
        raising = self.converters.webidl("exceptions", "illegal_invocation")
        return f"if not isinstance(self, {self.interface.name}):\n    raise {raising}()"

    def calls_with_dictionaries(self, overloads: tuple[model.Operation, ...]) -> list[str]:
        """The name of a function and the members of each dictionary that it takes.

        The members are given by the text of the call before the dictionary.
        """
        name = self.shown_name(overloads[0])
        calls: dict[str, tuple[str, ...]] = {}
        for overload in sorted(overloads, key=lambda each: len(each.arguments)):
            before = f"{name}("
            for index, argument in enumerate(overload.arguments):
                given_as = self.dictionaries_given_as(overload, index)
                for each in given_as:
                    own = self.dictionaries[each]
                    inherited = (own, *ancestors(own, self.dictionaries))
                    members = [member.name for each in inherited for member in each.members]
                    calls.setdefault(before, tuple(sorted(members)))
                default = argument.default
                given = python_name(argument.name)
                if default is not None and default.kind == "string":
                    given = f'"{default.value}"'
                before += f"{given}, "
        return [repr(name), repr(calls)] if calls else []

    def dictionaries_given_as(self, operation: model.Operation, index: int) -> list[str]:
        """The dictionaries that an argument can be.

        An operation's argument that can be a string too, as a pattern's input, is no options.
        """
        type_ = operation.arguments[index].type
        strings = [model.Simple(each) for each in STRINGS]
        if operation.name == "constructor":
            if index == 0 and self.interface.dictionary_of_object:
                return [self.interface.dictionary_of_object]
        elif any(each in strings for each in model.nested(type_)):
            return []
        return model.references(type_, "dictionary")

    def shown_name(self, operation: model.Operation) -> str:
        """The name by which messages show a call."""
        if operation.name == "constructor":
            return self.interface.name
        name = python_name(operation.name)
        return f"{self.interface.name}.{name}" if operation.static else name

    def given(
        self, member: model.Operation | model.AsyncIterable, action: str, inside: bool = False
    ) -> list[str]:
        """The expressions for the converted values of the arguments.

        ``inside``: the implementations of objects in place of the objects.
        """
        return [
            self.argument(each, f"{action}: parameter {index}", inside)
            for index, each in enumerate(member.arguments, 1)
        ]

    def parameters(self, operation: model.Operation | model.AsyncIterable) -> list[str]:
        """The parameters but the receiver. A missing argument, or ``None``, is ``undefined``."""
        return [
            "*" * each.variadic + python_name(each.name) + "=None" * each.optional
            for each in operation.arguments
        ]

    def argument(self, argument: model.Argument, context: str, inside: bool) -> str:
        """The expression for the converted value of an argument."""
        name = python_name(argument.name)
        if argument.variadic:
            each = self.convert(argument.type, "each", context, argument.name, inside)
            return f"list({name})" if each == "each" else f"[{each} for each in {name}]"
        converted = self.convert(argument.type, name, context, argument.name, inside)
        if not argument.optional or converted == name:
            return converted
        if argument.default is None or argument.default.kind == "null":
            return f"None if {name} is None else {converted}"
        if argument.default.kind == "dictionary":
            return converted
        return f"{literal(argument.default)} if {name} is None else {converted}"

    def convert(self, type_: model.Type, value: str, context: str, name: str, inside: bool) -> str:
        """The expression that converts ``value``."""
        match type_:
            case model.Simple("any"):
                return value
            case model.Simple(simple) if simple in (*STRINGS, "boolean"):
                return f"{self.converters.function(type_)}({value})"
            case model.Reference(interface, "interface"):
                converted = call(self.converters.function(type_), value, text_literal(context))
                slot = self.implementations.slot_of(interface) if inside else ""
                return f"{converted}.{slot}" if slot else converted
            case model.Simple() | model.Buffer() | model.Reference():
                function = self.converters.function(type_)
            case _:
                expression = self.converters.function(type_, inside)
                function = self.shared(f"_to_{snake_case(name)}", expression)
        return call(function, value, text_literal(context))

    def shared(self, name: str, expression: str) -> str:
        """A module-level constant with the value of an expression."""
        if expression == "nullable(to_domstring)":
            name = "_to_nullable_domstring"
        candidate, number = name, 2
        while self.constants.get(candidate, expression) != expression:
            candidate, number = f"{name}_{number}", number + 1
        self.constants[candidate] = expression
        return candidate

    def attribute(self, attribute: model.Attribute) -> list[str]:
        name = python_name(attribute.name)
        getting = self.getting(attribute)
        enum = model.references(attribute.type, "enum")
        setter = "" if enum else self.setter(attribute)
        body = self.returning(attribute, getting)
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
            return self.step(attribute, step, "this", "value")
        if forwards:
            names = (repr(python_name(each)) for each in (attribute.name, forwards))
            return call(self.converters.webidl("setters", "forwarding_setter"), *names)
        if attribute.readonly:
            return ""
        action = f"Failed to set the '{attribute.name}' property on '{self.shown_in_setters}'"
        context = text_literal(f"{action}: The provided value")
        if is_event_handler(attribute):
            self.want("event_target", "set_event_handler", ("type", "convert"), attribute)
            convert = self.shared("_to_event_handler", self.converters.function(type_))
            set_ = self.imports.use(f"{self.steps_package}.event_target", "set_event_handler")
            return call(set_, repr(attribute.name.removeprefix("on")), convert)
        bound = self.bound(attribute, "settable attribute", step)
        reflection = reflection_of(attribute, self.keywords)
        reflects = reflection is not None and reflection.setter is not None
        convert, has_context = self.converter(type_, attribute.name, bool(bound) or reflects)
        context = f"context={context}" if has_context else ""
        if reflection is not None and reflection.setter is not None:
            kind, arguments = reflection.setter
            given = [repr(reflection.name), convert, *map(repr, arguments)]
            set_ = self.reflection_step(attribute, f"set_reflected_{kind}", *given)
            return call(set_, *given, context)
        if bound is None:
            name, given = "step_setter", [self.step(attribute, step, "this", "value")]
        elif bound.module:
            function = self.imports.use(bound.module, bound.name)
            name, given = "function_setter", [repr(bound.slot), function]
        else:
            name, given = "value_setter", [repr(bound.slot), repr(bound.name)]
        given += [convert, context]
        if "CEReactions" in attribute.extended_attributes:
            module = f"{self.steps_package}.custom_element_reactions"
            given.append(f"reactions={self.imports.use(module, 'REACTIONS')}")
        return call(self.converters.webidl("setters", name), *given)

    def enumerated(self, attribute: model.Attribute, enum: str) -> list[str]:
        """The statements that set an attribute of an enumeration: an unknown value does nothing."""
        values = self.imports.use(f"{self.package}.{snake_case(enum)}", enum)
        bound = self.bound(attribute, "settable attribute", f"{attribute.name}_setter")
        if bound:
            setting = f"self.{bound.slot}.{bound.name} = value"
        else:
            step = self.step(attribute, f"{attribute.name}_setter", "this", "value")
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
        return self.shared(f"_to_{snake_case(name)}", self.converters.function(type_, inside)), True

    def getting(self, attribute: model.Attribute) -> str:
        """The expression that gets an attribute."""
        bound = self.bound(attribute, "attribute", f"{attribute.name}_getter")
        return self.got(bound) if bound else f"{self.step_getter(attribute)}(self)"

    def getter(self, attribute: model.Attribute) -> str:
        """The function that gets an attribute."""
        bound = self.bound(attribute, "attribute", f"{attribute.name}_getter")
        if not bound:
            return self.step_getter(attribute)
        name = f"_{snake_case(attribute.name)}"
        path = repr(f"{bound.slot}.{bound.name}")
        return self.shared(name, call(self.imports.use("operator", "attrgetter"), path))

    def step_getter(self, attribute: model.Attribute) -> str:
        """The step that gets an attribute."""
        reflection = reflection_of(attribute, self.keywords)
        if reflection is not None and reflection.getter is not None:
            kind, arguments = reflection.getter
            given = [repr(reflection.name), *map(repr, arguments)]
            getter = call(self.reflection_step(attribute, f"reflected_{kind}", *given), *given)
            return (
                self.shared(f"_{snake_case(attribute.name)}", getter)
                if kind in ("element", "elements", "tokens")
                else getter
            )
        if is_event_handler(attribute):
            self.want("event_target", "event_handler", ("type",), attribute)
            getter = self.imports.use(f"{self.steps_package}.event_target", "event_handler")
            return call(getter, repr(attribute.name.removeprefix("on")))
        return self.step(attribute, f"{attribute.name}_getter", "this")

    # Python's protocols

    def stringifying(self, stringifier: model.Stringifier) -> str:
        """The expression for the text of an object."""
        bound = self.bound(stringifier, "method", "stringification_behavior")
        if bound:
            return self.called(bound, ())
        return f"{self.step(stringifier, 'stringification_behavior', 'this')}(self)"

    def length_and_item(self, getter: model.Operation) -> str:
        assert self.interface.length is not None
        step = self.item(getter)
        if is_platform_object(getter.type):
            same_of = self.converters.webidl("platform_objects", "same_of")
            step = self.shared("_item", call(same_of, step, self.one_of(getter.type, getter)))
        return f"{self.getter(self.interface.length)}, {step}"

    def item(self, getter: model.Operation) -> str:
        """The function of an object and an index."""
        name = python_name(getter.name_of_steps)
        bound = self.bound(getter, "method", name)
        if not bound:
            return self.step(getter, name, "this", "index")
        item_of = self.converters.webidl("platform_objects", "item_of")
        return self.shared("_indexed", call(item_of, repr(f"{bound.slot}.{bound.name}")))

    def iteration(
        self, iterable: model.Iterable | None, getter: model.Operation | None
    ) -> list[str]:
        """The methods that iterate over pairs or over indexed properties."""
        module = self.imports.use("webapi.webidl", "iterables")
        sections = list[str]()
        pairs = values = ""
        if getter:
            given = self.length_and_item(getter)
            getitem = [f"return {module}.indexed(self, index, {given})"]
            if named := self.interface.named_getter:
                by_name = f"return {module}.named(self, index, self.{named})"
                getitem.insert(0, f"if isinstance(index, str):\n    {by_name}")
                contains = f"return {module}.contains_item(self, item, self.{named})"
                sections.append(define("__contains__(self, item, /)", contains))
            sections.append(define("__getitem__(self, index, /)", *getitem))
            values = f"{module}.indexed_values(self, {given})"
            if iterable:
                pairs = self.shared("_pairs", f"{module}.indexed_pairs({given})")
        elif iterable:
            pairs = self.step(iterable, "value_pairs_to_iterate_over", "this")
            if model.references(iterable.value, "interface"):
                same = self.same_or_value(iterable.value, iterable)
                pairs_of = self.converters.webidl("platform_objects", "pairs_of")
                pairs = self.shared("_pairs", call(pairs_of, pairs, same))
        if iterable:
            context = f"Failed to execute 'forEach' on '{self.interface.name}': parameter 1"
            for name in model.ITERATION:
                head, body = f"{name}(self)", f"return {module}.{name}(self, {pairs})"
                if name == "values" and values:
                    body = f"return {values}"
                if name == "forEach":
                    head = "forEach(self, callback, thisArg=None)"
                    body = f"{module}.for_each(self, {pairs}, callback, {context!r})"
                text = self.documentation.iterable(self.interface, name)
                sections.append(define(head, text, self.receiver_check(), body))
        each = iterable.default if iterable else "values"
        values = values or f"{module}.{each}(self, {pairs})"
        sections.append(define("__iter__(self)", f"return {values}"))
        if iterable and iterable.setlike:
            sections.append(define("__contains__(self, item, /)", "return self.has(item)"))
        elif iterable and iterable.key:
            sections.append(f"    _webapi_pairs = staticmethod({pairs})")
            if overloads := self.interface.operations.get("has"):
                by_name = pairs if len(overloads[0].arguments) == 1 else ""
                given = call(f"{module}.contains", "self", "item", "self.has", by_name)
                sections.append(define("__contains__(self, item, /)", f"return {given}"))
            no_mapping = f"raise {module}.no_mapping(self)"
            sections.append(define("__getitem__(self, key, /)", no_mapping))
        return sections

    def async_iteration(self, declaration: model.AsyncIterable) -> list[str]:
        """The methods that iterate asynchronously."""
        action = f"Failed to execute 'values' on '{self.interface.name}'"
        names = (each.name for each in declaration.arguments)
        step = self.step(declaration, "asynchronous_iterator", "this", *names)
        iterator = self.converters.webidl("async_iterables", "AsyncIterator")
        made = f"return {iterator}({call(step, 'self', *self.given(declaration, action))})"
        text = self.documentation.async_iterable(self.interface, declaration)
        head = call("values", "self", *self.parameters(declaration))
        return [
            define(head, text, self.receiver_check(), made),
            define("__aiter__(self)", "return self.values()"),
        ]

    def protocols(self) -> list[str]:
        interface, attributes = self.interface, self.interface.extended_attributes
        sections = []
        assignments = {}
        if length := interface.length:
            getting = self.getting(length)
            if getting.endswith("(self)"):
                sections.append(f"    __len__ = {getting.removesuffix('(self)')}")
            else:
                sections.append(define("__len__(self)", f"return {getting}"))
            sections.append(define("__bool__(self)", "return True"))
        if stringifier := interface.stringifier:
            if isinstance(stringifier, model.Attribute):
                getting = self.getting(stringifier)
            else:
                getting = self.stringifying(stringifier)
            if getting.endswith("(self)"):
                assignments["__str__"] = getting.removesuffix("(self)")
            else:
                sections.append(define("__str__(self)", f"return {getting}"))
            if "toString" not in interface.operations:
                text = '"""Return ``str()`` of the object."""'
                body = (text, self.receiver_check(), f"return {getting}")
                sections.append(define("toString(self)", *body))
            if "Changeable" in attributes:
                change = self.converters.webidl("classes", "changed")
                copied = f"return {change}(self, members)"
                text = self.documentation.changed_copy(interface)
                sections.append(define("with_(self, /, **members)", text, copied))
            formatted = "return format(str(self), specification)"
            sections.append(define("__format__(self, specification, /)", formatted))
        elif self.base() == "Exception":
            assignments["__str__"] = self.step(None, "to_string", "this")
        elif not self.ancestors:
            assignments["__str__"] = self.converters.webidl("classes", "to_object_text")
        if self.owner_of("inspect") == self.interface.name:
            assignments["__repr__"] = self.state_step("inspect", "this")
        if {"Picklable", "Serializable"} & attributes.keys():
            deserialize = self.step(None, "deserialization_steps", "this", "serialized")
            assignments["__getstate__"] = self.step(None, "serialization_steps", "this")
            assignments["__setstate__"] = deserialize
        if "StringMap" in attributes:
            names = self.step(None, "supported_property_names", "this")
            assignments["_webapi_supported_property_names"] = names
            assignments["_webapi_named_item"] = self.step(None, "named_item", "this", "name")
            setter = self.step(None, "set_item", "this", "name", "value")
            assignments["_webapi_set_item"] = setter
            assignments["_webapi_remove_item"] = self.step(None, "remove_item", "this", "name")
        if "CSSAttributes" in attributes:
            assignments["_webapi_properties"] = self.step(None, "properties")
        if "ItemType" in attributes:
            alias = self.imports.use("types", "GenericAlias")
            assignments["__class_getitem__"] = f"classmethod({alias})"
        if "Uncopyable" in attributes:
            assignments["__reduce__"] = self.converters.webidl("classes", "refuse_to_copy")
        if "Serializable" in attributes:
            clone = self.step(None, "cloning_steps", "this", "clone")
            new = f"clone = {interface.name}.__new__({interface.name})"
            body = (new, f"{clone}(self, clone)", "return clone")
            sections.append(define("_webapi_clone(self)", *body))
        if "ExtractAnOrigin" in attributes:
            extract = self.step(None, "extract_an_origin", "this")
            assignments["_webapi_extract_an_origin"] = extract
        assigned = "\n".join(f"    {name} = {step}" for name, step in assignments.items())
        return [*sections, assigned] if assigned else sections


def stateful(interface: model.Interface, ancestors: list[model.Interface]) -> str:
    """The interface whose steps have the private attributes, ``initialize`` and ``inspect``.

    That is the interface itself, or the [SharedState] one that it inherits from.
    """
    shared = (each.name for each in ancestors if "SharedState" in each.extended_attributes)
    return next(shared, interface.name)


def is_event_handler(attribute: model.Attribute) -> bool:
    """https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-idl-attributes"""
    handler = model.Reference("EventHandlerNonNull", "callback")
    return attribute.type == model.Nullable(handler)


def is_new(member: model.Attribute | model.Operation, interface: model.Interface) -> bool:
    """Whether each object that a member returns is a new one.

    Constructors of custom elements make objects before members with [CEReactions] return.
    """
    if "CEReactions" in member.extended_attributes:
        return False
    return isinstance(member, model.Operation) and (
        member.static
        or "NewObject" in member.extended_attributes
        or member.name in interface.listed("NewObject")
    )


def objects_of(member: model.Member) -> list[str]:
    """The interfaces in ``[Objects=(A, B)]``."""
    return re.findall(r"\w+", member.extended_attributes.get("Objects") or "")
