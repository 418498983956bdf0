"""Members of a mixin that are alike in each interface that includes it, written once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from idl.compiler import model
from idl.compiler.emit_interface import InterfaceEmitter
from idl.compiler.emit_stub import StubEmitter
from idl.compiler.names import snake_case
from idl.compiler.python_source import module

LINES_OF_A_MODULE = 12
"""About so many lines a module has besides its members."""


@dataclass
class Mixins:
    """The names of the members that each mixin's module has, and the texts of the modules."""

    shared: dict[str, frozenset[str]] = field(default_factory=dict)
    in_stubs: dict[str, frozenset[str]] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)


def emit_mixins(
    definitions: model.Definitions,
    emitter: Callable[[model.Interface], InterfaceEmitter],
    stub_emitter: Callable[[model.Interface], StubEmitter],
) -> Mixins:
    """The modules of mixins; an emitter of an interface is made anew for each mixin."""

    def for_mixin(interface: model.Interface) -> InterfaceEmitter:
        made = emitter(interface)
        made.attributes.shown_in_setters = "{}"
        return made

    mixins = Mixins()
    for name, mixin in definitions.mixins.items():
        including = [each for each in definitions.interfaces.values() if name in each.mixins]
        if len(including) < 2:
            continue
        texts = [
            {each.name: _with_constants(made, each) for each in _attributes(made, name)}
            for made in map(for_mixin, including)
        ]
        names = _alike(texts)
        if not _is_shorter([texts[0][each] for each in names], len(including)):
            continue
        first = for_mixin(including[0])
        members = [each for each in _attributes(first, name) if each.name in names]
        sections = [text for each in members for text in first.attributes.attribute(each)]
        about = f'    """Attributes of the mixin {name} that are alike in all interfaces."""\n'
        class_ = "\n\n".join([f"class {name}:\n{about}\n    __slots__ = ()", *sections])
        stem = snake_case(name)
        mixins.shared[name] = frozenset(names)
        mixins.files[f"{stem}.py"] = module(
            f"The {name} mixin.", mixin, first.imports.block(), first.constants, class_
        )
        stubs = [stub_emitter(each).members(name) for each in including]
        names = _alike(stubs)
        stub = stub_emitter(including[0])
        lines = stub.members(name)
        heading = f'"""Types of the {name} mixin. Made by ``python -m idl``."""'
        body = "\n".join(lines[each] for each in lines if each in names)
        mixins.in_stubs[name] = frozenset(names)
        mixins.files[f"{stem}.pyi"] = (
            f"{heading}\n\n{stub.imports.block()}\n\nclass {name}:\n{body}\n"
        )
    return mixins


def _attributes(emitter: InterfaceEmitter, mixin: str) -> list[model.Attribute]:
    attributes = emitter.interface.attributes
    return [each for each in attributes if each.declared_in == mixin]


def _with_constants(emitter: InterfaceEmitter, attribute: model.Attribute) -> str:
    """The text of an attribute, and the module-level constants in it."""
    text = "\n".join(emitter.attributes.attribute(attribute))
    used = dict.fromkeys(re.findall(r"\b_\w+", text))
    constants = (f"{each} = {emitter.constants.get(each)}" for each in used)
    return "\n".join([text, *constants])


def _alike(texts: Iterable[dict[str, str]]) -> list[str]:
    """The names whose texts are the same everywhere."""
    first, *others = texts
    return [name for name in first if all(each.get(name) == first[name] for each in others)]


def _is_shorter(texts: list[str], times: int) -> bool:
    lines = sum(text.count("\n") + 2 for text in texts)
    return lines * (times - 1) > 2 * LINES_OF_A_MODULE + 3 * times
