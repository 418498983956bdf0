"""The Python types of IDL types, for stubs: of arguments and of results."""

from __future__ import annotations

import builtins
from collections.abc import Collection, Iterable, Mapping
from typing import Final

from idl.compiler import model
from idl.compiler.converters import FLOATS, INTEGERS, NUMERIC, STRINGS, flatten, kind
from idl.compiler.imports import Imports
from idl.compiler.names import snake_case

NO_OBJECTS: Final[Mapping[str, Iterable[str]]] = {}
NO_VARIABLES: Final[Mapping[str, str]] = {}


class PythonTypes:
    """Type expressions for one module, importing what they use.

    ``taken`` are the names of the class's members, which hide builtins and classes of the same
    names. A hidden builtin is written ``builtins.bytes``, a hidden class ``_URL``. ``objects`` has
    the interfaces whose objects can be given for a dictionary, by its name; ``variables`` has the
    type variables that stand for interfaces, by their names.
    """

    def __init__(
        self,
        imports: Imports,
        package: str,
        taken: Collection[str] = (),
        objects: Mapping[str, Iterable[str]] = NO_OBJECTS,
        variables: Mapping[str, str] = NO_VARIABLES,
    ) -> None:
        self.imports = imports
        self.objects = objects
        self.variables = variables
        self.package = package
        self.taken = taken

    def builtin(self, name: str) -> str:
        if name in self.taken and hasattr(builtins, name):
            self.imports.modules.add("builtins")
            return f"builtins.{name}"
        return name

    def use(self, module: str, name: str) -> str:
        if name in self.taken:
            return self.imports.use(module, f"{name} as _{name}")
        return self.imports.use(module, name)

    def reference(self, name: str) -> str:
        return self.use(f"{self.package}.{snake_case(name)}", name)

    def given(self, type_: model.Type, optional: bool = False) -> str:
        """The Python type of an argument."""
        members, includes_null = flatten(type_)
        types = dict.fromkeys(self._given(each, len(members) > 1) for each in members)
        if "StringLike" in types and any(kind(each) == "sequence" for each in members):
            scalar = self.use("webapi.webidl.types", "ScalarLike")
            types = {scalar if each == "StringLike" else each: None for each in types}
        or_none = (optional or includes_null) and not _INCLUDE_NONE.intersection(types)
        return _joined(types, or_none)

    def _given(self, type_: model.Type, in_union: bool) -> str:
        match type_:
            case model.Simple("ByteString"):
                return self.use("webapi.webidl.types", "ByteStringLike")
            case model.Simple(name) if name in STRINGS:
                return self.use("webapi.webidl.types", "StringLike")
            case model.Simple(name) if name in NUMERIC:
                return self.use("webapi.webidl.types", "NumberLike")
            case model.Simple("any" | "object"):
                return self.builtin("object")
            case model.Buffer():
                return self.use("webapi.webidl.types", "BytesLike")
            case model.Generic("Promise", item):
                awaitable = self.use("collections.abc", "Awaitable")
                return f"{awaitable}[{self.given(item)}] | {self.given(item)}"
            case model.Generic("async_sequence", item):
                names = ("AsyncIterable", "Iterator" if in_union else "Iterable")
                either = (self.use("collections.abc", each) for each in names)
                return " | ".join(f"{each}[{self.given(item)}]" for each in either)
            case model.Generic(_, item):
                if any(kind(each) == "string" for each in flatten(item)[0]):  # a str is iterable
                    return f"{self.use('webapi.webidl.types', 'SequenceLike')}[{self.given(item)}]"
                return f"{self.use('collections.abc', 'Iterable')}[{self.given(item)}]"
            case model.Record(_, value):
                return f"{self.use('webapi.webidl.types', 'RecordLike')}[{self.given(value)}]"
            case model.Reference(name, "dictionary"):
                return " | ".join(map(self.reference, (name, *self.objects.get(name, ()))))
            case model.Reference(name, "callback interface"):
                callable_ = self.use("collections.abc", "Callable")
                return f"{callable_}[..., {self.builtin('object')}] | {self.reference(name)}"
        return self._returned(type_)

    def returned(self, type_: model.Type) -> str:
        """The Python type of a result."""
        members, includes_null = flatten(type_)
        types = dict.fromkeys(self._returned(each) for each in members)
        return _joined(types, includes_null)

    def _returned(self, type_: model.Type) -> str:
        match type_:
            case model.Simple(name) if name in _SIMPLE:
                return self.builtin(_SIMPLE[name])
            case model.Buffer():
                return self.builtin("bytes")
            case model.Reference(name):
                return self.variables.get(name) or self.reference(name)
            case model.Generic("sequence", item):
                return f"{self.builtin('list')}[{self.returned(item)}]"
            case model.Generic("ObservableArray", item):
                mutable = self.use("collections.abc", "MutableSequence")
                return f"{mutable}[{self.returned(item)}]"
            case model.Generic("FrozenArray", item):
                return f"{self.builtin('tuple')}[{self.returned(item)}, ...]"
            case model.Generic("Promise", item):
                return f"{self.use('webapi.webidl.promises', 'Promise')}[{self.returned(item)}]"
            case model.Record(_, value):
                ordinary = self.use("webapi.webidl.ordinary_object", "OrdinaryObject")
                return f"{ordinary}[{self.returned(value)}]"
        return self.use("typing", "Any")


_SIMPLE = {
    **dict.fromkeys(STRINGS, "str"),
    **dict.fromkeys(INTEGERS, "int"),
    **dict.fromkeys(FLOATS, "float"),
    "boolean": "bool",
    "undefined": "None",
}
_INCLUDE_NONE = {"object", "ByteStringLike", "ScalarLike", "StringLike"}


def _joined(types: dict[str, None], or_none: bool) -> str:
    others = [each for each in types if each != "None"]
    return " | ".join([*others, "None"] if or_none or len(others) < len(types) else others)
