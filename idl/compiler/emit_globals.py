"""A mixin of the global scope as a Python module: its operations are functions.

``[Global] interface mixin WindowOrWorkerGlobalScope`` gives ``btoa(data)`` and, by the module's
``__getattr__``, ``crypto``. Its steps are those of static operations: there is no ``this``.
"""

from __future__ import annotations

import textwrap
from dataclasses import replace

from idl.compiler import model
from idl.compiler.binding import Binding, Part
from idl.compiler.emit_calls import Calls
from idl.compiler.emit_results import Results
from idl.compiler.emit_stub import StubEmitter
from idl.compiler.names import python_name
from idl.compiler.python_source import call, module


def global_scope(mixin: model.Interface) -> model.Interface:
    """The mixin with its operations as static ones, which have no receiver."""
    return replace(
        mixin,
        members=tuple(
            replace(each, static=True) if isinstance(each, model.Operation) else each
            for each in mixin.members
        ),
    )


class GlobalCalls(Calls):
    """Writes the functions of one mixin."""

    def shown_name(self, operation: model.Operation) -> str:
        return python_name(operation.name)


class GlobalsEmitter(Part):
    """Writes one mixin, given by `global_scope`."""

    def __init__(self, binding: Binding) -> None:
        super().__init__(binding)
        self.results = Results(binding)
        self.calls = GlobalCalls(binding, self.results)

    def module(self) -> str:
        """The module's text."""
        functions = []
        for name, overloads in self.interface.operations.items():
            action = f"Failed to execute '{name}'"
            (section,) = self.calls.callables(python_name(name), overloads, action)
            section = section.removeprefix("    @staticmethod\n").replace("``static ", "``")
            functions.append(textwrap.dedent(section))
        if self.interface.attributes:
            functions.append(self.attributes())
        summary = f"The {self.interface.name} mixin: functions of the global scope."
        return module(summary, self.interface, self.imports.block(), self.constants, *functions)

    def attributes(self) -> str:
        """The function that gets attributes of the module."""
        lines = ["def __getattr__(name):"]
        for each in self.interface.attributes:
            getter = self.binding.step(each, f"{each.name}_getter")
            plain = replace(each, extended_attributes={})
            lines.append(f"    if name == {python_name(each.name)!r}:")
            lines += [f"        {line}" for line in self.results.returning(plain, call(getter))]
        lines.append('    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")')
        return "\n".join(lines)


class GlobalsStubEmitter(StubEmitter):
    """Writes the stub of one mixin."""

    def module(self) -> str:
        """The stub's text."""
        lines = []
        for name, overloads in self.interface.operations.items():
            lines += self.overloads(python_name(name), overloads)
        for each in self.interface.attributes:
            lines.append(f"    {python_name(each.name)}: {self.types.returned(each.type)}")
        body = "\n".join(line for line in lines if line.strip() != "@staticmethod")
        heading = f'"""Types of the {self.interface.name} mixin. Made by ``python -m idl``."""'
        return "\n\n".join([heading, self.imports.block(), textwrap.dedent(body)]) + "\n"
