"""Compares the types of classes that are written once with those of the IDL that binds them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from mypy.nodes import Decorator, FuncDef, MypyFile, OverloadedFuncDef, SymbolNode, TypeInfo, Var
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    LiteralType,
    NoneType,
    ProperType,
    TypedDictType,
    UnionType,
    get_proper_type,
)
from mypy.types import Type as MypyType

from idl.compiler import model
from idl.compiler.bound import Bound
from idl.compiler.converters import FLOATS, INTEGERS, STRINGS, flatten
from idl.compiler.errors import IDLError
from idl.translator.names import path_of

NEVER_NONE = {
    "LabelableElement.labels": "Of HTMLInputElement alone, it can be null.",
    "HTMLTextAreaElement.selectionStart": "The class of text controls is that of inputs too.",
    "HTMLTextAreaElement.selectionEnd": "The class of text controls is that of inputs too.",
    "HTMLTextAreaElement.selectionDirection": "The class of text controls is that of inputs too.",
}
"""Members whose Python type has None for other interfaces."""
LISTS = ("builtins.list", "builtins.tuple", "typing.Sequence", "typing.MutableSequence")
DICTIONARIES = ("builtins.dict", "typing.Mapping")


def check_types(
    bound: Iterable[Bound],
    files: Mapping[str, MypyFile],
    class_of: Callable[[str], type | None],
) -> None:
    """Raise `IDLError` for the first member whose type is not that of the IDL.

    ``files`` are mypy's modules; ``class_of`` gives the implementation of an interface, if any.
    """
    fitting = Fitting(class_of)
    for each in bound:
        _check(each, files, fitting)


def _check(bound: Bound, files: Mapping[str, MypyFile], fitting: Fitting) -> None:
    member = bound.member
    module, node = _definition(bound, files)
    given = _signature(node, bound.kind)
    if given is None:
        raise _refused(bound, module, "has no type that mypy knows", "")
    arguments, result = given
    if bound.kind == "function":
        arguments = arguments[1:]
    wanted: model.Type = model.Simple("DOMString")
    wanted_arguments: list[tuple[model.Type, bool]] = []
    if isinstance(member, model.Attribute):
        wanted = member.type
        sets_by_function = bound.kind == "function" and bound.name.startswith("set_")
        if bound.kind == "settable attribute" or sets_by_function:
            wanted_arguments = [(member.type, False)]
            wanted = model.Simple("undefined")
    elif isinstance(member, model.Operation):
        wanted = member.type
        wanted_arguments = [(_argument(each), _can_be_missing(each)) for each in member.arguments]
    if f"{member.declared_in}.{getattr(member, 'name', '')}" in NEVER_NONE:
        wanted = model.Nullable(wanted)
    if not fitting.gives(result, wanted):
        raise _refused(bound, module, f"gives {_shown(result)}", str(wanted))
    for type_, (wanted_type, can_be_missing) in zip(arguments, wanted_arguments, strict=False):
        if not fitting.takes(type_, wanted_type, can_be_missing):
            raise _refused(bound, module, f"takes {_shown(type_)}", str(wanted_type))


def _refused(bound: Bound, module: str, what: str, wanted: str) -> IDLError:
    member = bound.member
    where = f"{bound.class_.__name__}.{bound.name}" if bound.kind != "function" else bound.name
    shown = f"{member.declared_in}.{getattr(member, 'name', member)}"
    is_not = f", but {shown!r} is of type {wanted}" if wanted else f", for {shown!r}"
    return IDLError(member.location, f"{where} in {path_of(module)} {what}{is_not}")


def _argument(argument: model.Argument) -> model.Type:
    return model.Generic("sequence", argument.type) if argument.variadic else argument.type


def _can_be_missing(argument: model.Argument) -> bool:
    return argument.optional and (argument.default is None or argument.default.kind == "null")


def _definition(bound: Bound, files: Mapping[str, MypyFile]) -> tuple[str, SymbolNode | None]:
    """The module and mypy's node of what implements a member."""
    if bound.kind == "function":
        return bound.module, files[bound.module].names[bound.name].node
    for class_ in bound.class_.__mro__:
        if bound.name in vars(class_) and class_.__module__ in files:
            info = files[class_.__module__].names[class_.__name__].node
            assert isinstance(info, TypeInfo)
            return class_.__module__, info.names[bound.name].node
    return bound.class_.__module__, None


