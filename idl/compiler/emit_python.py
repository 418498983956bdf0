"""Writes all modules of the Python package."""

from __future__ import annotations

from typing import TypeAlias

from idl.compiler import model
from idl.compiler.binding import Binding, is_event_handler
from idl.compiler.bound import Implementations
from idl.compiler.documentation import Documentation
from idl.compiler.emit_globals import GlobalsEmitter, GlobalsStubEmitter, global_scope
from idl.compiler.emit_interface import InterfaceEmitter
from idl.compiler.emit_mixins import emit_mixins
from idl.compiler.emit_stub import NO_NARROWINGS, Narrowings, StubEmitter
from idl.compiler.emit_values import ValueEmitter
from idl.compiler.names import snake_case
from idl.compiler.steps import Step

_Emitter: TypeAlias = type[InterfaceEmitter] | type[GlobalsEmitter]
_HEADING = '''\
"""The interfaces, made by ``python -m idl``, and the module of each by its identifier."""

'''
_ABOUT_NULLABLE = '''\
"""The members, but for event handlers, whose ``None`` is null, by their interface."""
'''


def emit_python(
    definitions: model.Definitions,
    documentation: Documentation,
    package: str = "webapi.interfaces",
    steps_package: str = "webapi.steps",
    narrowings: Narrowings = NO_NARROWINGS,
    steps: list[Step] | None = None,
    implementations: Implementations | None = None,
) -> dict[str, str]:
    """The files of ``package``, which binds the hand-written modules of ``steps_package``.

    The function adds the steps that the files call to ``steps``. Without ``implementations``, each
    member needs one.
    """
    implementations = implementations or Implementations(definitions, (), steps_package)
    steps = [] if steps is None else steps
    modules = {name: snake_case(name) for name in sorted(definitions.interfaces)}
    nullable = f"NULLABLE: dict[str, list[str]] = {_nullable(definitions)}\n{_ABOUT_NULLABLE}"
    files = {"__init__.py": f"{_HEADING}MODULES = {modules}\n{nullable}"}
    emitters: list[tuple[model.Interface, _Emitter, type[StubEmitter]]] = [
        (each, InterfaceEmitter, StubEmitter) for each in definitions.interfaces.values()
    ]
    emitters += [
        (global_scope(each), GlobalsEmitter, GlobalsStubEmitter) for each in definitions.globals
    ]
    given = definitions, documentation, package, steps_package

    def binding(interface: model.Interface) -> Binding:
        return Binding(interface, *given, implementations)

    mixins = emit_mixins(
        definitions,
        lambda each: InterfaceEmitter(binding(each)),
        lambda each: StubEmitter(each, *given, narrowings, implementations),
    )
    for interface, emit_module, emit_stub in emitters:
        name = snake_case(interface.name)
        emitter = emit_module(binding(interface))
        if isinstance(emitter, InterfaceEmitter):
            emitter.in_mixins = mixins.shared
        files[f"{name}.py"] = emitter.module()
        steps += emitter.binding.wanted
        stub = emit_stub(interface, *given, narrowings, implementations)
        stub.in_mixins = mixins.in_stubs
        files[f"{name}.pyi"] = stub.module()
    values = {}

    def value(definition: model.Definition) -> ValueEmitter:
        return ValueEmitter(definition, package, steps_package, steps)

    for name, enum in definitions.enums.items():
        values[name] = value(enum).enum(enum)
    for name, dictionary in definitions.dictionaries.items():
        values[name] = value(dictionary).dictionary(dictionary, definitions)
    for name, callback in definitions.callbacks.items():
        values[name] = value(callback).callback(callback)
    for name, called in definitions.callback_interfaces.items():
        values[name] = value(called).callback_interface(called)
    return files | mixins.files | {f"{snake_case(name)}.py": text for name, text in values.items()}


def _nullable(definitions: model.Definitions) -> dict[str, list[str]]:
    """The members of nullable types, but for event handlers, by their interface."""
    members = {
        interface.name: sorted(
            member.name
            for member in interface.members
            if isinstance(member, model.Attribute | model.Operation)
            and isinstance(member.type, model.Nullable)
            and not (isinstance(member, model.Attribute) and is_event_handler(member))
        )
        for interface in definitions.interfaces.values()
    }
    return {name: members[name] for name in sorted(members) if members[name]}
