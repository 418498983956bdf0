"""The asynchronous twins of modules, written from the synchronous ones.

A function is asynchronous if it calls one that is; ``_run``, ``_decide`` and ``close`` are
the first. Classes
and the functions that name them are written again, and calls of asynchronous functions get
``await``. Everything else is imported from the synchronous module.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

PACKAGE: Final = "webapi.page"
TWINS: Final = "webapi.page.async_api"
MODULES: Final = (
    *("locator", "input", "transfers", "network", "web_storage", "frames", "page"),
    *("assertions", "api_request", "contexts", "browser"),
)
_FACES: Final = {
    "SyncDisposable": "AsyncDisposable",
    "SyncExpectation": "AsyncExpectation",
    "SyncFace": "AsyncFace",
    "SyncOwner": "AsyncOwner",
}
_INNER: Final = ("_exchange", "_tab")
"""The attributes whose methods are coroutines on both sides."""


class TwinError(Exception):
    """A module has no asynchronous twin."""


def twins(root: Path) -> dict[str, str]:
    """The text of each twin, by its path.

    Raises:
        TwinError: an asynchronous function is called where nothing can await.
    """
    folder = root / PACKAGE.replace(".", "/")
    modules = [_Module(name, (folder / f"{name}.py").read_text("utf-8")) for name in MODULES]
    names = _asynchronous(modules)
    path = TWINS.replace(".", "/")
    return {f"{path}/{each.name}.py": _twin(each, names) for each in modules}


@dataclass
class _Names:
    """The names of asynchronous methods and functions."""

    methods: set[str] = field(default_factory=lambda: {"_run", "_decide", "close"})
    functions: set[str] = field(default_factory=set)


class _Module:
    """A module, whose lines are bytes, because that is how ``ast`` counts columns."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.tree = ast.parse(text)
        self.classes = {each.name for each in self.tree.body if isinstance(each, ast.ClassDef)}

    def functions(self) -> Iterator[tuple[ast.FunctionDef, bool]]:
        """The functions of the module, and whether they are methods."""
        for statement in self.tree.body:
            if isinstance(statement, ast.FunctionDef):
                yield statement, False
            elif isinstance(statement, ast.ClassDef):
                for each in ast.walk(statement):
                    if isinstance(each, ast.FunctionDef):
                        yield each, True


def _asynchronous(modules: Sequence[_Module]) -> _Names:
    names = _Names()
    before = 0
    while before != (before := len(names.methods) + len(names.functions)):
        for module in modules:
            for function, is_method in module.functions():
                if any(_is_asynchronous(each, names) for each in ast.walk(function)):
                    (names.methods if is_method else names.functions).add(function.name)
    return names


def _is_property(function: ast.FunctionDef) -> bool:
    """Whether it is one, which another class may have as a method."""
    return any(
        isinstance(each, ast.Name) and each.id == "property" for each in function.decorator_list
    )


def _is_asynchronous(node: ast.AST, names: _Names) -> bool:
    """Whether a node calls an asynchronous function."""
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return name in names.functions
        case ast.Call(func=ast.Attribute(value=ast.Attribute(attr=inner))) if inner in _INNER:
            return False
        case ast.Call(func=ast.Attribute(value=ast.Dict() | ast.Name(), attr="get" | "items")):
            return False  # of a dictionary
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in names.methods
    return False


def _twin(module: _Module, names: _Names) -> str:
    classes = {name for each in MODULES for name in _classes_of(each, module)}
    kept = [each for each in module.tree.body if _is_kept(each, classes, names)]
    used = {each.id for part in kept for each in ast.walk(part) if isinstance(each, ast.Name)}
    if any(isinstance(each, ast.If) for each in module.tree.body):
        used.add("TYPE_CHECKING")
    own = {name for each in kept for name in _defined(each)}
    others = [each for each in module.tree.body if each not in kept]
    shared = sorted({name for each in others for name in _defined(each)} & used - own)
    lines = [
        '"""The asynchronous twin of a module.',
        "",
        f"Made by ``python -m idl`` from webapi/page/{module.name}.py: change that, not this.",
        '"""',
        "from __future__ import annotations",
        *(_import(each, used) for each in others if isinstance(each, (ast.Import, ast.ImportFrom))),
    ]
    if shared:
        lines.append(f"from {PACKAGE}.{module.name} import {', '.join(shared)}")
    lines += [_typing_block(each, used) for each in others if isinstance(each, ast.If)]
    lines += [_written(module, each, names) for each in kept]
    text = "\n".join(lines) + "\n"
    for old, new in _FACES.items():
        text = text.replace(old, new)
    for name in MODULES:  # those that functions import
        text = text.replace(f"    from {PACKAGE}.{name} import", f"    from {TWINS}.{name} import")
    return text