def _signature(node: SymbolNode | None, kind: str) -> tuple[list[MypyType], MypyType] | None:
    """The types of the arguments, without the object, and of the result."""
    is_set = kind == "settable attribute"
    match node:
        case Var(type=type_) if type_ is not None:
            return ([type_], NoneType()) if is_set else ([], type_)
        case OverloadedFuncDef(items=[Decorator() as getter, Decorator() as setter]):
            node = setter.func if is_set else getter.func
        case OverloadedFuncDef(items=[Decorator() as getter, *_]) | (Decorator() as getter):
            node = getter.func
    if isinstance(node, FuncDef) and isinstance(node.type, CallableType):
        own = node.type.arg_types
        return own if kind == "function" else own[1:], node.type.ret_type
    return None


def _items(type_: MypyType) -> Iterator[ProperType]:
    proper = get_proper_type(type_)
    if isinstance(proper, UnionType):
        for each in proper.items:
            yield from _items(each)
    else:
        yield proper.fallback if isinstance(proper, LiteralType) else proper


def _shown(type_: MypyType) -> str:
    return str(get_proper_type(type_)).replace("builtins.", "")


class Fitting:
    """Whether a type of Python fits one of the IDL."""

    def __init__(self, class_of: Callable[[str], type | None]) -> None:
        self.class_of = class_of

    def gives(self, type_: MypyType, wanted: model.Type) -> bool:
        """Whether each value of a Python type is one of the IDL type."""
        members, is_nullable = flatten(wanted)
        return all(
            (is_nullable and isinstance(each, NoneType))
            or any(self.fits(each, one, self.gives, is_result=True) for one in members)
            for each in _items(type_)
        )

    def takes(self, type_: MypyType, wanted: model.Type, can_be_missing: bool = False) -> bool:
        """Whether a Python type has each value of the IDL type."""
        members, is_nullable = flatten(wanted)
        items = [*_items(type_)]
        has_none = any(isinstance(each, NoneType | AnyType) for each in items)
        if (is_nullable or can_be_missing) and not has_none and not _takes_all(items):
            return False
        return all(
            any(self.fits(each, one, self.takes, is_result=False) for each in items)
            for one in members
        )

    def fits(
        self,
        item: ProperType,
        wanted: model.Type,
        inner: Callable[[MypyType, model.Type], bool],
        is_result: bool,
    ) -> bool:
        """Whether one type of Python, no union, fits one of the IDL."""
        if not is_result and _takes_all([item]):
            return True
        name = item.type.fullname if isinstance(item, Instance) else ""
        match wanted:
            case model.Simple("any" | "object") | model.Buffer():
                return True
            case model.Simple("undefined"):
                return isinstance(item, NoneType)
            case model.Simple("boolean"):
                return name == "builtins.bool"
            case model.Simple(simple) if simple in INTEGERS:
                return name in ("builtins.int", *(() if is_result else ("builtins.float",)))
            case model.Simple(simple) if simple in FLOATS:
                return name in ("builtins.float", *(("builtins.int",) if is_result else ()))
            case model.Simple(simple) if simple in STRINGS:
                return name == "builtins.str"
            case model.Reference(_, "enum"):
                return name == "builtins.str"
            case model.Reference(interface, "interface"):
                return self.implements(item, interface, is_result)
            case model.Reference(_, "dictionary") | model.Record():
                return isinstance(item, TypedDictType) or name in DICTIONARIES
            case model.Reference() | model.Generic("ObservableArray"):
                return isinstance(item, AnyType | CallableType | Instance)
            case model.Generic("Promise", promised):
                return name.endswith(".Promise") and (
                    _is_any(promised) or inner(_only(item), promised)
                )
            case model.Generic("async_sequence"):
                return True
            case model.Generic(_, each):
                return name in LISTS and (_is_any(each) or inner(_only(item), each))
        raise AssertionError(wanted)

    def implements(self, item: ProperType, interface: str, is_result: bool) -> bool:
        """Whether a class is that of an interface, or a base: algorithms know elements by name.

        The class of a result may also inherit from it.
        """
        class_ = self.class_of(interface)
        if class_ is None:  # a value of Python's
            return True
        if not isinstance(item, Instance):
            return False
        if item.type.fullname in map(_full_name, class_.__mro__[:-1]):
            return True
        if not is_result:
            return False
        own = {_full_name(each) for each in class_.__mro__ if each.__name__ == class_.__name__}
        return not own.isdisjoint(each.fullname for each in item.type.mro)


def _full_name(class_: type) -> str:
    return f"{class_.__module__}.{class_.__qualname__}"


def _takes_all(items: list[ProperType]) -> bool:
    return any(
        isinstance(each, AnyType)
        or (isinstance(each, Instance) and each.type.fullname == "builtins.object")
        for each in items
    )


def _is_any(type_: model.Type) -> bool:
    is_dictionary = isinstance(type_, model.Reference) and type_.kind == "dictionary"
    return is_dictionary or type_ in (model.Simple("any"), model.Simple("undefined"))


def _only(item: ProperType) -> MypyType:
    assert isinstance(item, Instance)
    return item.args[0]
