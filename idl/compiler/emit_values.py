"""Dictionaries, enumerations and callbacks as typed modules with one conversion each."""

from __future__ import annotations

from collections.abc import Callable

from idl.compiler import model
from idl.compiler.check import ancestors, members_in_order
from idl.compiler.converters import Converters, is_platform_object
from idl.compiler.imports import Imports
from idl.compiler.names import python_name, snake_case
from idl.compiler.python_source import call, literal, module
from idl.compiler.python_types import PythonTypes
from idl.compiler.steps import Step

_ANCHORS = {
    "dictionary": "dictdef-",
    "enumeration": "enumdef-",
    "callback": "callbackdef-",
    "callback interface": "callbackdef-",
}


class ValueEmitter:
    """Writes one definition that is not an interface."""

    def __init__(
        self, definition: model.Definition, package: str, steps_package: str, wanted: list[Step]
    ) -> None:
        self.definition = definition
        self.package = package
        self.steps_package = steps_package
        self.wanted = wanted
        """The steps that modules use; the emitter adds to them."""
        self.name = definition.name
        self.converter = f"to_{snake_case(self.name)}"
        self.imports = Imports()
        self.typing_imports = Imports()
        self.constants: dict[str, str] = {}
        self.converters = Converters(self.imports, package, self.constants)
        self.types = PythonTypes(self.typing_imports, package)
        self.member_type: Callable[[model.Type], str] = self.types.given

    def module(self, what: str, *parts: str) -> str:
        """The module of ``parts``. Python does not evaluate its annotations."""
        for source in ("typing", "collections.abc"):
            for name in self.typing_imports.names.pop(source, ()):
                self.imports.use(source, name)
        for source, names in self.imports.names.items():
            self.typing_imports.names.get(source, set()).difference_update(names)
        guarded = self.typing_imports.block(4)
        if guarded:
            self.imports.use("typing", "TYPE_CHECKING")
            guarded = f"\n\nif TYPE_CHECKING:\n{guarded}"
        imports = f"from __future__ import annotations\n\n{self.imports.block()}{guarded}"
        anchor = f"{_ANCHORS[what]}{self.name.lower()}"
        summary = f"The {self.name} {what}: {self.definition.standard}#{anchor}"
        return module(summary, self.definition, imports, self.constants, *parts)

    def enum(self, enum: model.Enum) -> str:
        literal_ = self.imports.use("typing", "Literal")
        alias = self.imports.use("typing", "TypeAlias")
        get_args = self.imports.use("typing", "get_args")
        make = self.imports.use("webapi.webidl.enums", "enumeration")
        values = f"{self.name}: {alias} = {literal_}[{', '.join(map(repr, enum.values))}]"
        convert = f"{self.converter} = {make}({self.name!r}, {get_args}({self.name}))"
        return self.module("enumeration", values, convert)

    def dictionary(self, dictionary: model.Dictionary, definitions: model.Definitions) -> str:
        returned = self.name in definitions.returned("dictionary")
        self.member_type = self.types.returned if returned else self.types.given
        inherited = ancestors(dictionary, definitions.dictionaries)
        given = not returned or self.name in definitions.given_dictionaries
        typed = self.typed_dict(dictionary, inherited) if given else self.result(dictionary)
        member = self.imports.use("webapi.webidl.dictionaries", "DictionaryMember")
        make = self.imports.use("webapi.webidl.dictionaries", "dictionary")
        items: list[str] = [repr(self.name)]
        for each in members_in_order(dictionary, definitions.dictionaries):
            arguments = [repr(each.name), self.converters.function(each.type)]
            if each.required:
                arguments.append("required=True")
            if each.default:
                arguments.append(f"default={self.default(each.default, arguments[1])}")
            items.append(call(member, *arguments))
        return self.module("dictionary", f"\n{typed}\n", f"{self.converter} = {call(make, *items)}")

    def default(self, default: model.Default, convert: str) -> str:
        match default.kind:
            case "sequence":
                return "list"
            case "dictionary":
                return f'lambda: {convert}({{}}, "")'
        return f"lambda: {literal(default)}"

    def typed_dict(self, dictionary: model.Dictionary, inherited: list[model.Dictionary]) -> str:
        fields = dictionary.members
        base = "TypedDict"
        if any(python_name(each.name) != each.name for each in fields):
            everything = [m for each in reversed(inherited) for m in each.members] + list(fields)
            self.imports.use("typing", base)
            pairs = [f"{m.name!r}: {self.field(m)!r}" for m in everything]
            fields_of_all = f"{{{', '.join(pairs)}}}"
            return f"{self.name} = {call(base, repr(self.name), fields_of_all, 'total=False')}"
        if not dictionary.inherits:
            self.imports.use("typing", base)
        else:
            module = f"{self.package}.{snake_case(dictionary.inherits)}"
            base = self.imports.use(module, dictionary.inherits)
        lines = [f"    {each.name}: {self.field(each)}" for each in fields]
        body = "\n".join(lines or ["    pass"])
        return f"class {self.name}({base}, total=False):\n{body}"

    def result(self, dictionary: model.Dictionary) -> str:
        """The type of a dictionary that only occurs in results: its members are attributes, too."""
        members = [
            f"    {each.name}: {self.types.returned(each.type)}" for each in dictionary.members
        ]
        base = f"dict[str, {self.imports.use('typing', 'Any')}]"
        return "\n".join([f"class {self.name}({base}):", *members])

    def field(self, member: model.DictionaryMember) -> str:
        type_ = self.member_type(member.type)
        if member.required:
            return f"{self.imports.use('typing', 'Required')}[{type_}]"
        return type_

    def callback(self, callback: model.Callback) -> str:
        alias = self.imports.use("typing", "TypeAlias")
        callable_ = self.imports.use("collections.abc", "Callable")
        shape = repr(f"{callable_}[..., {self.result_of(callback)}]")
        convert = self.conversion("callback_function", callback)
        return self.module("callback", f"{self.name}: {alias} = {shape}", convert)

    def callback_interface(self, interface: model.Interface) -> str:
        ((operation,),) = interface.operations.values()
        parameters = [
            f"{python_name(each.name)}: {self.types.returned(each.type)}"
            for each in operation.arguments
        ]
        name = python_name(operation.name)
        head = call(name, "self", *parameters, "/" if parameters else "")
        if interface.constants:  # nobody's objects have them, so this is not a protocol
            lines = [f"class {self.name}:"]
            lines += [f"    {each.name} = {literal(each.value)}" for each in interface.constants]
            body = "\n        raise NotImplementedError"
        else:
            lines = [f"class {self.name}({self.imports.use('typing', 'Protocol')}):"]
            body = " ..."
        lines.append(f"    def {head} -> {self.result_of(operation)}:{body}")
        shape = "\n{}\n".format("\n".join(lines))
        convert = self.conversion("callback_interface", operation, repr(name))
        return self.module("callback interface", shape, convert)

    def result_of(self, called: model.Callback | model.Operation) -> str:
        """The return type of users' functions."""
        is_ignored = model.Simple("undefined") in (called.type, model.promised(called.type))
        return "object" if is_ignored else self.types.given(called.type)

    def conversion(self, make: str, called: model.Callback | model.Operation, *method: str) -> str:
        """The converter, made by a function of `webapi.webidl.callbacks`."""
        arguments = called.arguments
        variadic = any(each.variadic for each in arguments)
        items = [repr(self.name), *method, str(None if variadic else len(arguments))]
        items.append(self.converters.function(called.type))
        objects = [self.object_of(each) for each in arguments]
        if any(objects):
            items.append(f"objects=({', '.join(each or 'None' for each in objects)},)")
        if "LegacyTreatNonObjectAsNull" in called.extended_attributes:
            items.append("non_object_as_null=True")
        if model.promised(called.type):
            items.append("rejects=True")
        function = self.imports.use("webapi.webidl.callbacks", make)
        return f"{self.converter} = {call(function, *items)}"

    def object_of(self, argument: model.Argument) -> str:
        """The function that returns the platform object of an argument; empty for other types."""
        match argument.type:
            case model.Reference(name, "interface"):
                same = self.converters.webidl("platform_objects", "same")
                return call(same, self.converters.interface(name))
            case model.Generic("sequence", model.Reference(name, "interface")):
                same = self.converters.webidl("platform_objects", "list_of_same")
                return call(same, self.converters.interface(name))
            case model.Union() as type_ if is_platform_object(type_):
                same = self.converters.webidl("platform_objects", "same")
                one_of = self.converters.webidl("platform_objects", "OneOf")
                by_state = [self.state(name) for name in model.references(type_, "interface")]
                name = f"_object_of_{argument.name}"
                self.constants[name] = call(same, call(one_of, f"{{{', '.join(by_state)}}}"))
                return name
        return ""

    def state(self, name: str) -> str:
        """The type of the values that stand for objects of an interface, and the interface."""
        definition, module = self.definition, snake_case(name)
        self.wanted.append(Step(name, "State", None, definition.name, definition.location))
        steps = self.imports.use(self.steps_package, f"{module} as {module}_steps")
        return f"{steps}.State: {self.converters.interface(name)}"
