"""Statements, with their comments."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from itertools import zip_longest

from idl.translator.expressions import Expressions
from idl.translator.layout import Doc, block, bracketed, condition, parenthesized, render
from idl.translator.names import camel
from idl.translator.program import Module, Program
from idl.translator.variables import declared_in

LINE = 90
"""A statement of an `if` stands behind it on lines up to this width."""


class Statements(Expressions):
    """Translates the functions of one module."""

    def __init__(self, program: Program, module: Module) -> None:
        super().__init__(program, module)
        self.comments = module.comments()

    def body(self, function: ast.FunctionDef) -> list[Doc]:
        """The statements of a function, or of a method."""
        outer = self.variables
        self.variables = declared_in(function, self)
        self.variables.taken |= outer.taken
        self.variables.functions |= outer.functions
        self.variables.rebound |= outer.rebound
        statements = self.block(function.body)
        self.variables = outer
        return statements

    closure = body

    def block(self, statements: Sequence[ast.stmt]) -> list[Doc]:
        lines: list[Doc] = []
        for statement, following in zip_longest(statements, statements[1:]):
            if attribute_documentation(statement):
                continue
            lines += self.comments_above(statement.lineno)
            lines += attribute_documentation(following)
            behind = self.comments.pop(statement.end_lineno or 0, None)
            names = self.variables.before.get(statement, ())
            lines += [f"let {camel(name)};" for name in names]
            translated = self.statement(statement)
            if behind is not None and len(translated) == 1 and "\n" not in render(translated):
                lines.append([translated[0], f" // {behind}"])
            else:
                lines += [*([f"// {behind}"] if behind else []), *translated]
        return lines

    def comments_above(self, line: int) -> list[Doc]:
        """The comments on the lines just above a line."""
        first = line
        while first - 1 in self.comments:
            first -= 1
        return [f"// {self.comments.pop(each)}" for each in range(first, line)]

    def statement(self, node: ast.stmt) -> list[Doc]:
        match node:
            case ast.Pass() | ast.Nonlocal() | ast.Assert() | ast.AnnAssign(value=None):
                return []
            case ast.Expr(ast.Call() as call):
                return self.expression_statement(call)
            case ast.Return(None):
                return ["return;"]
            case ast.Return(value) if value is not None:
                text = self.text(value)
                return [["return ", parenthesized(text) if _is_chain(value) else text, ";"]]
            case ast.Assign(targets, value):
                return self.assign(node, targets, value)
            case ast.AnnAssign(target, _, value) if value is not None:
                return self.assign(node, [target], value)
            case ast.AugAssign(target, operator, value):
                return self.augmented(node, target, operator, value)
            case ast.If():
                return self.if_(node)
            case ast.While(ast.Constant(value=True), body, []):
                return [block("for (;;) {", self.block(body))]
            case ast.While(test, body, []):
                head = [condition("while", self.condition(test).doc), "{"]
                return [block(head, self.block(body))]
            case ast.For(orelse=[]):
                return self.for_(node)
            case ast.Break():
                return ["break;"]
            case ast.Continue():
                return ["continue;"]
            case ast.Raise(cause=None | ast.Constant(value=None)):
                return self.raise_(node)
            case ast.Try(orelse=[]):
                return self.try_(node)
            case ast.FunctionDef(name=name):
                return [[f"const {camel(name)} = ", self.function(node), ";"]]
            case ast.Delete([ast.Subscript(container, key)]):
                self.demand(container, {"dict"}, "container")
                return [["tableDelete(", self.text(container), ", ", self.text(key), ");"]]
        self.refuse(node, "statement")

    def expression_statement(self, node: ast.Call) -> list[Doc]:
        match node:
            case ast.Call(ast.Attribute(container, "append"), [value]):
                if self.types.of(container).kind == "list":
                    inner = self.expression(container).doc
                    if _is_variable(container) and isinstance(value, ast.Name | ast.Constant):
                        return [[inner, "[", inner, ".length] = ", self.text(value), ";"]]
                    return [[bracketed("listAppend(", [inner, self.text(value)], ")"), ";"]]
        return [[self.expression(node).doc, ";"]]

    def assign(self, node: ast.stmt, targets: Sequence[ast.expr], value: ast.expr) -> list[Doc]:
        if len(targets) > 1:
            if not isinstance(value, ast.Constant):
                self.refuse(node, "statement")
            return [line for target in targets for line in self.assign(node, [target], value)]
        match targets[0]:
            case ast.Attribute(container) | ast.Subscript(container) if not _is_variable(container):
                if any(isinstance(each, ast.Call) for each in ast.walk(value)):
                    self.refuse(node, "order")
        match targets[0], value:
            case ast.Tuple(parts), ast.Tuple(values) if len(parts) == len(values):
                self.check_order(node, parts, values)
                pairs = zip(parts, values, strict=True)
                return [line for part, each in pairs for line in self.assign(node, [part], each)]
            case ast.Name(name), _:
                kind = self.variables.kinds.get((node, name))
                head = f"{kind} {camel(name)}" if kind else camel(name)
                return [[head, " = ", self.text(value), ";"]]
            case ast.Attribute() as target, _:
                return [[self.attribute(target).doc, " = ", self.text(value), ";"]]
            case ast.Subscript(container, key), _:
                if self.types.of(container).kind == "list":
                    return [[self.item(targets[0], container, key), " = ", self.text(value), ";"]]
                self.demand(container, {"dict"}, "container")
                self.check_key(node, key)
                docs = [self.text(each) for each in (container, key, value)]
                return [[bracketed("tableSet(", docs, ")"), ";"]]
        self.refuse(node, "statement")

    def check_order(
        self, node: ast.stmt, targets: Sequence[ast.expr], values: Sequence[ast.expr]
    ) -> None:
        """Refuse assignments whose result depends on their order: Python makes all at once."""
        for index, target in enumerate(targets):
            later = [each for value in values[index + 1 :] for each in ast.walk(value)]
            if any(isinstance(each, ast.Call) for each in later):
                self.refuse(node, "statement")
            if ast.unparse(target) in map(ast.unparse, later):
                self.refuse(node, "statement")

    def augmented(
        self, node: ast.stmt, target: ast.expr, operator: ast.operator, value: ast.expr
    ) -> list[Doc]:
        sign = {ast.Add: "+=", ast.Sub: "-="}.get(type(operator))
        if sign is None or not isinstance(target, ast.Name | ast.Attribute):
            self.refuse(node, "arithmetic")
        kinds = {"number", "string"} if sign == "+=" else {"number"}
        self.same_kind(value, (target, value), kinds, "arithmetic")
        return [[self.expression(target).doc, f" {sign} ", self.text(value), ";"]]

    def if_(self, node: ast.If) -> list[Doc]:
        head = condition("if", self.condition(node.test).doc)
        body = self.block(node.body)
        orelse = node.orelse
        if not orelse:
            leaves = isinstance(node.body[0], ast.Return | ast.Raise | ast.Continue | ast.Break)
            short = render([head, *body])
            is_short = "\n" not in short and "//" not in short and len(short) <= LINE
            return [[head, *body] if leaves and is_short else block([head, "{"], body)]
        if len(orelse) == 1 and isinstance(orelse[0], ast.If):
            above = self.comments_above(orelse[0].lineno)
            (rest,) = self.if_(orelse[0])
            start: Doc = block([head, "{"], [*body, *above], ["} else ", rest])
            return [start]
        return [block([head, "{"], body, block("} else {", self.block(orelse)))]

    def for_(self, node: ast.For) -> list[Doc]:
        match node.iter, node.target:
            case ast.Call(ast.Name("range"), [ast.expr() as end]), ast.Name(name):
                self.demand(end, {"number"}, "loop")
                self.check_unassigned(node, name)
                lines, limit = self.kept(node, end, "end")
                index = camel(name)
                head = f"for (let {index} = 0; {index} < {limit}; {index}++) {{"
                return [*lines, block(head, self.block(node.body))]
            case ast.Call(ast.Name("enumerate"), [items]), ast.Tuple([ast.Name(name), target]):
                self.check_unassigned(node, name)
                return self.loop(node, items, target, camel(name))
            case ast.Call(ast.Name("reversed"), [items]), target:
                return self.loop(node, items, target, None, is_reversed=True)
            case items, target:
                return self.loop(node, items, target, None)
        self.refuse(node, "loop")

    def check_unassigned(self, node: ast.For, name: str) -> None:
        if (node, name) not in self.variables.kinds:
            self.refuse(node, "loop", f"{name} is used after its loop, or assigned in it")

    def loop(
        self,
        node: ast.For,
        items: ast.expr,
        target: ast.expr,
        index: str | None,
        is_reversed: bool = False,
    ) -> list[Doc]:
        self.demand(items, {"list"}, "loop")
        if not isinstance(target, ast.Name):
            self.refuse(node, "loop")
        lines, array = self.kept(node, items, "items")
        own_index = index or self.variables.fresh("index")
        kind = self.variables.kinds.get((node, target.id))
        first = f"{kind} {camel(target.id)}" if kind else camel(target.id)
        head = f"for (let {own_index} = 0; {own_index} < {array}.length; {own_index}++) {{"
        if is_reversed:
            head = f"for (let {own_index} = {array}.length - 1; {own_index} >= 0; {own_index}--) {{"
        body = [f"{first} = {array}[{own_index}];", *self.block(node.body)]
        if index is None:
            self.variables.taken.discard(own_index)
        return [*lines, block(head, body)]

    def kept(self, node: ast.For, value: ast.expr, name: str) -> tuple[list[Doc], str]:
        """A variable that each round of a loop can read, because the loop does not assign it."""
        if isinstance(value, ast.Constant):
            return [], render(self.text(value))
        if isinstance(value, ast.Name) and not self.is_assigned(node, value.id):
            return [], render(self.text(value))
        fresh = self.variables.fresh(name)
        return [[f"const {fresh} = ", self.text(value), ";"]], fresh

    def is_assigned(self, node: ast.For, name: str) -> bool:
        """Whether the body of a loop, or a closure, may assign the variable."""
        return name in self.variables.rebound or any(
            isinstance(each, ast.Name) and each.id == name and isinstance(each.ctx, ast.Store)
            for statement in node.body
            for each in ast.walk(statement)
        )

    def raise_(self, node: ast.Raise) -> list[Doc]:
        match node.exc:
            case None if self.caught:
                return [f"throw {camel(self.caught[-1])};"]
            case ast.Call(ast.Name() as function, [value]):
                if self.program.is_host(self.types.full_name(function), "throw"):
                    return [["throw ", self.text(value), ";"]]
                return [["throw ", self.text(node.exc), ";"]]
            case ast.Call():
                return [["throw ", self.text(node.exc), ";"]]
        self.refuse(node, "throw")

    def try_(self, node: ast.Try) -> list[Doc]:
        tried = self.block(node.body)
        after: Doc = "}"
        if node.finalbody:
            after = block("} finally {", self.block(node.finalbody))
        match node.handlers:
            case []:
                pass
            case [ast.ExceptHandler(ast.Name("Exception"), name, body)]:
                name = name or self.variables.fresh("error")
                self.caught.append(name)
                caught = self.block(body)
                self.caught.pop()
                after = block(f"}} catch ({camel(name)}) {{", caught, after)
            case _:
                self.refuse(node, "catch")
        return [block("try {", tried, after)]


def _is_variable(node: ast.expr) -> bool:
    """Whether it is a variable, or an attribute of `self`."""
    match node:
        case ast.Name() | ast.Attribute(ast.Name("self")):
            return True
    return False


def _is_chain(node: ast.expr) -> bool:
    return isinstance(node, ast.BoolOp | ast.BinOp | ast.Compare)


def attribute_documentation(following: ast.stmt | None) -> list[Doc]:
    """The comments for a string that documents the attribute assigned before it."""
    match following:
        case ast.Expr(ast.Constant(value=str(text))):
            return _documentation(text)
    return []


def _documentation(text: str) -> list[Doc]:
    lines = text.strip().split("\n")
    return [f"// {line.strip()}".rstrip() for line in lines]


def documentation(node: ast.FunctionDef | ast.ClassDef | ast.Module) -> list[Doc]:
    """A docstring as comments."""
    text = ast.get_docstring(node)
    return _documentation(text) if text else []
