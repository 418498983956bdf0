"""All modules of the Python package: file names to texts."""

from __future__ import annotations

from idl.compiler import model
from idl.compiler.documentation import Documentation
from idl.compiler.emit_interface import InterfaceEmitter
from idl.compiler.names import snake_case


def emit_python(
    definitions: model.Definitions,
    documentation: Documentation,
    package: str = "webapi.interfaces",
    steps_package: str = "webapi.steps",
) -> dict[str, str]:
    """The ``.py`` files of ``package``."""
    files = {"__init__.py": '"""The interfaces, one module each, made by ``python -m idl``."""\n'}
    for interface in definitions.interfaces.values():
        emitter = InterfaceEmitter(interface, definitions, documentation, package, steps_package)
        files[f"{snake_case(interface.name)}.py"] = emitter.module()
    return files
