"""The modules that are written once, and JavaScript's names of their global names."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator, Sequence
from pathlib import Path

from idl.translator.names import RESERVED, camel, path_of
from idl.translator.rules import Refused
from idl.translator.types import Types

DIRECTIVES = ("noqa", "type:", "pragma:")


class Module:
    """A module that is written once. Its text begins at the line of mypy's positions."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.path = path_of(name)
        self.text = text
        self.first_line = 0
        self.tree = ast.Module([], [])

    def check(self) -> None:
        """Refuse a text beyond ASCII, because the scripts of engines are ASCII."""
        for number, line in enumerate(self.text.split("\n"), 1):
            if not line.isascii():
                raise Refused(self.path, number, "ascii", line.strip()[:70])

    def read(self, first_line: int) -> None:
        """Parse the text as if it began at a line, counted from 0."""
        self.first_line = first_line
        self.tree = ast.parse(self.text, self.path)
        ast.increment_lineno(self.tree, first_line)

    def comments(self) -> dict[int, str]:
        """The comments by their lines."""
        tokens = tokenize.generate_tokens(io.StringIO(self.text).readline)
        return {
            token.start[0] + self.first_line: token.string[1:].strip()
            for token in tokens
            if token.type == tokenize.COMMENT
            and not token.string[1:].strip().startswith(DIRECTIVES)
        }


class Program:
    """Modules in the order in which JavaScript evaluates them, and what they import.

    The functions and classes of the ``hosts`` exist by hand in JavaScript; ``taken`` has
    the other names of that scope. A class with the name of one of the ``interfaces`` is the
    implementation of that interface: JavaScript's name of `Event` is `EventImpl`.
    """

    def __init__(
        self,
        modules: Sequence[Module],
        hosts: Sequence[Module],
        taken: frozenset[str] = frozenset(),
        interfaces: frozenset[str] = frozenset(),
    ) -> None:
        self.modules = modules
        self._interfaces = interfaces
        self._dictionaries = {"TypedDict"}
        for module in modules:
            module.check()
        self.types = Types({each.name: each.text for each in modules})
        self._host = dict(each for host in hosts for each in _offered(host))
        self._names = {full: camel(name) for full, name in self._host.items()}
        self._classes = {full for full, name in self._host.items() if name[0].isupper()}
        self._nodes: dict[str, ast.ClassDef] = {}
        taken |= RESERVED.union(self._names.values())
        owners: dict[str, str] = dict.fromkeys(taken, "the scope")
        for module in modules:
            module.read(self.types.first_lines[module.name])
            for node in module.tree.body:
                name = self._defined(node)
                if name is not None:
                    self._define(module, node, name, owners)

    def _define(self, module: Module, node: ast.stmt, name: str, owners: dict[str, str]) -> None:
        full = f"{module.name}.{name}"
        translated = self.class_name(name) if isinstance(node, ast.ClassDef) else camel(name)
        if translated in owners:
            line = node.lineno - module.first_line
            what = f"{translated} is a name of {owners[translated]}"
            raise Refused(module.path, line, "name", what)
        owners[translated] = module.path
        self._names[full] = translated
        if isinstance(node, ast.ClassDef):
            self._classes.add(full)
            self._nodes[name] = node

    def _defined(self, node: ast.stmt) -> str | None:
        match node:
            case ast.ClassDef(name) if self.is_dictionary(node):
                self._dictionaries.add(name)
                return None
            case (
                ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AnnAssign(ast.Name(name))
            ):
                return name
        return None

    def is_dictionary(self, node: ast.ClassDef) -> bool:
        """Whether a class is an IDL dictionary, a `TypedDict`: JavaScript has no class of it."""
        bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
        return not bases.isdisjoint(self._dictionaries)

    def class_name(self, name: str) -> str:
        """JavaScript's name of a class."""
        return f"{name}Impl" if name in self._interfaces else name

    def global_name(self, full: str) -> str | None:
        """JavaScript's name of a function, class or constant, if it has one."""
        return self._names.get(full)

    def has_class(self, name: str) -> bool:
        """Whether a module, or the host, has a class of that name."""
        return any(full.endswith(f".{name}") for full in self._classes)

    def inherited_parameters(self, node: ast.ClassDef) -> list[str] | None:
        """The names of what a class without a constructor of its own passes to its base's.

        ``None``: the base exists by hand.
        """
        base: ast.ClassDef | None = node
        while base is not None and base.bases:
            base = self._nodes.get(ast.unparse(base.bases[0]))
            for each in base.body if base is not None else ():
                if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                    return [parameter.arg for parameter in each.args.args[1:]]
        return None if base is None else []

    def is_class(self, full: str) -> bool:
        """Whether `new` makes an object of it: a class of a module, or of the host."""
        return full in self._classes

    def is_host(self, full: str, name: str) -> bool:
        """Whether this is the host's function of that name."""
        return self._host.get(full) == name


def _offered(host: Module) -> Iterator[tuple[str, str]]:
    """The full names and the names of the host's definitions and imports."""
    for node in ast.parse(host.text).body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield f"{host.name}.{name}", name
            case ast.ImportFrom(module, names):
                for alias in names:
                    if alias.asname is not None:
                        yield f"{module}.{alias.name}", alias.asname


def read_modules(root: Path, names: Sequence[str]) -> list[Module]:
    """Modules by their names, below a folder."""
    return [Module(name, (root / path_of(name)).read_text("utf-8")) for name in names]
