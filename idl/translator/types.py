"""Asks mypy for the types of expressions, and sorts them into a few kinds."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mypy import build
from mypy.errors import CompileError
from mypy.modulefinder import BuildSource
from mypy.nodes import Expression, FuncDef, RefExpr, TypeInfo
from mypy.options import Options
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    LiteralType,
    NoneType,
    ProperType,
    TupleType,
    TypedDictType,
    UnionType,
    get_proper_type,
)
from mypy.types import Type as MypyType

from idl.translator.names import path_of
from idl.translator.rules import Refused

BEHIND = 100_000
"""A line after all lines of the imported modules."""

ERROR = re.compile(r"(.+?):(\d+): error: (.*)")
"""The path, the line and the text of a message of mypy."""

KINDS = {
    "builtins.str": "string",
    "builtins.int": "number",
    "builtins.float": "number",
    "builtins.bool": "bool",
    "builtins.list": "list",
    "builtins.dict": "dict",
    "builtins.set": "set",
    "builtins.frozenset": "set",
    "collections.deque": "deque",
    "builtins.object": "any",
}


@dataclass(frozen=True)
class Type:
    """A type: its kind, whether None is one of its values, and mypy's own type."""

    kind: str
    """One of ``KINDS``, or ``none tuple dictionary function object any unknown``."""
    is_optional: bool
    proper: ProperType

    @property
    def is_definite(self) -> bool:
        """Whether None is not one of its values."""
        return not self.is_optional and self.kind != "none"

    @property
    def info(self) -> TypeInfo:
        """The class, of an object."""
        assert isinstance(self.proper, Instance)
        return self.proper.type

    @property
    def callable(self) -> CallableType:
        """The signature, of a function."""
        assert isinstance(self.proper, CallableType)
        return self.proper


class Types:
    """The types of the expressions of modules, and the full names of what they refer to.

    The modules stand one below the other, so that a line belongs to one of them: `first_lines` has
    the line, from 0, at which the text of each begins.
    """

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Refuse the first error that mypy finds."""
        options = Options()
        options.python_version = (3, 11)
        options.export_types = True
        options.check_untyped_defs = True
        options.enable_error_code = ["possibly-undefined"]
        options.hide_error_codes = True
        options.process_error_codes(error_callback=lambda message: None)
        options.incremental = False
        self.first_lines: dict[str, int] = {}
        sources = []
        first = BEHIND
        for name, text in texts.items():
            self.first_lines[name] = first
            sources.append(BuildSource(None, name, "\n" * first + text))
            first += text.count("\n") + 1
        try:
            result = build.build(sources, options)
        except CompileError as error:  # of the syntax
            raise self._refused(error.messages) from None
        if result.errors:
            raise self._refused(result.errors)
        self.files = result.files
        """What mypy knows of each module, by its name."""
        self._found: dict[tuple[Any, ...], tuple[Expression, MypyType]] = {}
        for node, type_ in result.types.items():
            if node.line > BEHIND:
                place = (node.line, node.column, node.end_line, node.end_column)
                self._found[place] = (node, type_)

    def _refused(self, messages: Sequence[str]) -> Refused:
        """The first error of mypy's messages, at its line of its module."""
        found = next(filter(None, map(ERROR.match, messages)))
        path, line = found[1], int(found[2])
        for name, first in reversed(self.first_lines.items()):
            if first < line:
                path, line = path_of(name), line - first
        return Refused(path, line, "type", found[3])

    def of(self, node: ast.expr) -> Type:
        """The type of an expression, narrowed as mypy does there."""
        found = self._found.get(_place(node))
        return described(None if found is None else found[1])

    def full_name(self, node: ast.expr) -> str:
        """The full name of what a name refers to, ``builtins.len``. A variable's is its name."""
        found = self._found.get(_place(node))
        return found[0].fullname if found and isinstance(found[0], RefExpr) else ""


def _place(node: ast.expr) -> tuple[Any, ...]:
    return (node.lineno, node.col_offset, node.end_lineno, node.end_col_offset)


def described(type_: MypyType | None) -> Type:
    """The kind of a type of mypy's."""
    proper = get_proper_type(type_) if type_ is not None else None
    match proper:
        case None:
            return Type("unknown", False, AnyType(0))
        case UnionType():
            return _union(proper)
        case LiteralType():
            return described(proper.fallback)
        case NoneType():
            return Type("none", True, proper)
        case AnyType():
            return Type("any", True, proper)
        case TupleType():
            return Type("tuple", False, proper)
        case TypedDictType():
            return Type("dictionary", False, proper)
        case CallableType():
            return Type("function", False, proper)
        case Instance() if (kind := KINDS.get(proper.type.fullname)) is not None:
            return Type(kind, kind == "any", proper)
        case Instance():
            return Type("object", False, proper)
    return Type("unknown", False, proper)


def _union(union: UnionType) -> Type:
    others = [described(each) for each in union.items]
    present = [each for each in others if each.kind != "none"]
    is_optional = len(present) < len(others) or any(each.is_optional for each in present)
    if present and len({each.kind for each in present}) == 1:
        return Type(present[0].kind, is_optional, present[0].proper)
    return Type("unknown", is_optional, union)


def method_of(type_: Type, name: str) -> bool:
    """Whether the attribute of an object is a method."""
    found = type_.info.get(name)
    return found is not None and isinstance(found.node, FuncDef)