def _classes_of(name: str, module: _Module) -> set[str]:
    """The classes of a twin that a module defines or imports."""
    if name == module.name:
        return module.classes
    return {
        alias.name
        for each in module.tree.body
        if isinstance(each, ast.ImportFrom) and each.module == f"{PACKAGE}.{name}"
        for alias in each.names
    }


def _is_kept(statement: ast.stmt, classes: set[str], names: _Names) -> bool:
    if isinstance(statement, ast.ClassDef):
        return True
    match statement:
        case ast.AnnAssign(value=ast.Call(func=ast.Name(id=name))) if name in classes:
            return True  # an object of a class
    if not isinstance(statement, ast.FunctionDef):
        return False
    found = {each.id for each in ast.walk(statement) if isinstance(each, ast.Name)}
    return statement.name in names.functions or bool(found & classes)


def _defined(statement: ast.stmt) -> list[str]:
    match statement:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            return [name]
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return [name]
    return []


def _import(statement: ast.Import | ast.ImportFrom, used: set[str]) -> str:
    """An import of the names that are used; twins come from twins."""
    names = [each for each in statement.names if (each.asname or each.name) in used]
    if not names:
        return ""
    if isinstance(statement, ast.ImportFrom):
        name = (statement.module or "").removeprefix(f"{PACKAGE}.")
        if name in MODULES:
            return ast.unparse(ast.ImportFrom(name, names, 1))
        return ast.unparse(ast.ImportFrom(statement.module, names, 0))
    return ast.unparse(ast.Import(names))


def _typing_block(statement: ast.If, used: set[str]) -> str:
    """The imports that only type checkers see."""
    imports = [each for each in statement.body if isinstance(each, (ast.Import, ast.ImportFrom))]
    lines = [line for each in imports if (line := _import(each, used))]
    return "\n    ".join(["if TYPE_CHECKING:", *lines]) if lines else ""


def _written(module: _Module, statement: ast.stmt, names: _Names) -> str:
    """The text of a class or a function, with ``async`` and ``await``."""
    lines = module.text.encode().splitlines(keepends=True)
    edits: list[tuple[int, int, bytes]] = []
    for node, parent in _with_parents(statement, module, names):
        if isinstance(node, ast.FunctionDef):
            is_method = statement is not node
            if not _is_property(node) and node.name in (
                names.methods if is_method else names.functions
            ):
                edits.append((node.lineno, node.col_offset, b"async "))
        elif isinstance(node, ast.Call):
            is_inside = isinstance(parent, (ast.Attribute, ast.Subscript, ast.Call)) and (
                getattr(parent, "value", None) is node or getattr(parent, "func", None) is node
            )
            edits.append((node.lineno, node.col_offset, b"(await " if is_inside else b"await "))
            if is_inside:
                assert node.end_lineno is not None and node.end_col_offset is not None
                edits.append((node.end_lineno, node.end_col_offset, b")"))
    for line, column, text in sorted(edits, reverse=True):
        lines[line - 1] = lines[line - 1][:column] + text + lines[line - 1][column:]
    decorators = getattr(statement, "decorator_list", [])
    first = min([statement.lineno, *(each.lineno for each in decorators)])
    return b"".join(lines[first - 1 : statement.end_lineno]).decode()


def _with_parents(
    statement: ast.stmt, module: _Module, names: _Names
) -> Iterator[tuple[ast.AST, ast.AST]]:
    """The functions, and the calls of asynchronous ones, with their parents."""
    waiting: list[tuple[ast.AST, ast.AST, bool]] = [(statement, statement, True)]
    while waiting:
        node, parent, can_await = waiting.pop()
        if isinstance(node, ast.FunctionDef):
            yield node, parent
            can_await = not any(isinstance(each, ast.Name) for each in node.decorator_list)
        elif isinstance(node, (ast.Lambda, ast.GeneratorExp)):
            can_await = False
        elif _is_asynchronous(node, names):
            if not can_await:
                path = f"{PACKAGE.replace('.', '/')}/{module.name}.py"
                line = getattr(node, "lineno", 0)
                raise TwinError(
                    f"{path}:{line}: nothing awaits in a lambda, a generator or a property"
                )
            yield node, parent
        waiting += [(each, node, can_await) for each in ast.iter_child_nodes(node)]
