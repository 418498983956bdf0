"""Writes the JavaScript binding, for engines that have none of the interfaces.

``interfaces.js``, which defines the interfaces with the functions of the scripts in
``webapi/runtimes/glue`` as https://webidl.spec.whatwg.org/#js-interfaces says, and ``exposed.py``,
the list of calls that it may request. A request names a call by its place in that list.

A context gets the interfaces of every global scope, as Python does. ``[Exposed=Python]`` and
``[InGlue]`` leave interfaces and members out. Two extended attributes save requests. ``[Carried]``
of an interface means that answers contain the values of its attributes, which change only by its
own members and by those of its [SameObject] objects. ``[Pure=(a, b)]`` names operations that change
nothing.
"""

from __future__ import annotations

from idl.compiler import model
from idl.compiler.check import ancestors
from idl.compiler.emit_js_interface import GlobalsEmitter, InterfaceEmitter
from idl.compiler.emit_js_types import Types, brand
from idl.compiler.exposure import Calls, Exposure, is_exposed

_JS_HEADING = """\
// The interfaces, made by python -m idl from idl/*.webidl: change those, not this.
// The numbers are places in CALLS of exposed.py.
"""
_PACKAGE = '"""The interfaces for JavaScript, made by ``python -m idl`` from idl/*.webidl."""\n'
_PYTHON_HEADING = '''\
"""The calls that ``interfaces.js`` may request.

Made by ``python -m idl`` from idl/*.webidl: change those, not this. Requests name a call by its
place in `CALLS`, and answers name an interface by its place in `INTERFACES`.
"""

'''


def emit_javascript(
    definitions: model.Definitions, package: str = "webapi.interfaces"
) -> dict[str, str]:
    """The files of ``webapi/runtimes/generated``."""
    calls = Calls(package)
    types = Types(definitions)
    exposures = {
        each.name: Exposure(each, definitions.interfaces)
        for each in _bases_first(definitions.interfaces)
    }
    brands = [_brand(each, calls) for each in exposures.values()]
    interfaces = [
        InterfaceEmitter(each, exposures, calls, types).text() for each in exposures.values()
    ]
    interfaces += [
        GlobalsEmitter(Exposure(each, definitions.interfaces), exposures, calls, types).text()
        for each in definitions.globals
    ]
    constants = [f"const {name} = {text};" for name, text in types.constants.items()]
    order = "".join(f"  {brand(name)},\n" for name in exposures)
    parts = [
        _JS_HEADING,
        "\n".join([*brands, f"const brands = [\n{order}];\n"]),
        "\n".join([*constants, ""]),
        *interfaces,
    ]
    return {
        "__init__.py": _PACKAGE,
        "interfaces.js": "\n".join(parts),
        "exposed.py": _PYTHON_HEADING + calls.module(exposures),
    }


def _bases_first(interfaces: dict[str, model.Interface]) -> list[model.Interface]:
    ordered: dict[str, model.Interface] = {}
    for interface in interfaces.values():
        if is_exposed(interface):
            for each in reversed([interface, *ancestors(interface, interfaces)]):
                ordered.setdefault(each.name, each)
    return list(ordered.values())


def _brand(exposure: Exposure, calls: Calls) -> str:
    interface = exposure.interface
    parent = brand(interface.inherits) if interface.inherits else "null"
    code = calls.add("values", exposure.constant) if exposure.values else 0
    arguments = [f'"{interface.name}"', parent, str(code)]
    if "Serializable" in interface.extended_attributes:
        arguments.append(str(calls.add("clone", exposure.constant)))
    return f"const {brand(interface.name)} = newBrand({', '.join(arguments)});"
