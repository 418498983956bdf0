"""Finds where JavaScript, whose blocks are scopes, declares the variables of a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from idl.translator.names import camel
from idl.translator.rules import Refusing

Function = ast.FunctionDef | ast.Lambda


@dataclass(eq=False)
class Block:
    """A list of statements: the body of the function, or of a statement in its parent."""

    parent: Block | None = None
    statement: ast.stmt | None = None

    @property
    def is_loop(self) -> bool:
        """Whether the statement is a loop."""
        return isinstance(self.statement, ast.For | ast.While)

    def ancestors(self) -> Iterator[Block]:
        """The block itself, and all around it."""
        block: Block | None = self
        while block is not None:
            yield block
            block = block.parent

    def below(self, outer: Block) -> Block:
        """The block around this one, or itself, whose parent is the outer one."""
        return next(each for each in self.ancestors() if each.parent is outer)


@dataclass
class Use:
    """A use of a variable: the block that it is in, and the statement of that block."""

    block: Block
    statement: ast.stmt
    is_store: bool
    is_captured: bool = False


@dataclass
class Variables:
    """The declarations of a function: an assignment is one, or they stand before a statement.

    `kinds` has `const` or `let` for the statement that assigns and the name; `before` has the names
    that are declared without a value before a statement.
    """

    kinds: dict[tuple[ast.stmt, str], str] = field(default_factory=dict)
    before: dict[ast.stmt, list[str]] = field(default_factory=dict)
    functions: set[str] = field(default_factory=set)
    """The functions in the function, and in those around it."""
    rebound: set[str] = field(default_factory=set)
    """The variables that a closure assigns, of the function and of those around it."""
    taken: set[str] = field(default_factory=set)
    """JavaScript's names of variables, parameters and functions."""

    def fresh(self, name: str) -> str:
        """Choose an unused name, which is used from now on."""
        number = 1
        found = name
        while found in self.taken:
            number += 1
            found = f"{name}{number}"
        self.taken.add(found)
        return found


def declared_in(function: ast.FunctionDef, refusing: Refusing) -> Variables:
    """Decide where each variable of a function is declared; refuse closures that would differ."""
    return _Reader(function, refusing).variables()


