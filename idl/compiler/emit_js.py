"""Writes the JavaScript binding, for engines that have none of the interfaces.

A script for each IDL file defines its interfaces with the functions of ``webapi/runtimes/glue``, as
https://webidl.spec.whatwg.org/#js-interfaces says. Each interface of the tree has a script of its
own in the folder ``dom``, because a page uses few of them. A context needs ``brands.js`` and
``global_scope.js`` before it fetches a script. ``exposed.py`` lists the calls that scripts may
request; a request names a call by its place in that list.

Python runs the steps of an interface by request. With ``[RunsIn=Engine]`` they run in the engine,
where a class implements the interface. Two extended attributes save requests. ``[Carried]`` on an
interface means that answers contain the values of its attributes. Only its own members and those of
its [SameObject] objects may change these. ``[Pure=(a, b)]`` names operations that change nothing.
"""

from __future__ import annotations

import json
import re
from pathlib import PurePath

from idl.compiler import model
from idl.compiler.check import ancestors
from idl.compiler.emit_js_globals import GlobalsEmitter
from idl.compiler.emit_js_here import HereEmitter
from idl.compiler.emit_js_interface import InterfaceEmitter, constants_of, steps_here
from idl.compiler.emit_js_types import Constants, Types, brand, unsupported
from idl.compiler.exposure import Calls, Exposure, call_constants, for_engines, runs_here
from idl.compiler.implementations import Wanted

_TREE = (
    *("dom", "element_internals", "html", "html_elements", "html_forms", "mathml", "selection"),
    "svg",
)
"""The IDL files of the tree."""
_HEADING = """\
// {what}, made by python -m idl from {source}: change {pronoun}, not this.
"""
_OF_THE_TREE = """\
// Brands and implementations of the interfaces that the scripts in the folder dom define, made by
// python -m idl from idl/*.webidl: change those, not this.
"""
_CALLS_BY_HAND = """\
// The beginnings of requests that scripts by hand make.
"""
_STEPS_HERE = """\
// Steps that run here, of interfaces whose other steps Python runs. The first call fetches them.
"""
_PACKAGE = """\
\"\"\"The interfaces for JavaScript, made by ``python -m idl`` from idl/*.webidl.\"\"\"

EVENT_HANDLERS = {events}
\"\"\"The events of GlobalEventHandlers and of WindowEventHandlers.\"\"\"
"""
_PYTHON_HEADING = '''\
"""The calls that the scripts beside this file may request.

Made by ``python -m idl`` from idl/*.webidl: change those, not this. Requests name a call by its
place in `CALLS`, and answers name an interface by its place in `INTERFACES`.
"""

'''


def emit_javascript(
    definitions: model.Definitions,
    package: str = "webapi.interfaces",
    wanted: list[Wanted] | None = None,
) -> dict[str, str]:
    """The files of ``webapi/runtimes/generated``.

    The function adds what the files use of implementations to ``wanted``.
    """
    definitions = for_engines(definitions)
    calls = Calls(package)
    exposures = {
        each.name: Exposure(each, definitions.interfaces)
        for each in _bases_first(definitions.interfaces)
    }
    by_request = {name: each for name, each in exposures.items() if not each.is_here}
    brands = {brand(each.name): _brand(each, calls) for each in exposures.values()}
    scripts: dict[str, list[Exposure]] = {}
    objects: dict[str, list[model.Interface]] = {}
    for each in definitions.callback_interfaces.values():
        if "Exposed" in each.extended_attributes:
            objects.setdefault(_script(each), []).append(each)
    for exposure in exposures.values():
        _check_name(exposure.interface)
        scripts.setdefault(_script(exposure.interface), []).append(exposure)
    files = {}
    ties: list[str] = []
    for name in scripts | objects:
        members = scripts.get(name, [])
        constants = Constants()
        types = Types(definitions, constants)
        emitters = [_emitter(each, exposures, calls, types, constants) for each in members]
        if name.startswith("dom/"):
            texts = [each.text() for each in emitters]
            ties += (each.tie() for each in emitters)
        else:
            texts = [each.text() + each.tie() for each in emitters]
        callbacks = objects.get(name, [])
        texts += map(_callback_interface_object, callbacks)
        if wanted is not None:
            wanted += (each for emitter in emitters for each in emitter.wanted)
        interfaces = [*(each.interface for each in members), *callbacks]
        source = " and ".join(dict.fromkeys(each.location.file for each in interfaces))
        heading = _HEADING.format(what="Interfaces", source=source, pronoun="that")
        files[f"{name}.js"] = "\n".join([heading, constants.lines(), *texts])
    constants = Constants()
    types = Types(definitions, constants)
    texts = [
        GlobalsEmitter(
            Exposure(each, definitions.interfaces), exposures, calls, types, constants
        ).text()
        for each in definitions.globals
    ]
    heading = _HEADING.format(what="The global scope", source="idl/*.webidl", pronoun="those")
    files["global_scope.js"] = "\n".join([heading, constants.lines(), *texts])
    late = _late_brands(files, exposures)
    if ties:
        files["dom.js"] = "\n".join(
            [_OF_THE_TREE, *(brands.pop(each) for each in late), "", "".join(ties)]
        )
    heading = _HEADING.format(what="The interfaces", source="idl/*.webidl", pronoun="those")
    order = "".join(f"  {brand(name)},\n" for name in by_request)
    numbers = "// A number in an answer is a place in this list.\n"
    names = [
        f"late({json.dumps(name)}, "
        f"{json.dumps([each.name for each in (*scripts.get(name, ()), *objects.get(name, ()))])});"
        for name in scripts | objects
        if not name.startswith("dom/")
    ]
    own = [name.removeprefix("dom/") for name in scripts | objects if name.startswith("dom/")]
    names += [f'lateEach("dom/", {json.dumps(own)});'] * bool(own)
    here = [
        str(each.extended_attributes.get("WithArguments") or steps_here(exposure.name, each))
        for exposure in by_request.values()
        for each in exposure.interface.members
        if isinstance(each, model.Operation)
        and (runs_here(each) or "WithArguments" in each.extended_attributes)
    ]
    steps = f"{_STEPS_HERE}const stepsHere = {{ {', '.join(['__proto__: null', *here])} }};"
    calls_by_hand = f"{_CALLS_BY_HAND}{call_constants()}"
    parts = [
        heading,
        calls_by_hand,
        *brands.values(),
        "",
        f"{numbers}const brands = [\n{order}];",
        "",
        *names,
        "",
    ]
    parts += [steps, ""] if here else []
    files["brands.js"] = "\n".join(parts)
    return {
        "__init__.py": _PACKAGE.format(events=_event_handlers(definitions)),
        "exposed.py": _PYTHON_HEADING + calls.module(by_request),
        **files,
    }


