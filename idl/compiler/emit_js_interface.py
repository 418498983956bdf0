"""Writes an interface for JavaScript: a class, and the statements that complete it.

`InterfaceEmitter` writes those whose steps Python runs by request; `emit_js_here` the others.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from idl.compiler import model
from idl.compiler.converters import flatten, is_platform_object, kind
from idl.compiler.emit_js_types import PLAIN, Types, brand, check_null, is_plain, unsupported
from idl.compiler.errors import Location
from idl.compiler.exposure import Calls, Exposure, runs_here
from idl.compiler.implementations import Wanted
from idl.compiler.names import python_name


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
        self.owner = self.name
        """The Python name of the class or module that has the static operations."""
        self.calls = calls
        self.types = types
        self.wanted: list[Wanted] = []
        """What the interface's implementation in the engine must have."""

    def text(self) -> str:
        members = [self.constructor()]
        unforgeable: list[str] = []
        after: list[str] = []
        unwritten = self.interface.operations
        for member in self.interface.members:
            place = unforgeable if _is_unforgeable(member) else members
            match member:
                case model.Attribute():
                    place += self.attribute(member)
                case model.Constant() | model.Operation(name="constructor"):
                    pass
                case model.Operation():
                    if overloads := unwritten.pop(self.interface.key(member), ()):
                        place.append(self.operation(overloads))
                case model.Iterable(key=key) if key is not None:
                    members += self.iterable(member)
                    after.append(self.iteration())
                case model.Iterable() | model.AsyncIterable():
                    added, completed = self.other_iterable(member)
                    members += added
                    after.append(completed)
                case model.Stringifier():
                    place.append(self.stringifier(member))
                case _:
                    unsupported(member.location, str(member))
        after.append(f"expose({self.brand}, {self.name}, {self.statics()},\n  {self.names()});")
        if self.interface.constants:
            after.append(f"constants({self.name}, {constants_of(self.interface)});")
        if unforgeable:
            after.append(f"unforgeable({self.brand}, {{\n{joined(unforgeable, ',')},\n}});")
        if unscopable := [
            each.name for each in self.regular_members() if "Unscopable" in each.extended_attributes
        ]:
            after.append(f"unscopable({self.name}, {json.dumps(unscopable)});")
        if getter := self.interface.indexed_getter:
            after.append(self.indexed(getter))
        elif "NamedProperties" in self.interface.extended_attributes:
            after.append(self.named())
        standard = f": {self.interface.standard}" if self.interface.standard else ""
        heading = f"// {self.name}{standard}\n"
        body = f"class {self.name} {{\n{joined(members)}\n}}\n"
        return "\n".join([heading, body, *after, ""])

    def tie(self) -> str:
        """The statement that ties the interface to its implementation in the engine, if any."""
        return ""

    def regular_members(self) -> Iterator[model.Attribute | model.Operation]:
        for each in self.interface.members:
            match each:
                case model.Operation(name=model.NAMELESS):
                    pass
                case model.Attribute() | model.Operation(static=False):
                    yield each

    def statics(self) -> str:
        operations = self.interface.operations
        operations.pop("constructor", None)
        return json.dumps([first.name for first, *_ in operations.values() if first.static])

    def names(self) -> str:
        """The members of the prototype object."""
        names = [each.name for each in self.regular_members() if not _is_unforgeable(each)]
        iterable = self.interface.iterable
        if iterable and iterable.key:
            names += model.ITERATION
        names += [
            "values" for each in self.interface.members if isinstance(each, model.AsyncIterable)
        ]
        stringifier = self.interface.stringifier
        if stringifier and not _is_unforgeable(stringifier):
            names.append("toString")
        return json.dumps([*dict.fromkeys(names)])

    def inner(self) -> str:
        return f"internals({self.brand}, this)"

    def value(self, name: str) -> str:
        """A value that answers carry. The values follow the handle in an object's state."""
        return f"value({self.brand}, this, {self.exposure.values.index(name) + 1})"

    # Members

    def constructor(self) -> str:
        overloads = self.interface.constructors
        if not overloads:
            message = json.dumps(f"Failed to construct '{self.name}': Illegal constructor")
            return method_text("constructor", [], f"throw new Errors.TypeError({message});")
        if self.interface.indexed_getter:
            unsupported(self.interface.location, f"a constructor of {self.name!r} with a getter")
        action = f"Failed to construct '{self.name}'"
        if steps := overloads[0].extended_attributes.get("WithArguments"):
            given = "arguments.length !== 0 && arguments[0] !== undefined"
            recipe = f"stepsHere.{steps}(arguments, {json.dumps(action)})"
            before = [f"if ({given}) return constructed({self.brand}, this, {recipe});"]
            return self.method("constructor", overloads, action, before, self.construct)
        return self.method("constructor", overloads, action, [], self.construct)

    def construct(self, operation: model.Operation, names: list[str], action: str) -> list[str]:
        code = self.add("construct", operation, self.exposure.constant)
        return [f"constructed({self.brand}, this, {self.request(code, operation, names, action)});"]

    def add(self, call: str, operation: model.Operation, *more: str) -> int:
        """The place of a call for an operation in the list of calls."""
        return self.calls.add(call, *more, self.decoder(operation))

    def query(self, name: str, encoder: str = PLAIN) -> int:
        """The place of the call that gets an attribute, or calls a method without arguments."""
        name = f'"{python_name(name)}"'
        return self.calls.add("query", self.exposure.constant, name, encoder)

    def decoder(self, operation: model.Operation) -> str:
        """The keyword argument for Python's decoder; empty if all arguments are plain JSON."""
        decoders = [
            self.types.decoder(each.type, operation.location) for each in operation.arguments
        ]
        variadic = operation.arguments[-1:] and operation.arguments[-1].variadic
        if variadic and decoders[-1]:
            decoders[-1] = f"decoders.each({decoders[-1]})"
        while decoders and decoders[-1] is None:
            decoders.pop()
        parts = [str(each) for each in decoders] + ["variadic=True"] * bool(variadic)
        return f"arguments=decoders.arguments({', '.join(parts)})" if parts else ""

    def method(
        self,
        head: str,
        overloads: tuple[model.Operation, ...],
        action: str,
        before: list[str],
        body: Callable[[model.Operation, list[str], str], list[str]],
    ) -> str:
        """A method that chooses an overload by its arguments and runs the ``body`` of it."""
        if len(overloads) == 1:
            (operation,) = overloads
            names = [f"${each.name}" for each in operation.arguments]
            lines = [*before, *_count(operation, action), *body(operation, names, action)]
            return method_text(head, parameters(operation), *self.promising(operation, lines))
        table, longest = self.types.overload_table(self.name, overloads)
        values = [f"${index}" for index in range(1, longest + 1)]
        least = min(map(_required, overloads))
        listed = values[:least] + [f"{name} = undefined" for name in values[least:]]
        arguments = f"{table}, arguments.length, [{', '.join(values)}], {json.dumps(action)}"
        lines = [*before, f"switch (overload({arguments})) {{"]
        for number, operation in enumerate(overloads, 1):
            own = body(operation, values, action)
            if not own[-1].startswith("return "):
                own.append("return;")
            lines += [f"  case {number}: {{", *(f"    {line}" for line in own), "  }"]
        return method_text(head, listed, *self.promising(overloads[0], [*lines, "}"]))

    def promising(self, operation: model.Operation, lines: list[str]) -> list[str]:
        """Wrap lines if the operation returns a promise: an error that they throw rejects it."""
        if operation.promised is None:
            return lines
        return ["return promised(() => {", *(f"  {line}" for line in lines), "});"]

    def operation(self, overloads: tuple[model.Operation, ...]) -> str:
        name = overloads[0].name
        if self.exposure.is_value(overloads[0]):
            return method_text(name, [], f"return {self.value(name)};")
        action = f"Failed to execute '{name}' on '{self.name}'"
        if overloads[0].static:
            return self.method(f"static {name}", overloads, action, [], self.static)
        if runs_here(overloads[0]) and not self.exposure.is_here:
            return self.operation_here(overloads)
        before = [f"const inner = {self.inner()};"]
        return self.method(name, overloads, action, before, self.regular)

    def operation_here(self, overloads: tuple[model.Operation, ...]) -> str:
        """An operation whose steps run in the engine, of an interface whose others Python runs."""
        operation = overloads[0]
        is_known = any(
            operation.type == model.Reference(name, "interface") and each.is_here
            for name, each in self.exposures.items()
        )
        if not is_known or operation.arguments or len(overloads) > 1:
            unsupported(operation.location, f"[RunsIn=Engine] {operation}")
        steps = steps_here(self.name, operation)
        lines = [f"{self.inner()};", f"return objectOf(stepsHere.{steps}(this));"]
        return method_text(operation.name, [], *lines)

    def regular(self, operation: model.Operation, names: list[str], action: str) -> list[str]:
        name = operation.name
        type_ = operation.promised or operation.type
        function, encoder = "", PLAIN
        if "Default" not in operation.extended_attributes:
            function, encoder = self.types.result(type_, operation.location)
        if operation.promised:
            encoder = f"encoders.settled({encoder})"
        adds_nothing = name in self.exposure.pure and name not in self.interface.listed("NewObject")
        call = "query" if adds_nothing else "operation"
        python = f'"{python_name(name)}"'
        code = self.add(call, operation, self.exposure.constant, python, encoder)
        arguments = self.arguments(operation, names, action)
        is_seen = self.exposure.is_carried or self.interface.iterable
        ask = "call" if is_seen and name not in self.exposure.pure else "query"
        line = f"{ask}(this, inner, {code}, {arguments})"
        if type_ == model.Simple("undefined"):
            return [f"{line};", *self.after_navigating()]
        return [f"return {function}({line});" if function else f"return {line};"]

    def after_navigating(self) -> list[str]:
        """What follows the steps of an interface with [Navigates]."""
        return ["navigated();"] * ("Navigates" in self.interface.extended_attributes)

    def static(self, operation: model.Operation, names: list[str], action: str) -> list[str]:
        python = f"{self.owner}.{python_name(operation.name)}"
        if is_platform_object(operation.type):
            made, *others = map(str, flatten(operation.type)[0])
            if others:
                unsupported(operation.location, str(operation))
            other = self.other(made, operation.location)
            code = self.add("make", operation, python, other.constant)
            request = self.request(code, operation, names, action)
            return [f"return made({brand(other.name)}, {request});"]
        returned = self.types.result(operation.type, operation.location)
        code = self.add("static", operation, python, returned.encoder)
        answer = f"ask({self.request(code, operation, names, action)})"
        if operation.type == model.Simple("undefined"):
            return [f"{answer};"]
        return [f"return {returned.of(f'{answer}[1]')};"]

    def stringifier(self, member: model.Stringifier) -> str:
        code = self.query("toString")
        return method_text("toString", [], f'return query(this, {self.inner()}, {code}, "");')

    def attribute(self, attribute: model.Attribute) -> list[str]:
        """The getter, the setter if there is one, and toString() if it returns the attribute."""
        if runs_here(attribute):
            unsupported(attribute.location, f"[RunsIn=Engine] {attribute}")
        name = attribute.name
        expression = self.getting(attribute)
        methods = [method_text(f"get {name}", [], f"return {expression};")]
        forwards = attribute.extended_attributes.get("PutForwards")
        if forwards:
            methods.append(method_text(f"set {name}", ["$value"], *self.forwarding(name, forwards)))
        elif not attribute.readonly:
            code = self.calls.add("assign", self.exposure.constant, f'"{python_name(name)}"')
            if not is_plain(attribute.type):
                unsupported(attribute.location, str(attribute))
            context = f"Failed to set the '{name}' property on '{self.name}': The value"
            text = self.types.convert(attribute.type, "$value", context, attribute.location)
            line = f"assign(this, {self.inner()}, {code}, {text});"
            methods.append(method_text(f"set {name}", ["$value"], line, *self.after_navigating()))
        if attribute.stringifier:
            methods.append(method_text("toString", [], f"return {expression};"))
        return methods

    def getting(self, attribute: model.Attribute) -> str:
        name = attribute.name
        if self.exposure.is_value(attribute):
            return self.value(name)
        type_, location = attribute.type, attribute.location
        is_same = "SameObject" in attribute.extended_attributes
        match type_:
            case model.Generic("FrozenArray", item):
                returned = self.types.result(item, location)
                code = self.query(name, f"encoders.list_of({returned.encoder})")
                convert = returned.function or "identity"
                return f'frozenArray(this, {self.inner()}, "${name}", {code}, {convert})'
            case model.Reference(_, "interface") if is_same:
                function = "sameObject"
            case _ if is_same:
                unsupported(location, f"[SameObject] {attribute}")
            case _ if is_platform_object(type_):
                function = "objectAttribute"
            case _:
                returned = self.types.result(type_, location)
                code = self.query(name, returned.encoder)
                return returned.of(f'query(this, {self.inner()}, {code}, "")')
        code = self.query(name, "encoders.platform_object")
        return f'{function}(this, {self.inner()}, "${name}", {code})'

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
        if self.exposures[name].is_here:
            unsupported(location, f"{name!r}, whose steps run in the engine, in a request")
        return self.exposures[name]

    def iterable(self, iterable: model.Iterable) -> list[str]:
        function, encoder = self.types.result(iterable.value, iterable.location)
        pairs = [] if encoder == PLAIN else [f"encoders.pairs_of({encoder})"]
        code = self.calls.add("pairs", self.exposure.constant, *pairs)
        self.pairs_arguments = f"{code}, {function or 'identity'}"
        return self.iteration_methods(
            f"forEachPair(this, cursor(inner, {self.pairs_arguments}), $callback, $this);"
        )

    def iteration_methods(self, for_each: str) -> list[str]:
        methods = [
            method_text(name, [], f"return iterate{self.name}({self.inner()}, {kind});")
            for name, kind in (("entries", 2), ("keys", 0), ("values", 1))
        ]
        action = f"Failed to execute 'forEach' on '{self.name}'"
        message = json.dumps(f"{action}: parameter 1 is not of type 'Function'.")
        last = method_text(
            "forEach",
            ["$callback", "$this = undefined"],
            f"const inner = {self.inner()};",
            f'if (arguments.length < 1) throw tooFew("{action}", 1, arguments.length);',
            f'if (typeof $callback !== "function") throw new Errors.TypeError({message});',
            for_each,
        )
        return [*methods, last]

    def other_iterable(
        self, iterable: model.Iterable | model.AsyncIterable
    ) -> tuple[list[str], str]:
        """The methods of an iterable without keys, and the statement that completes them."""
        unsupported(iterable.location, f"{iterable} of steps that Python runs")

    def iteration(self) -> str:
        assert self.interface.iterable is not None
        default = self.interface.iterable.default
        return (
            f"const iterate{self.name} = {self.iterators()};\n"
            f"defineProperty({self.name}.prototype, iteratorSymbol, "
            f"property({self.name}.prototype.{default}, false));"
        )

    def iterators(self) -> str:
        return f'pairIterators("{self.name}", {self.pairs_arguments})'

    def named(self) -> str:
        """The named properties of an interface that inherits indexed ones."""
        unsupported(self.interface.location, "[NamedProperties] without [RunsIn=Engine]")

    def indexed(self, getter: model.Operation) -> str:
        length = self.query("length")
        function, encoder = self.types.result(getter.type, getter.location)
        item = f'query(null, inner, {self.query(getter.name_of_steps, encoder)}, "," + index)'
        return (
            f'indexed({self.brand}, {self.name}, (inner) => query(null, inner, {length}, ""),\n'
            f"  (inner, index) => {function}({item}));"
        )

    # Arguments

    def request(self, code: int, operation: model.Operation, names: list[str], action: str) -> str:
        arguments = self.arguments(operation, names, action)
        return f'"[{code}" + {arguments} + "]"'.replace('" + "', "")

    def arguments(self, operation: model.Operation, names: list[str], action: str) -> str:
        parts = []
        for index, (each, name) in enumerate(zip(operation.arguments, names, strict=False), 1):
            context = f"{action}: parameter {index}"
            if each.variadic:
                function = self.types.named(each.type, operation.location)
                text = f"listText({name}, {function}, {json.dumps(context)})"
            else:
                text = self.types.convert(each.type, name, context, operation.location)
            for reference in model.references(each.type, "interface"):
                self.other(reference, operation.location)
            check_null(each.type, each.default, operation.location)
            if each.optional and not _takes_undefined(each.type):
                text = f'({name} === undefined ? "null" : {text})'
            parts.append(f'"," + {text}')
        return " + ".join(parts) or '""'


