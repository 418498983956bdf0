"""Writes all modules of the Python package."""

from __future__ import annotations

from idl.compiler import model
from idl.compiler.documentation import Documentation
from idl.compiler.emit_globals import GlobalsEmitter, GlobalsStubEmitter, global_scope
from idl.compiler.emit_interface import InterfaceEmitter
from idl.compiler.emit_stub import NO_NARROWINGS, Narrowings, StubEmitter
from idl.compiler.emit_values import ValueEmitter
from idl.compiler.names import snake_case
from idl.compiler.steps import Step

_HEADING = '''\
"""The interfaces, made by ``python -m idl``, and the module of each by its identifier."""

'''


def emit_python(
    definitions: model.Definitions,
    documentation: Documentation,
    package: str = "webapi.interfaces",
    steps_package: str = "webapi.steps",
    narrowings: Narrowings = NO_NARROWINGS,
    steps: list[Step] | None = None,
) -> dict[str, str]:
    """The files of ``package``, which binds the hand-written modules of ``steps_package``.

    What they call of those is added to ``steps``.
    """
    modules = {name: snake_case(name) for name in sorted(definitions.interfaces)}
    files = {"__init__.py": f"{_HEADING}MODULES = {modules}\n"}
    for interface in definitions.interfaces.values():
        module = snake_case(interface.name)
        emitter = InterfaceEmitter(interface, definitions, documentation, package, steps_package)
        files[f"{module}.py"] = emitter.module()
        if steps is not None:
            steps += emitter.wanted
        files[f"{module}.pyi"] = StubEmitter(
            interface, definitions, package, steps_package, narrowings
        ).module()
    for mixin in map(global_scope, definitions.globals):
        module = snake_case(mixin.name)
        functions = GlobalsEmitter(mixin, definitions, documentation, package, steps_package)
        files[f"{module}.py"] = functions.module()
        if steps is not None:
            steps += functions.wanted
        stub = GlobalsStubEmitter(mixin, definitions, package, steps_package, narrowings)
        files[f"{module}.pyi"] = stub.module()
    for enum in definitions.enums.values():
        files[f"{snake_case(enum.name)}.py"] = ValueEmitter(enum, package).enum(enum)
    returned = definitions.returned("dictionary")
    for dictionary in definitions.dictionaries.values():
        text = ValueEmitter(dictionary, package).dictionary(
            dictionary, definitions, dictionary.name in returned
        )
        files[f"{snake_case(dictionary.name)}.py"] = text
    for callback in definitions.callbacks.values():
        files[f"{snake_case(callback.name)}.py"] = ValueEmitter(callback, package).callback(
            callback
        )
    for each in definitions.callback_interfaces.values():
        files[f"{snake_case(each.name)}.py"] = ValueEmitter(each, package).callback_interface(each)
    return files