def _event_handlers(definitions: model.Definitions) -> tuple[tuple[str, ...], ...]:
    """The events that elements and windows have event handlers for, and those of windows only."""
    return tuple(
        tuple(each.name.removeprefix("on") for each in definitions.mixins[name].attributes)
        for name in ("GlobalEventHandlers", "WindowEventHandlers")
        if name in definitions.mixins
    )


def _script(interface: model.Interface) -> str:
    """The script of an interface: its own, or the script of its IDL file."""
    file = PurePath(interface.location.file).stem
    return f"dom/{interface.name}" if file in _TREE else file


def _late_brands(files: dict[str, str], exposures: dict[str, Exposure]) -> list[str]:
    """The brands of the tree that no script outside of the tree mentions."""
    others = "".join(text for name, text in files.items() if not name.startswith("dom/"))
    mentioned = set(re.findall(r"\w+Brand\b", others))
    for each in reversed(exposures.values()):
        if brand(each.name) in mentioned and each.interface.inherits:
            mentioned.add(brand(each.interface.inherits))
    return [
        brand(each.name)
        for each in exposures.values()
        if _script(each.interface).startswith("dom/") and brand(each.name) not in mentioned
    ]


def _callback_interface_object(interface: model.Interface) -> str:
    """https://webidl.spec.whatwg.org/#legacy-callback-interface-object"""
    return f'callbackInterfaceObject("{interface.name}", {constants_of(interface)});\n'


def _check_name(interface: model.Interface) -> None:
    """Refuse a name that could be the name of an implementation or of a brand."""
    for suffix in ("Impl", "Brand"):
        if interface.name.endswith(suffix):
            unsupported(interface.location, f"{interface.name!r}, a name that ends with {suffix}")


def _emitter(
    exposure: Exposure,
    exposures: dict[str, Exposure],
    calls: Calls,
    types: Types,
    constants: Constants,
) -> InterfaceEmitter:
    if exposure.is_here:
        return HereEmitter(exposure, exposures, calls, types, constants)
    return InterfaceEmitter(exposure, exposures, calls, types)


def _bases_first(interfaces: dict[str, model.Interface]) -> list[model.Interface]:
    ordered: dict[str, model.Interface] = {}
    for interface in interfaces.values():
        for each in reversed([interface, *ancestors(interface, interfaces)]):
            ordered.setdefault(each.name, each)
    return list(ordered.values())


def _brand(exposure: Exposure, calls: Calls) -> str:
    interface = exposure.interface
    parent = brand(interface.inherits) if interface.inherits else "null"
    arguments = [f'"{interface.name}"', parent, f'"{_script(interface)}"']
    if not exposure.is_here:
        code = calls.add("values", exposure.constant) if exposure.values else 0
        arguments += [str(code)] * ("Serializable" in interface.extended_attributes or bool(code))
        if "Serializable" in interface.extended_attributes:
            arguments.append(str(calls.add("clone", exposure.constant)))
    return f"const {brand(interface.name)} = newBrand({', '.join(arguments)});"
