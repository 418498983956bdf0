"""What a mutant is: a module of the package in which one operator or constant is changed.

A mutant is never written to disk. Either the code of the changed function is put in place of the
function's own (`replacements`), or the module is imported with the change in it (`Finder`).
"""

from __future__ import annotations

import ast
import importlib.abc
import importlib.machinery
from hashlib import sha256
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Mutant(NamedTuple):
    """The change with a number in a module; ``name`` tells it by its place and what it does.

    ``statement`` is a digest of the module's statement that it is in, mostly a definition.
    """

    path: str
    number: int
    name: str
    lines: range
    statement: str


class Mutation(ast.NodeTransformer):
    """Makes the change with a number, if there is one; ``found`` are the names of all changes."""

    def __init__(self, path: str, number: int = -1) -> None:
        self.path = path
        self.number = number
        self.found: list[tuple[str, range, str]] = []
        self.statement = ""
        self.scope: list[str] = []

    def offer(self, node: Any, changed: Any) -> Any:
        name = f"{self.path}: {'.'.join(self.scope)}: {ast.unparse(node)} -> {ast.unparse(changed)}"
        lines = range(node.lineno, node.end_lineno + 1)
        self.found.append((name, lines, self.statement))
        return ast.copy_location(changed, node) if len(self.found) - 1 == self.number else node

    def visit_Module(self, node: ast.Module) -> Any:
        for at, each in enumerate(node.body):
            self.statement = sha256(ast.unparse(each).encode()).hexdigest()[:16]
            node.body[at] = self.visit(each)
        return node

    def visit_scope(self, node: Any) -> Any:
        self.scope.append(node.name)
        node.body = [self.visit(each) for each in node.body]
        self.scope.pop()
        return node

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = visit_scope

    def visit_If(self, node: ast.If) -> Any:
        return node if ast.unparse(node.test) == "TYPE_CHECKING" else self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> Any:
        return node if ast.unparse(node.targets[0]) == "TYPE_CHECKING" else self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        if node.value is not None and ast.unparse(node.annotation) != "TypeAlias":
            node.value = self.visit(node.value)
        return node

    def visit_Raise(self, node: ast.Raise) -> Any:
        return node  # the texts of errors are not what this is about

    def visit_Compare(self, node: ast.Compare) -> Any:
        self.generic_visit(node)
        operator = COMPARISONS[type(node.ops[0])]()
        return self.offer(node, ast.Compare(node.left, [operator, *node.ops[1:]], node.comparators))

    def visit_BoolOp(self, node: ast.BoolOp) -> Any:
        self.generic_visit(node)
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return self.offer(node, ast.BoolOp(other, node.values))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> Any:
        self.generic_visit(node)
        return self.offer(node, node.operand) if isinstance(node.op, ast.Not) else node

    def visit_BinOp(self, node: ast.BinOp) -> Any:
        self.generic_visit(node)
        other = ARITHMETIC.get(type(node.op))
        return (
            node if other is None else self.offer(node, ast.BinOp(node.left, other(), node.right))
        )

    def visit_Constant(self, node: ast.Constant) -> Any:
        if isinstance(node.value, bool):
            return self.offer(node, ast.Constant(not node.value))
        return self.offer(node, ast.Constant(node.value + 1)) if type(node.value) is int else node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> Any:
        return node


def mutants_of(path: str) -> list[Mutant]:
    """All mutants of a module, names that recur with a number added."""
    mutation = Mutation(path)
    mutation.visit(ast.parse((ROOT / path).read_bytes()))
    seen: dict[str, int] = {}
    found = []
    for number, (name, lines, statement) in enumerate(mutation.found):
        seen[name] = seen.get(name, 0) + 1
        unique = name if seen[name] == 1 else f"{name} #{seen[name]}"
        found.append(Mutant(path, number, unique, lines, statement))
    return found


def compiled(mutant: Mutant, number: int) -> CodeType:
    """The code of the mutant's module with the change of this number."""
    file = ROOT / mutant.path
    tree = Mutation(mutant.path, number).visit(ast.parse(file.read_bytes()))
    code: CodeType = compile(ast.fix_missing_locations(tree), str(file), "exec")
    return code


def replacements(mutant: Mutant) -> dict[CodeType, CodeType] | None:
    """By the code of the changed function, and of each function around it: the code to use instead.

    ``None`` if the change is in what the module does when it is imported.
    """
    pairs: dict[CodeType, CodeType] = {}
    before, after = compiled(mutant, -1), compiled(mutant, mutant.number)
    while True:
        if before.co_flags & CO_OPTIMIZED:
            pairs[before] = after
        inside = zip(parts(before), parts(after), strict=False)  # dead code has no parts
        changed = [pair for pair in inside if pair[0] != pair[1]]
        if len(changed) != 1:
            return pairs or None
        [(before, after)] = changed
        if not before.co_flags & CO_OPTIMIZED:  # the body of a class
            pairs.clear()


def parts(code: CodeType) -> list[CodeType]:
    """The code of what is defined directly in this code."""
    return [constant for constant in code.co_consts if isinstance(constant, CodeType)]


class Loader(importlib.machinery.SourceFileLoader):
    """Loads a module with a change."""

    mutant: Mutant

    def get_code(self, fullname: str) -> Any:
        return compiled(self.mutant, self.mutant.number)


class Finder(importlib.abc.MetaPathFinder):
    """Finds the module that a mutant changes."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.module = mutant.path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        if name != self.module:
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        assert spec is not None and spec.origin is not None
        loader = Loader(name, spec.origin)
        loader.mutant = self.mutant
        spec.loader = loader
        return spec
