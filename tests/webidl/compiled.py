"""Compiles the cases and loads what comes out, on steps that only keep and echo."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple

from idl.compiler.check import check
from idl.compiler.documentation import Documentation
from idl.compiler.emit_python import emit_python
from idl.compiler.merge import merge
from idl.compiler.model import Definitions
from idl.compiler.read import read

CASES = Path(__file__).parent / "cases"
OBJECTS = {"attributes": ["_webapi_part"], "objects": ["_webapi_list"]}
"""The slots of a module's [SameObject] attributes, which are empty at first."""


class Call(NamedTuple):
    """What an operation of a case returns: which step was run, with which arguments."""

    step: str
    arguments: tuple[Any, ...]

    @property
    def platform_object(self) -> Call:
        """Where the IDL says that an object is returned, this is."""
        return self


class EchoSteps(ModuleType):
    """Steps that keep what a setter is given; operations return a `Call`. Steps given win."""

    def __init__(self, name: str, steps: dict[str, Any]) -> None:
        super().__init__(name)
        self.slot = f"_kept_by_{name.rpartition('.')[2]}"
        slots = dict.fromkeys((self.slot, *OBJECTS.get(name, ())), Any)
        self.Slots = type("Slots", (), {"__annotations__": slots})
        self.__dict__.update(steps)

    def kept(self, this: Any) -> dict[str, Any]:
        if not hasattr(this, self.slot):
            setattr(this, self.slot, {})
            for slot in OBJECTS.get(self.__name__, ()):
                setattr(this, slot, None)
        kept: dict[str, Any] = getattr(this, self.slot)
        return kept

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("__"):
            raise AttributeError(name)
        identifier, _, what = name.rpartition("_")
        if what == "getter":
            return lambda this: self.kept(this)[identifier]
        if what == "setter":
            return lambda this, value: self.kept(this).__setitem__(identifier, value)
        if name.startswith("constructor"):
            return lambda this, *given: self.kept(this).update(constructed=Call(name, given))
        if name == "inspect":
            return lambda this: f"<{type(this).__name__}>"
        return lambda *given: Call(
            name, given[1:] if given and hasattr(given[0], "__slots__") else given
        )


def definitions(name: str) -> Definitions:
    """What ``cases/<name>.webidl`` defines."""
    path = CASES / f"{name}.webidl"
    merged = merge(read(path.read_text(encoding="utf-8"), path.name))
    check(merged)
    return merged


@cache
def emit(name: str, package: str) -> dict[str, str]:
    """The files made of ``cases/<name>.webidl``."""
    return emit_python(definitions(name), Documentation({}), package, f"{package}_steps")


def load(folder: Path, name: str, **steps: dict[str, Any]) -> Iterator[SimpleNamespace]:
    """The public names of a case's modules, while it is loaded from ``folder``."""
    package = f"webidl_case_{name}"
    target = folder / package
    target.mkdir()
    for file, text in emit(name, package).items():
        (target / file).write_text(text, encoding="utf-8")
    steps_package: Any = ModuleType(f"{package}_steps")

    def steps_module(module: str) -> EchoSteps:
        if module.startswith("__"):
            raise AttributeError(module)
        return EchoSteps(module, steps.get(module, {}))

    steps_package.__getattr__ = steps_module
    sys.modules[f"{package}_steps"] = steps_package
    for module in steps:
        imported: Any = steps_module(module)
        sys.modules[f"{package}_steps.{module}"] = imported
    sys.path.insert(0, str(folder))
    try:
        names: dict[str, Any] = {}
        for file in sorted(target.glob("*.py")):
            if file.stem != "__init__":
                names |= vars(importlib.import_module(f"{package}.{file.stem}"))
        yield SimpleNamespace(**{key: value for key, value in names.items() if key[0] != "_"})
    finally:
        sys.path.remove(str(folder))
        for module_name in [each for each in sys.modules if each.startswith(package)]:
            del sys.modules[module_name]