def steps_here(interface: str, operation: model.Operation) -> str:
    """The name of the function that runs an operation's steps in the engine."""
    return f"{interface[0].lower()}{interface[1:]}{operation.name[0].upper()}{operation.name[1:]}"


def constants_of(interface: model.Interface) -> str:
    """An object with the values of the constants."""
    values = (f"{each.name}: {json.dumps(each.value.value)}" for each in interface.constants)
    return f"{{ {', '.join(['__proto__: null', *values])} }}"


def _is_unforgeable(member: model.Member) -> bool:
    return "LegacyUnforgeable" in member.extended_attributes


def _takes_undefined(type_: model.Type) -> bool:
    """Whether the type's conversion treats ``undefined`` as a missing argument."""
    members, includes_null = flatten(type_)
    return includes_null or any(kind(each) in ("dictionary", "any") for each in members)


def joined(methods: list[str], separator: str = "") -> str:
    return f"{separator}\n\n".join(methods)


def method_text(head: str, arguments: list[str], *lines: str) -> str:
    body = "".join(f"    {line}\n" for line in lines)
    return f"  {head}({', '.join(arguments)}) {{\n{body}  }}"


def parameters(operation: model.Operation) -> list[str]:
    return [
        "..." * each.variadic + f"${each.name}" + " = undefined" * each.optional
        for each in operation.arguments
    ]


def _required(operation: model.Operation) -> int:
    return sum(not each.optional and not each.variadic for each in operation.arguments)


def _count(operation: model.Operation, action: str) -> list[str]:
    required = _required(operation)
    if not required:
        return []
    few = f'tooFew("{action}", {required}, arguments.length)'
    return [f"if (arguments.length < {required}) throw {few};"]
