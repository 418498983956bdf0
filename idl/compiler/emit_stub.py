"""The stub of an interface, for users' type checkers and editors."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias

from idl.compiler import model
from idl.compiler.binding import stateful
from idl.compiler.bound import Implementations
from idl.compiler.check import ancestors
from idl.compiler.converters import flatten, kind
from idl.compiler.documentation import Documentation
from idl.compiler.imports import Imports
from idl.compiler.names import python_name, snake_case
from idl.compiler.options import options_of
from idl.compiler.python_source import call, define, literal
from idl.compiler.python_types import PythonTypes

_ITEM: Final = "_Item_co"
Narrowings: TypeAlias = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""The types in ``idl/stubs.toml``, by interface and member."""
NO_NARROWINGS: Final[Narrowings] = {}


class StubEmitter:
    """Writes one interface's ``.pyi``; its private attributes are those that its steps declare."""

    def __init__(
        self,
        interface: model.Interface,
        definitions: model.Definitions,
        documentation: Documentation,
        package: str,
        steps_package: str,
        narrowings: Narrowings,
        implementations: Implementations,
    ) -> None:
        self.interface = interface
        self.implementations = implementations
        self.in_mixins: Mapping[str, frozenset[str]] = {}
        """The members that the stubs of mixins have, by the mixin."""
        self.documentation = documentation
        self.narrowings = narrowings.get(interface.name, {})
        self.by_tag_name = narrowings.get("by_tag_name", {})
        self.tags = narrowings.get("Document", {}).get("createElement", {})
        self.interfaces = definitions.interfaces
        self.dictionaries = definitions.dictionaries
        self.bases = bases = ancestors(interface, definitions.interfaces)
        self.is_stateful = stateful(interface, bases) == interface.name
        inherited = [constructor for each in bases for constructor in each.constructors]
        self.overrides_new = any(
            each.arguments or any(not own.optional for own in constructor.arguments)
            for each in inherited
            for constructor in interface.constructors
        )
        self.inherited_types = {
            each.name: each.type
            for base in bases
            for each in base.members
            if isinstance(each, model.Attribute)
        }
        returned = definitions.returned("interface")
        lineage = [interface, *bases]
        self.is_returned = any(each.name in returned for each in lineage)
        self.item = interface.extended_attributes.get("ItemType")
        self.made_of = self.narrowings.get("constructor", {})
        self.imports = Imports()
        taken = {python_name(getattr(each, "name", "")) for each in interface.members}
        if interface.iterable:
            taken.update(model.ITERATION)
        if interface.async_iterable:
            taken.add("values")
        objects = narrowings.get("dictionaries", {})
        variables = {str(self.item): _ITEM} if self.item else {}
        self.types = PythonTypes(self.imports, package, taken, objects, variables)
        self.package = package
        self.steps_package = steps_package

    def module(self) -> str:
        """The stub's text."""
        name = self.interface.name
        bases = []
        if "CSSAttributes" in self.interface.extended_attributes:
            bases.append(self.imports.use("webapi.webidl.css_attributes", "CSSAttributes"))
        if inherits := self.interface.inherits:
            bases.append(self.imports.use(f"{self.package}.{snake_case(inherits)}", inherits))
        owners = (*((name,) if self.is_stateful else ()), *self.interface.mixins)
        for owner in filter(self.implementations.has_slots, owners):
            module = f"{self.steps_package}.{snake_case(owner)}"
            bases.append(self.imports.use(module, f"Slots as _{owner}Slots"))
        for mixin in self.interface.mixins:
            if mixin in self.in_mixins:
                module = f"{self.package}.{snake_case(mixin)}"
                bases.append(self.imports.use(module, f"{mixin} as _{mixin}"))
        if "StringMap" in self.interface.extended_attributes:
            bases.append(self.imports.use("webapi.webidl.string_maps", "StringMap"))
        parts = []
        if self.item:
            bases.append(f"{self.imports.use('typing', 'Generic')}[{_ITEM}]")
            variable = self.imports.use("typing_extensions", "TypeVar")
            default = self.imports.use(f"{self.package}.{snake_case(self.item)}", self.item)
            parts.append(f'{_ITEM} = {variable}("{_ITEM}", covariant=True, default={default})')
        body = "\n".join(self.body())
        if self.made_of:
            bases.append(f"{self.imports.use('typing', 'Generic')}[{_ITEM}]")
            variable = self.imports.use("typing_extensions", "TypeVar")
            default = self.expression(self.made_of["others"])
            parts.append(f'{_ITEM} = {variable}("{_ITEM}", covariant=True, default={default})')
        own = f"from {self.package}.{snake_case(name)} import"
        self.imports.names.pop(own.split()[1], None)
        heading = f'"""Types of the {name} interface. Made by ``python -m idl``."""'
        body = f"class {name}({', '.join(bases)}):\n{body}"
        parts = [heading, self.imports.block(), *parts, body]
        if self.is_returned:
            parts.append(f"def new_object(value: object) -> {name}: ...")
        return "\n\n".join(part for part in parts if part) + "\n"

    def implementation(self) -> Iterator[str]:
        """The type of the private attribute that an inherited interface has of a wider type."""
        found = self.implementations.of(self.interface.name)
        if found is None or self.implementations.declares(self.interface.name, found[1]):
            return
        class_, slot = found
        name = f"_{self.interface.name}Implementation"
        self.imports.use(class_.__module__, f"{class_.__name__} as {name}")
        yield f"    {slot}: {name}"

    def body(self) -> list[str]:
        interface, types = self.interface, self.types
        lines = [*self.implementation()]
        for constant in interface.constants:
            value = literal(constant.value)
            final = self.imports.use("typing", "Final")
            shown = f" = {value}"
            if value.startswith("float("):  # no literal: NaN or an infinity
                shown = f"[{types.returned(constant.type)}]"
            lines.append(f"    {python_name(constant.name)}: {final}{shown}")
        if self.made_of:
            lines += self.by_body(interface.constructors[0])
        elif interface.constructors:
            lines += self.overloads("__init__", interface.constructors, "None")
        if interface.constructors:
            if "new" not in interface.operations:
                own = self.imports.use("typing", "Self")
                lines += self.overloads("new", interface.constructors, own)
        else:
            never = self.imports.use("typing", "Never")
            lines.append(_method("__init__", "None", "/", f"*_: {never}"))
        unwritten = interface.operations
        shared = {key for key in unwritten if key.startswith("static ")}
        for member in interface.members:
            if getattr(member, "name", "") in self.in_mixins.get(member.declared_in, ()):
                continue
            match member:
                case model.Attribute():
                    lines += self.attribute(member)
                case model.Operation(name=name) if name != "constructor":
                    lines += self.operation(member, unwritten.pop(interface.key(member), ()))
        for inherited in self.narrowed_attributes():
            lines += self.attribute(inherited)
        for each in shared:
            name = python_name(each.removeprefix("static "))
            of_both = self.imports.use("webapi.webidl.static_and_regular", "StaticAndRegular")
            lines.append(f"    {name} = {of_both}(_static_{name}, _regular_{name})")
        lines += self.protocols()
        return lines or ["    pass"]

    def members(self, mixin: str) -> dict[str, str]:
        """The text of each attribute and operation of a mixin."""
        texts = {}
        for member in self.interface.members:
            if member.declared_in != mixin:
                continue
            match member:
                case model.Attribute(name=name):
                    texts[name] = "\n".join(self.attribute(member))
                case model.Operation(name=name) if name not in texts:
                    overloads = self.interface.operations[self.interface.key(member)]
                    texts[name] = "\n".join(self.operation(member, overloads))
        return texts

    def operation(
        self, member: model.Operation, overloads: tuple[model.Operation, ...]
    ) -> list[str]:
        """The lines of an operation, for its first overload; for the others there are none."""
        name = member.name
        narrowing = self.narrowings.get(name, {})
        if overloads and name in self.by_tag_name:
            return self.by_first_argument(overloads[0], self.of_tags(name))
        if "returns" in narrowing:
            returns = self.expression(narrowing["returns"])
            return self.overloads(python_name(name), overloads, returns)
        if overloads and narrowing:
            return self.by_first_argument(overloads[0], self.narrowings[name])
        if f"static {name}" in self.interface.operations:
            kind = "static" if member.static else "regular"
            return self.overloads(f"_{kind}_{name}", overloads)
        return self.overloads(python_name(name), overloads)

    def overloads(
        self, method: str, overloads: tuple[model.Operation, ...], returned: str = ""
    ) -> list[str]:
        """The overloads of a method. They return the IDL's type, or else ``returned``.

        Overloads that take a sequence go last, because mappings and bytes are iterable, too.
        """
        lines = []
        ordered = sorted(overloads, key=lambda each: any(map(_takes_sequence, each.arguments)))
        variants = [variant for overload in ordered for variant in _variants(overload)]
        for overload in variants:
            if len(variants) > 1:
                lines.append(f"    @{self.imports.use('typing', 'overload')}")
            static = overload.static and overload.name != "constructor"
            if static:
                lines.append("    @staticmethod")
            constructs = method == "new" and overload.name == "constructor"
            if constructs:
                lines.append("    @classmethod")
            parameters = [] if static else ["cls" if constructs else "self"]
            given = self.parameters(overload.arguments)
            options = options_of(overload, self.interface, self.dictionaries)
            if options is not None and len(overloads) == 1:
                given.append(f"**named: {self.unpacked(options)}")
            result = returned or self.types.returned(overload.type)
            ignore = "  # type: ignore[override]\n" if constructs and self.overrides_new else ""
            head = f"    def {method}({ignore}{', '.join(parameters + given)}"
            lines.append(f"{head}) -> {result}: ...")
        return lines

    def by_first_argument(
        self, operation: model.Operation, results: Mapping[str, str]
    ) -> list[str]:
        """One overload for each value of the first argument that has a result of its own."""
        overload = self.imports.use("typing", "overload")
        name = python_name(operation.name)
        first, *others = self.parameters(operation.arguments)
        lines = []
        for value, result in results.items():
            given = first
            argument = operation.arguments[0]
            if value == "missing":
                given = f"{python_name(argument.name)}: None = None"
            elif value == "given":
                given = f"{python_name(argument.name)}: {self.types.given(argument.type)}"
            elif value != "others":
                literal_ = self.imports.use("typing", "Literal")
                values = ", ".join(map(repr, value.split()))
                given = f"{python_name(argument.name)}: {literal_}[{values}]"
            lines.append(f"    @{overload}")
            lines.append(_method(name, self.expression(result), given, *others))
        return lines

    def by_body(self, constructor: model.Operation) -> list[str]:
        """Overloads of ``__init__``, whose first argument tells the class's type parameter."""
        overload = self.imports.use("typing", "overload")
        body, *others = self.parameters(constructor.arguments)
        given = f"body: {self.types.given(constructor.arguments[0].type)}".removesuffix(" | None")
        options = options_of(constructor, self.interface, self.dictionaries)
        named = [] if options is None else [f"**named: {self.unpacked(options)}"]
        lines = []
        for value, result in self.made_of.items():
            own = f"self: {self.interface.name}[{self.expression(result)}]"
            first = {"missing": "body: None = None", "given": given}.get(value, body)
            parameters = ", ".join((own, first, *others, *named))
            lines.append(f"    @{overload}")
            lines.append(f"    def __init__({parameters}) -> None: ...")
        return lines

    def narrowed_attributes(self) -> list[model.Attribute]:
        """The attributes that are inherited, and whose type is another one here."""
        own = {each.name for each in self.interface.attributes}
        inherited = [each for base in self.bases for each in base.attributes]
        return [
            each
            for each in inherited
            if each.name not in own and "type" in self.narrowings.get(each.name, {})
        ]

    def unpacked(self, dictionary: str) -> str:
        """The type of keyword arguments that are members of a dictionary."""
        unpack = self.imports.use("typing_extensions", "Unpack")
        named = self.imports.use(f"{self.package}.{snake_case(dictionary)}", dictionary)
        return f"{unpack}[{named}]"

    def of_tags(self, operation: str) -> dict[str, str]:
        """What an operation returns for the name of a tag, and for other selectors."""
        returned: str = self.by_tag_name[operation]["returns"]
        results = {tags: returned.format(element) for tags, element in self.tags.items()}
        return results | {"others": returned.format("Element")}

    def parameters(self, arguments: tuple[model.Argument, ...]) -> list[str]:
        parameters = list[str]()
        for each in arguments:
            name = "*" * each.variadic + python_name(each.name)
            given = self.types.given(each.type, each.optional)
            parameters.append(f"{name}: {given}" + " = None" * each.optional)
        return parameters

    def attribute(self, attribute: model.Attribute) -> list[str]:
        name = python_name(attribute.name)
        returned = self.types.returned(attribute.type)
        narrowing = self.narrowings.get(attribute.name, {})
        if "type" in narrowing:
            returned = self.expression(narrowing["type"])
        if not narrowing.get("nullable", True):
            returned = returned.removesuffix(" | None")
        documentation = self.documentation.hover(attribute)
        head, decorator = f"{name}(self) -> {returned}", "property"
        if self.inherited_types.get(attribute.name, attribute.type) != attribute.type:
            if attribute.readonly:
                head = f"{name}(  # type: ignore[override]\nself) -> {returned}"
            decorator += f"  # type: ignore[{'misc' if attribute.readonly else 'override'}]"
        lines = [define(head, documentation or "...", decorators=[decorator])]
        forwards = attribute.extended_attributes.get("PutForwards")
        if not attribute.readonly or forwards:
            given = self.types.given(model.Simple("USVString") if forwards else attribute.type)
            lines += [f"    @{name}.setter", _method(name, "None", f"value: {given}", "/")]
        return lines

    def expression(self, type_: str) -> str:
        """A type of Python's that names interfaces, which are imported."""
        if type_ == "Any":
            return self.imports.use("typing", "Any")
        return re.sub(
            r"\w+",
            lambda name: self.types.reference(name[0]) if name[0] in self.interfaces else name[0],
            type_,
        )

    def protocols(self) -> list[str]:
        interface, types = self.interface, self.types
        text, boolean = types.builtin("str"), types.builtin("bool")
        lines = []
        if iterable := interface.iterable:
            key = types.returned(iterable.key or model.Simple("unsigned long"))
            value = types.returned(iterable.value)
            iterator = types.use("collections.abc", "Iterator")
            pairs = f"{iterator}[{types.builtin('tuple')}[{key}, {value}]]"
            callback = types.use("collections.abc", "Callable") + "[..., object]"
            lines += [
                _method("entries", pairs),
                _method("keys", f"{iterator}[{key}]"),
                _method("values", f"{iterator}[{value}]"),
                _method("forEach", "None", f"callback: {callback}", "thisArg: object = None"),
                _method(
                    "__iter__", pairs if iterable.default == "entries" else f"{iterator}[{value}]"
                ),
            ]
            if iterable.setlike:
                lines.append(_method("__contains__", boolean, f"item: {text}", "/"))
            elif iterable.key:
                if "has" in interface.operations:
                    pair = f"{types.builtin('tuple')}[{text}, {types.given(iterable.value)}]"
                    lines.append(_method("__contains__", boolean, f"item: {text} | {pair}", "/"))
                never = types.use("typing", "Never")
                lines.append(_method("__getitem__", never, f"key: {never}", "/"))
        if declaration := interface.async_iterable:
            iterator = types.use("webapi.webidl.async_iterables", "AsyncIterator")
            made = f"{iterator}[{types.returned(declaration.value)}]"
            lines.append(_method("values", made, *self.parameters(declaration.arguments)))
            lines.append(_method("__aiter__", made))
        if getter := interface.indexed_getter:
            item = types.returned(getter.type).removesuffix(" | None")
            results = {"int": item, "slice": f"{types.builtin('list')}[{item}]"}
            if named := interface.named_getter:
                by_name = types.returned(interface.operations[named][0].type)
                results["str"] = by_name.removesuffix(" | None")
                lines.append(_method("__contains__", boolean, "item: object", "/"))
            for given, result in results.items():
                lines.append(f"    @{types.use('typing', 'overload')}")
                lines.append(_method("__getitem__", result, f"index: {types.builtin(given)}", "/"))
            if not iterable:
                iterator = types.use("collections.abc", "Iterator")
                lines.append(_method("__iter__", f"{iterator}[{item}]"))
        if "Iterates" in interface.extended_attributes:
            iterator = types.use("collections.abc", "Iterator")
            lines.append(_method("__iter__", f"{iterator}[{types.reference('Node')}]"))
        if interface.length:
            lines.append(_method("__len__", types.builtin("int")))
            lines.append(_method("__bool__", boolean))
        if self.item:
            alias = types.use("types", "GenericAlias")
            parameters = call("__class_getitem__", "cls", "item: object", "/")
            lines.append(f"    def {parameters} -> {alias}: ...")
        if "Changeable" in interface.extended_attributes:
            members = [
                f"{python_name(each.name)}: {types.given(each.type)} = ..."
                for each in interface.attributes
                if not each.readonly
            ]
            lines.append(_method("with_", types.use("typing", "Self"), "*", *members))
        if interface.stringifier:
            lines.append(_method("__format__", text, f"specification: {text}", "/"))
            if "toString" not in interface.operations:
                lines.append(_method("toString", text))
        return lines


def _method(name: str, returned: str, *parameters: str) -> str:
    return f"    def {call(name, 'self', *parameters)} -> {returned}: ..."


def _takes_sequence(argument: model.Argument) -> bool:
    return any(kind(each) == "sequence" for each in flatten(argument.type)[0])


def _variants(overload: model.Operation) -> list[model.Operation]:
    """The overload; two if it takes records or sequences, as mypy infers displays from one type."""
    for position, argument in enumerate(overload.arguments):
        members, _ = flatten(argument.type)
        records = [each for each in members if kind(each) == "record"]
        if records and _takes_sequence(argument):
            others = model.Union(tuple(each for each in members if each not in records))
            before, after = overload.arguments[:position], overload.arguments[position + 1 :]
            record = replace(argument, type=records[0], optional=False)
            rest = replace(argument, type=others)
            return [replace(overload, arguments=(*before, each, *after)) for each in (record, rest)]
    return [overload]
