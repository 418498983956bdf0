"""Writes the members of a mixin of the global scope for JavaScript."""

from __future__ import annotations

from idl.compiler import model
from idl.compiler.converters import is_platform_object
from idl.compiler.emit_js_here import HereEmitter, rejecting
from idl.compiler.emit_js_interface import InterfaceEmitter, joined, method_text
from idl.compiler.emit_js_types import unsupported
from idl.compiler.exposure import runs_here
from idl.compiler.names import python_name, snake_case


class GlobalsEmitter(HereEmitter):
    """Writes the members of one mixin. ``[RunsIn]`` on each member says where its steps run.

    Here, those of an operation or attribute ``f`` are a function ``fImpl``.
    """

    def text(self) -> str:
        self.owner = snake_case(self.name)
        members = []
        for member in self.interface.members:
            match member:
                case model.Operation(name=name):
                    action = f"Failed to execute '{name}'"
                    members.append(
                        self.method(name, (member,), action, ["checkGlobal(this);"], self.static)
                    )
                case model.Attribute():
                    members += self.attribute(member)
                case _:
                    unsupported(member.location, f"{member} of the global scope")
        if not members:
            return ""
        if not all(map(runs_here, self.interface.members)):
            self.calls.globals.add(self.owner)
        standard = f": {self.interface.standard}" if self.interface.standard else ""
        return f"// {self.name}{standard}\n\nexposeGlobals({{\n{joined(members, ',')},\n}});\n"

    def promising(self, operation: model.Operation, lines: list[str]) -> list[str]:
        if runs_here(operation):
            return super().promising(operation, lines)
        return InterfaceEmitter.promising(self, operation, lines)

    def static(self, operation: model.Operation, names: list[str], action: str) -> list[str]:
        if not runs_here(operation):
            return InterfaceEmitter.static(self, operation, names, action)
        arguments = self.converted(operation, names, action)
        return self.returning(operation, f"{operation.name}Impl({arguments})")

    def attribute(self, attribute: model.Attribute) -> list[str]:
        """The getter, and for a [Replaceable] attribute a setter that replaces it."""
        name, check = attribute.name, "checkGlobal(this);"
        lines = [f"return {self.value_of(attribute)};"]
        if isinstance(attribute.type, model.Generic) and attribute.type.name == "Promise":
            lines = rejecting([check, *lines])
        else:
            lines.insert(0, check)
        methods = [method_text(f"get {name}", [], *lines)]
        if "Replaceable" in attribute.extended_attributes:
            replaces = [check, f'replace("{name}", $value);']
            methods.append(method_text(f"set {name}", ["$value"], *replaces))
        elif not attribute.readonly:
            methods.append(method_text(f"set {name}", ["$value"], check, *self.setting(attribute)))
        return methods

    def value_of(self, attribute: model.Attribute) -> str:
        name, type_, location = attribute.name, attribute.type, attribute.location
        if self.event_of_handler(attribute):
            return self.getting(attribute)
        if runs_here(attribute):
            return self.result(type_, f"{name}Impl()", location)
        for each in model.references(type_, "interface"):
            self.other(each, location)
        returned = self.types.result(type_, location)
        python = repr(python_name(name))
        code = self.calls.add("attribute", self.owner, python, returned.encoder)
        if is_platform_object(type_):
            return f'globalObject("{name}", {code})'
        return returned.of(f'ask("[{code}]")[1]')

    def target(self) -> str:
        return "globalTarget()"
