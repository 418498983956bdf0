"""The methods and the constructors of a generated class."""

from __future__ import annotations

import textwrap

from idl.compiler import model
from idl.compiler.binding import Binding, Part
from idl.compiler.check import ancestors
from idl.compiler.converters import STRINGS, is_json
from idl.compiler.emit_results import Results
from idl.compiler.errors import IDLError
from idl.compiler.exposure import runs_here
from idl.compiler.names import python_name, snake_case
from idl.compiler.options import options_of
from idl.compiler.overloads import overload_table
from idl.compiler.python_source import call, define, literal, text_literal


class Calls(Part):
    """Writes what users call: it converts arguments and calls the steps."""

    def __init__(self, binding: Binding, results: Results) -> None:
        super().__init__(binding)
        self.results = results

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
            body.append(self.binding.receiver_check())
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

    def one_of_both(self, overloads: tuple[model.Operation, ...], action: str) -> str:
        """A static operation that shares its name with a regular one, or this one."""
        operation, *others = overloads
        if others:
            raise IDLError(others[0].location, f"unsupported overloads of {operation}")
        name = python_name(operation.name)
        kind = "static" if operation.static else "regular"
        return self.method(f"_{kind}_{name}", name, operation, action, documented=True)

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
            decorators.append(self.binding.step(operation, f"{step}_fast_path", "operation"))
        bound = self.binding.bound(operation, "method", step)
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
                self.binding.called(bound, given)
                if bound
                else call(self.binding.step(operation, step, *this, *names), *receiver, *given)
            )
            body = [steps] if silent else self.results.returning(operation, steps)
            body = self.with_reactions(operation, body)
        if documented and not operation.static:
            body.insert(0, self.binding.receiver_check())
        if operation.promised:
            body = self.promising(operation, body)
        parameters = self.parameters(operation)
        if documented and (dictionaries := self.calls_with_dictionaries((operation,))):
            function, calls = dictionaries
            if options_of(operation, self.interface, self.binding.definitions.dictionaries):
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
        module = f"{self.binding.steps_package}.custom_element_reactions"
        self.binding.want("custom_element_reactions", "invoke_reactions", (), member)
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
            for interface in (*reversed(self.binding.ancestors), self.interface)
            if any(
                "Default" in each.extended_attributes
                for each in interface.operations.get("toJSON", ())
            )
            for each in interface.attributes
            if is_json(each.type)
        ]
        items = [f"{name!r}: self.{python_name(name)}" for name in names]
        return f"return {{{', '.join(items)}}}"

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
                    own = self.binding.definitions.dictionaries[each]
                    inherited = (own, *ancestors(own, self.binding.definitions.dictionaries))
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
                slot = self.binding.implementations.slot_of(interface) if inside else ""
                return f"{converted}.{slot}" if slot else converted
            case model.Simple() | model.Buffer() | model.Reference():
                function = self.converters.function(type_)
            case _:
                expression = self.converters.function(type_, inside)
                function = self.binding.shared(f"_to_{snake_case(name)}", expression)
        return call(function, value, text_literal(context))
