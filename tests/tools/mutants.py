"""Mutants: change one operator or constant of an algorithm, and see whether a test notices.

    python -m tests.tools.mutants                     all of them, which takes a night
    python -m tests.tools.mutants --sample 100 --seed 7 --only webapi/url

prints each mutant with ``killed`` or ``survived``, and the score. Survivors that are known and
judged are in ``tests/tools/mutants.toml``; the exit status is 1 if there are others.

A mutant is never written to disk: a forked child imports the one module with the change in it, runs
the vectors and then the tests of its package, and ends at the first failure.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import importlib.abc
import importlib.machinery
import io
import os
import random
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
JUDGED = Path(__file__).with_suffix(".toml")
CPU_SECONDS = 90
"""What a child may take: one that takes longer is in an endless loop."""
TESTS = {
    "url": ["tests/url", "tests/border", "tests/encoding", "tests/hyperlinks", "tests/properties"],
    "steps": [
        "tests/url",
        "tests/border",
        "tests/hyperlinks",
        "tests/file_api",
        "tests/properties",
    ],
    "webidl": ["tests/webidl", "tests/border", "tests/file_api", "tests/ecmascript"],
}
NOT_FOR_MUTANTS = (
    "every_python or 300_000 or long_input or long_runs or long_labels or every_code_point or "
    "generated_code or generated_stubs or committed or stale or on_the_corpus"
)
"""Tests that take long or start processes, which have no mutant."""

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
    """The change with a number in a module; ``name`` tells it by its place and what it does."""

    path: str
    number: int
    name: str


class Mutation(ast.NodeTransformer):
    """Makes the change with a number, if there is one; ``names`` are those of all changes."""

    def __init__(self, path: str, number: int = -1) -> None:
        self.path = path
        self.number = number
        self.names: list[str] = []
        self.scope: list[str] = []

    def offer(self, node: Any, changed: Any) -> Any:
        name = f"{self.path}: {'.'.join(self.scope)}: {ast.unparse(node)} -> {ast.unparse(changed)}"
        self.names.append(name)
        return ast.copy_location(changed, node) if len(self.names) - 1 == self.number else node

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
    for number, name in enumerate(mutation.names):
        seen[name] = seen.get(name, 0) + 1
        found.append(Mutant(path, number, name if seen[name] == 1 else f"{name} #{seen[name]}"))
    return found


class Loader(importlib.machinery.SourceFileLoader):
    """Loads a module with a change."""

    mutant: Mutant

    def get_code(self, fullname: str) -> Any:
        tree = Mutation(self.mutant.path, self.mutant.number).visit(
            ast.parse(self.get_data(self.path))
        )
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


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


def survives(mutant: Mutant) -> bool:
    """Whether the vectors, and then the tests, pass with the change."""
    package = mutant.path.split("/")[1]
    return not (notices(mutant, vectors_fail) or notices(mutant, lambda: tests_fail(package)))


def notices(mutant: Mutant, fails: Callable[[], bool]) -> bool:
    """Whether a child of this process in which a module has the change fails."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0
    noticed = True
    with contextlib.suppress(BaseException):
        import resource  # which Windows has not, and neither has it fork()

        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        sys.meta_path.insert(0, Finder(mutant))
        noticed = fails()
    os._exit(noticed)


def vectors_fail() -> bool:
    from wpt.__main__ import main

    with contextlib.redirect_stdout(io.StringIO()):
        return main([]) != 0


def tests_fail(package: str) -> bool:
    import pytest

    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"-knot ({NOT_FOR_MUTANTS})"]
    return pytest.main([*options, *TESTS[package]]) != 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.mutants")
    parser.add_argument("--sample", type=int, help="so many of them, drawn at random")
    parser.add_argument("--seed", type=int, default=0, help="of the drawing")
    parser.add_argument("--only", default="", help="those whose name contains this")
    parser.add_argument("--list", action="store_true", help="print their names and run nothing")
    options = parser.parse_args()
    os.chdir(ROOT)
    found = [
        mutant
        for package in TESTS
        for path in sorted((ROOT / "webapi" / package).rglob("*.py"))
        for mutant in mutants_of(path.relative_to(ROOT).as_posix())
        if options.only in mutant.name
    ]
    if options.sample is not None:
        found = random.Random(options.seed).sample(found, min(options.sample, len(found)))
    if options.list:
        print(*[mutant.name for mutant in found], sep="\n")
        return 0
    judged: dict[str, str] = tomllib.loads(JUDGED.read_text("utf-8"))["equivalent"]
    for shared in ("hypothesis", "idna", "pytest"):
        importlib.import_module(shared)

    start = time.monotonic()
    survivors = []
    for count, mutant in enumerate(found, 1):
        if mutant.name in judged:
            print(f"judged   {mutant.name}", flush=True)
            continue
        alive = survives(mutant)
        survivors += [mutant] * alive
        seconds = round(time.monotonic() - start)
        print(
            f"{'survived' if alive else 'killed  '} {mutant.name} ({count}, {seconds} s)",
            flush=True,
        )
    run = sum(mutant.name not in judged for mutant in found)
    print(f"{run - len(survivors)} of {run} killed; {len(found) - run} more are judged equivalent")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
