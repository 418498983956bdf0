"""Docstrings and types as Sphinx wants them: types of generated classes are in their stubs."""

from __future__ import annotations

import ast
import inspect
import re
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

import webapi
from webapi.interfaces import MODULES


class Qualify(ast.NodeTransformer):
    """Write the names that a stub imports in full."""

    def __init__(self, tree: ast.Module) -> None:
        self.names = {
            alias.asname or alias.name: (node.module, alias.name)
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    def visit_Name(self, node: ast.Name) -> ast.Name:
        module, name = self.names.get(node.id, ("", node.id))
        if name in webapi.__all__:
            return ast.Name(f"webapi.{name}")
        if name in MODULES:
            module = f"webapi.interfaces.{MODULES[name]}"
        return ast.Name(f"{module}.{name}" if module else name)


@cache
def definitions(stub: Path) -> dict[str, list[ast.FunctionDef]]:
    """The functions of a stub's classes by ``Class.name``, the first one first."""
    found: dict[str, list[ast.FunctionDef]] = {}
    tree = ast.parse(stub.read_text("utf-8"))
    for node in Qualify(tree).visit(tree).body:
        if isinstance(node, ast.ClassDef):
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    found.setdefault(f"{node.name}.{member.name}", []).append(member)
    return found


def definition(name: str, thing: Any) -> ast.FunctionDef | None:
    """The stub's definition of ``webapi.Class.member``; of a class, its constructor."""
    owner, _, member = name.removeprefix("webapi.").partition(".")
    cls = thing if inspect.isclass(thing) else getattr(webapi, owner, None)
    if not inspect.isclass(cls):
        return None
    for base in cls.__mro__:
        if not base.__module__.startswith("webapi."):
            continue
        stub = Path(inspect.getsourcefile(base) or "x").with_suffix(".pyi")
        found = stub.is_file() and definitions(stub).get(f"{base.__name__}.{member or '__init__'}")
        if found:
            return deepcopy(found[0])
    return None


def signature(
    app: Sphinx, what: str, name: str, thing: Any, options: Any, arguments: str, returns: str
) -> tuple[str, str] | None:
    if what not in ("class", "method") or not name.startswith("webapi."):
        return None
    node = definition(name, thing)
    if node is None:
        return None
    static = "staticmethod" in map(ast.unparse, node.decorator_list)
    listed = node.args.posonlyargs or node.args.args
    if listed and not static:
        del listed[0]
    result = "" if what == "class" or node.returns is None else ast.unparse(node.returns)
    return f"({ast.unparse(node.args)})", result


def type_of_property(
    app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]
) -> None:
    if what in ("property", "attribute") and isinstance(thing, property):
        node = definition(name, thing)
        if node is not None and node.returns is not None:
            lines += ["", f":type: ``{ast.unparse(node.returns)}``"]


def fields(app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Turn the entries below ``Args:`` and ``Raises:`` into fields."""
    kind = ""
    result: list[str] = []
    for line in lines:
        if line in ("Args:", "Raises:"):
            kind = {"Args:": "param", "Raises:": "raises"}[line]
        elif kind and (entry := re.match(r" {4}([\w.]+): (.*)", line)):
            named = f"webapi.{entry[1]}" if entry[1] in webapi.__all__ else entry[1]
            result.append(f":{kind} {named}: {entry[2]}")
        elif kind and line.startswith("     "):
            result[-1] += f" {line.strip()}"
        else:
            kind = ""
            result.append(line)
    lines[:] = result


def headings(app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Make underlined headings bold lines: two modules may have headings of the same name."""
    for at, line in enumerate(lines):
        if at and lines[at - 1] and re.fullmatch("[-=]{3,}", line):
            lines[at - 1 : at + 1] = [f"**{lines[at - 1]}**", ""]


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("autodoc-process-signature", signature)
    app.connect("autodoc-process-docstring", headings)
    app.connect("autodoc-process-docstring", fields)
    app.connect("autodoc-process-docstring", type_of_property)
    return {"parallel_read_safe": True}