class _Reader:
    def __init__(self, function: ast.FunctionDef, refusing: Refusing) -> None:
        self.function = function
        self.refusing = refusing
        self.uses: dict[str, list[Use]] = {}
        self.parameters = parameters_of(function)
        self.outer = {
            name for each in function.body if isinstance(each, ast.Nonlocal) for name in each.names
        }
        self.functions: set[str] = set()
        self.catches: set[str] = set()
        self.root = Block()
        self.read_block(function.body, self.root)

    def variables(self) -> Variables:
        result, root = Variables(functions=self.functions), self.root
        result.taken |= {camel(name) for name in self.uses} | {
            camel(each) for each in self.parameters
        }
        for name, uses in self.uses.items():
            stores = [use for use in uses if use.is_store]
            if any(use.is_captured for use in stores):
                result.rebound.add(name)
            if not stores or name in self.parameters | self.outer | self.functions | self.catches:
                continue
            self.check_captures(name, uses, stores)
            kinds = self.declarations(uses, root)
            if kinds is not None:
                result.kinds |= {(statement, name): kind for statement, kind in kinds.items()}
                continue
            block = self.common_block(uses)
            if any(each.is_loop for each in block.ancestors()):
                block = root  # it keeps its value from round to round
            result.before.setdefault(self.statement_in(block, uses[0]), []).append(name)
        return result

    def declarations(self, uses: list[Use], block: Block) -> dict[ast.stmt, str] | None:
        """The assignments that declare a variable, where each of its parts begins with one."""
        first = uses[0]
        if first.block is block and first.is_store and not first.is_captured:
            is_constant = sum(use.is_store for use in uses) == 1
            return {first.statement: "const" if is_constant else "let"}
        parts: dict[Block, list[Use]] = {}
        for use in uses:
            if use.block is block:
                return None
            parts.setdefault(use.block.below(block), []).append(use)
        found: dict[ast.stmt, str] = {}
        for inner, part in parts.items():
            kinds = self.declarations(part, inner)
            if kinds is None:
                return None
            found |= kinds
        return found

    def check_captures(self, name: str, uses: list[Use], stores: list[Use]) -> None:
        for use in uses:
            for block in use.block.ancestors():
                is_assigned = any(block in store.block.ancestors() for store in stores)
                if use.is_captured and block.is_loop and is_assigned:
                    self.refusing.refuse(use.statement, "capture", f"a closure captures {name}")

    def common_block(self, uses: list[Use]) -> Block:
        shared = [*uses[0].block.ancestors()]
        for use in uses[1:]:
            around = [*use.block.ancestors()]
            shared = [block for block in shared if block in around]
        return shared[0]

    def statement_in(self, block: Block, use: Use) -> ast.stmt:
        """The statement of a block that the use is in."""
        statement = use.statement
        for inner in use.block.ancestors():
            if inner is block or inner.statement is None:
                break
            statement = inner.statement
        return statement

    def read_block(self, statements: Sequence[ast.stmt], block: Block) -> None:
        for statement in statements:
            self.read_statement(statement, block)

    def read_statement(self, statement: ast.stmt, block: Block) -> None:
        match statement:
            case ast.FunctionDef():
                self.functions.add(statement.name)
                self.read_closure(statement, block, statement)
            case ast.For(target, iterable, body):
                self.read_expression(iterable, block, statement)
                inner = Block(block, statement)
                self.read_expression(target, inner, statement)
                self.read_block(body, inner)
            case ast.While(test, body):
                self.read_expression(test, block, statement)
                self.read_block(body, Block(block, statement))
            case ast.If(test, body, orelse):
                self.read_expression(test, block, statement)
                self.read_block(body, Block(block, statement))
                self.read_block(orelse, Block(block, statement))
            case ast.Try(body, handlers, orelse, final):
                self.read_block(body, Block(block, statement))
                for handler in handlers:
                    self.catches |= {handler.name} if handler.name else set()
                    self.read_block(handler.body, Block(block, statement))
                self.read_block(orelse, Block(block, statement))
                self.read_block(final, Block(block, statement))
            case ast.AnnAssign(value=None) | ast.Nonlocal():
                pass
            case ast.Assign(targets, value):
                for part in (value, *targets):
                    self.read_expression(part, block, statement)
            case ast.AnnAssign(target, _, value):
                self.read_expression(value, block, statement)
                self.read_expression(target, block, statement)
            case ast.AugAssign(ast.Name(name), _, value):
                self.read_expression(value, block, statement)
                self.use(name, Use(block, statement, False))
                self.use(name, Use(block, statement, True))
            case _:
                self.read_expression(statement, block, statement)

    def read_expression(self, node: ast.AST | None, block: Block, statement: ast.stmt) -> None:
        match node:
            case None:
                return
            case ast.Lambda():
                self.read_closure(node, block, statement)
            case ast.Name(name, context):
                self.use(name, Use(block, statement, isinstance(context, ast.Store)))
            case _:
                for child in ast.iter_child_nodes(node):
                    self.read_expression(child, block, statement)

    def read_closure(self, closure: Function, block: Block, statement: ast.stmt) -> None:
        """Note what a closure reads, and assigns by `nonlocal`, of this function's variables."""
        body = closure.body if isinstance(closure.body, list) else [closure.body]
        stored, outer = _stored_in(body)
        own = (parameters_of(closure) | stored) - outer
        for node in (each for part in body for each in ast.walk(part)):
            if isinstance(node, ast.Name) and node.id not in own:
                self.use(node.id, Use(block, statement, isinstance(node.ctx, ast.Store), True))

    def use(self, name: str, use: Use) -> None:
        self.uses.setdefault(name, []).append(use)


def parameters_of(function: Function) -> set[str]:
    """The names of the parameters."""
    return {each.arg for each in function.args.args}


def _stored_in(body: Sequence[ast.AST]) -> tuple[set[str], set[str]]:
    """The names that a closure and those in it assign, and those that they take from outside."""
    stored: set[str] = set()
    outer: set[str] = set()
    for node in (each for part in body for each in ast.walk(part)):
        match node:
            case ast.Name(name, ast.Store()) | ast.FunctionDef(name=name) | ast.arg(name):
                stored.add(name)
            case ast.ExceptHandler(name=str(name)):
                stored.add(name)
            case ast.Nonlocal(names):
                outer |= {*names}
    return stored, outer
