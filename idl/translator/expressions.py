"""Expressions."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Sequence
from typing import NamedTuple

from idl.translator.layout import SPACE, Doc, Group, Indent, block, bracketed
from idl.translator.names import camel, property_name
from idl.translator.program import Module, Program
from idl.translator.rules import Refusing
from idl.translator.types import Type, method_of
from idl.translator.variables import Variables

ASSIGNMENT, CONDITIONAL, OR, AND, EQUALITY, RELATION, SUM, PRODUCT, UNARY, CALL = range(10)

COMPARABLE = {"string", "number", "bool"}
OPERATORS = {ast.Sub: ("-", SUM), ast.Mult: ("*", PRODUCT), ast.Div: ("/", PRODUCT)}
RELATIONS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
ERRORS = {
    "builtins.TypeError": "Errors.TypeError",
    "webapi.webidl.exceptions.RangeError": "Errors.RangeError",
    "webapi.webidl.dom_exception.DOMException": "DOMException",
}
PRIMITIVE = {"bool": "boolean", "int": "number", "str": "string"}
CONSTANTS = {"math.inf": "Infinity", "math.nan": "NaN"}
EMPTY = {"set": "new Table()", "deque": "new Queue()", "dict": "new Table()"}


class JavaScript(NamedTuple):
    """An expression, and the level of its outermost operator."""

    doc: Doc
    level: int

    def at_least(self, level: int) -> Doc:
        """The expression as an operand of an operator of that level."""
        return self.doc if self.level >= level else ["(", self.doc, ")"]


class Expressions(Refusing):
    """Translates the expressions of one module."""

    def __init__(self, program: Program, module: Module) -> None:
        super().__init__(module.path, module.first_line)
        self.program = program
        self.types = program.types
        self.variables = Variables()
        self.caught: list[str] = []
        """The names of caught exceptions in the enclosing `except` clauses."""

    closure: Callable[[ast.FunctionDef], list[Doc]]
    """Translates a function's body; `Statements` sets it."""

    def text(self, node: ast.expr) -> Doc:
        """An expression as an argument or as an assigned value."""
        return self.expression(node).at_least(ASSIGNMENT)

    def condition(self, node: ast.expr) -> JavaScript:
        type_ = self.types.of(node)
        if type_.kind != "bool" or type_.is_optional:
            self.refuse(node, "condition")
        return self.expression(node)

    def expression(self, node: ast.expr) -> JavaScript:
        match node:
            case ast.Constant(value=None):
                return JavaScript("undefined", CALL)
            case ast.Constant(value=bool(value)):
                return JavaScript("true" if value else "false", CALL)
            case ast.Constant(value=str() | int() | float() as value):
                return JavaScript(json.dumps(value), CALL)
            case ast.Name(name):
                return JavaScript(self.name(node, name), CALL)
            case ast.Attribute():
                return self.attribute(node)
            case ast.BoolOp(operator, values):
                sign, level = ("&&", AND) if isinstance(operator, ast.And) else ("||", OR)
                parts = [self.condition(each).at_least(level + 1) for each in values]
                return JavaScript(_chain(parts, sign), level)
            case ast.UnaryOp(ast.Not(), operand):
                return JavaScript(["!", self.condition(operand).at_least(UNARY)], UNARY)
            case ast.UnaryOp(ast.USub(), operand):
                self.demand(operand, {"number"}, "arithmetic")
                return JavaScript(["-", self.expression(operand).at_least(CALL)], UNARY)
            case ast.BinOp():
                return self.arithmetic(node)
            case ast.Compare(left, [operator], [right]):
                return self.comparison(node, left, operator, right)
            case ast.IfExp(test, body, orelse):
                parts = [self.condition(test).at_least(OR), self.text(body), self.text(orelse)]
                rest = Indent([SPACE, "? ", parts[1], SPACE, ": ", parts[2]])
                return JavaScript(Group([parts[0], rest]), CONDITIONAL)
            case ast.JoinedStr(values):
                return self.format(node, values)
            case ast.Call(ast.Name("cast"), [_, value]):
                return self.expression(value)
            case ast.Call(ast.Name("isinstance"), [value, ast.Name() as class_]):
                return self.instance_of(node, value, class_)
            case ast.Call():
                return JavaScript(self.call(node), CALL)
            case ast.Subscript(container, index):
                return JavaScript(self.item(node, container, index), CALL)
            case ast.List(items):
                if not items:
                    return JavaScript("newList()", CALL)
                listed = bracketed("[", [self.text(each) for each in items], "]")
                return JavaScript(["listOf(", listed, ")"], CALL)
            case ast.Dict([], []) if self.types.of(node).kind == "dict":
                return JavaScript(EMPTY["dict"], CALL)
            case ast.Dict(keys, values) if self.types.of(node).kind == "dictionary":
                docs: list[Doc] = ["__proto__: null"]
                for key, value in zip(keys, values, strict=True):
                    if not isinstance(key, ast.Constant) or not isinstance(key.value, str):
                        self.refuse(node, "container")
                    docs.append([key.value, ": ", self.text(value)])
                return JavaScript(bracketed("{ ", docs, " }"), CALL)
            case ast.Tuple(items) if items:
                return JavaScript(bracketed("[", [self.text(each) for each in items], "]"), CALL)
            case ast.Lambda(arguments, body):
                head = f"({', '.join(camel(each.arg) for each in arguments.args)}) => "
                return JavaScript([head, self.text(body)], ASSIGNMENT)
        self.refuse(node, "statement")

    # Names

    def name(self, node: ast.Name, name: str) -> str:
        if name in self.caught:
            self.refuse(node, "catch", f"{name} without thrown_value")
        if name == "self":
            return "this"
        full = self.types.full_name(node)
        if "." not in full or name in self.variables.functions:
            return camel(name)
        return self.program.global_name(full) or self.refuse(node, "import", full)

    def attribute(self, node: ast.Attribute) -> JavaScript:
        full = self.types.full_name(node)
        if full in CONSTANTS:
            return JavaScript(CONSTANTS[full], CALL)
        if full:
            self.refuse(node, "import", full)
        type_ = self.types.of(node.value)
        if type_.kind == "any":
            self.refuse(node, "opaque")
        if type_.kind != "object":
            self.refuse(node, "type")
        if method_of(type_, node.attr):
            self.refuse(node, "method")
        inner = self.expression(node.value).at_least(CALL)
        return JavaScript([inner, ".", property_name(node.attr)], CALL)

    # Operators

    def demand(self, node: ast.expr, kinds: set[str], rule: str) -> Type:
        type_ = self.types.of(node)
        if type_.kind not in kinds or not type_.is_definite:
            self.refuse(node, rule)
        return type_

    def same_kind(
        self, node: ast.expr, sides: Sequence[ast.expr], kinds: set[str], rule: str
    ) -> None:
        if not all(self.types.of(each).is_definite for each in sides):
            self.refuse(node, rule)
        self.same_kind_or_none(node, sides, kinds, rule)

    def same_kind_or_none(
        self, node: ast.expr, sides: Sequence[ast.expr], kinds: set[str], rule: str
    ) -> None:
        """Let values be None: it equals no other value in either language."""
        found = {self.types.of(each).kind for each in sides}
        if len(found) != 1 or not found <= kinds:
            self.refuse(node, rule)

    def arithmetic(self, node: ast.BinOp) -> JavaScript:
        if isinstance(node.op, ast.Add):
            self.same_kind(node, (node.left, node.right), {"string", "number"}, "arithmetic")
            sign, level = "+", SUM
        elif type(node.op) in OPERATORS:
            self.same_kind(node, (node.left, node.right), {"number"}, "arithmetic")
            sign, level = OPERATORS[type(node.op)]
        else:
            self.refuse(node, "arithmetic")
        left, right = self.expression(node.left), self.expression(node.right)
        return JavaScript(_chain([left.at_least(level), right.at_least(level + 1)], sign), level)

    def comparison(
        self, node: ast.Compare, left: ast.expr, operator: ast.cmpop, right: ast.expr
    ) -> JavaScript:
        match operator:
            case ast.In() | ast.NotIn():
                return self.membership(node, left, right, isinstance(operator, ast.NotIn))
            case ast.Is() | ast.IsNot():
                self.check_identity(node, left, right)
                sign, level = "===" if isinstance(operator, ast.Is) else "!==", EQUALITY
            case ast.Eq() | ast.NotEq():
                self.same_kind_or_none(node, (left, right), COMPARABLE, "comparison")
                sign, level = "===" if isinstance(operator, ast.Eq) else "!==", EQUALITY
            case _:
                self.same_kind(node, (left, right), {"string", "number"}, "comparison")
                sign, level = RELATIONS[type(operator)], RELATION
        sides = [self.expression(each).at_least(level + 1) for each in (left, right)]
        return JavaScript(_chain(sides, sign), level)

    def check_identity(self, node: ast.expr, left: ast.expr, right: ast.expr) -> None:
        kinds = {self.types.of(left).kind, self.types.of(right).kind}
        if _is_bool(right) and kinds <= {"any", "bool"}:
            return
        if (
            _is_none(left)
            or _is_none(right)
            or "object" in kinds
            or kinds in ({"bool"}, {"function"})
        ):
            return
        self.refuse(node, "identity")

    def membership(
        self, node: ast.expr, left: ast.expr, right: ast.expr, is_negated: bool
    ) -> JavaScript:
        kind = self.types.of(right).kind
        if kind in ("dict", "set"):
            self.check_key(node, left)
            found: list[Doc] = ["tableHas(", self.text(right), ", ", self.text(left), ")"]
            return JavaScript(["!", found], UNARY) if is_negated else JavaScript(found, CALL)
        sign, joint = ("===", "&&") if is_negated else ("!==", "||")
        match left, right:
            case ast.Constant(value=str(name)), _ if kind == "dictionary":
                member = self.expression(right).at_least(CALL)
                return JavaScript([member, f".{name} {sign} undefined"], EQUALITY)
            case ast.Name() | ast.Attribute(), ast.Tuple(items):
                self.same_kind_or_none(node, (left, *items), {"string", "number"}, "membership")
                equal = "!==" if is_negated else "==="
                parts: list[Doc] = [[self.text(left), f" {equal} ", self.text(x)] for x in items]
                return JavaScript(_chain(parts, joint), AND if is_negated else OR)
        self.refuse(node, "membership")

    def check_key(self, node: ast.AST, key: ast.expr) -> None:
        """A key is a string or an object, because both languages compare these in the same way."""
        type_ = self.types.of(key)
        if type_.kind not in ("string", "object", "any"):
            self.refuse(node, "container")

    def format(self, node: ast.expr, values: Sequence[ast.expr]) -> JavaScript:
        parts: list[Doc] = []
        for each in values:
            match each:
                case ast.FormattedValue(value, -1, None):
                    self.demand(value, {"string"}, "format")
                    parts.append(self.expression(value).at_least(SUM + 1))
                case ast.Constant():
                    parts.append(json.dumps(each.value))
                case _:
                    self.refuse(node, "format")
        if len(parts) < 2:
            self.refuse(node, "format")
        return JavaScript(_chain(parts, "+"), SUM)

    def item(self, node: ast.expr, container: ast.expr, index: ast.expr) -> Doc:
        inner = self.expression(container).at_least(CALL)
        match self.types.of(container).kind, index:
            case "dictionary", ast.Constant(value=str(key)):
                return [inner, ".", key]
            case "deque", ast.Constant(value=0):
                return [inner, ".first()"]
            case "tuple", ast.Constant(value=int(position)):
                return [inner, f"[{position}]"]
            case "list", _ if self.types.of(index).kind == "number" and not _is_negative(index):
                return [inner, "[", self.text(index), "]"]
            case "string", _:
                self.refuse(node, "text")
        self.refuse(node, "container")

    # Calls

    def call(self, node: ast.Call) -> Doc:
        match node.func:
            case ast.Attribute(ast.Call(ast.Name("super"), []), name):
                called = "super" if name == "__init__" else f"super.{property_name(name)}"
                return self.called(node, called)
            case ast.Attribute(container, method):
                return self.method_call(node, container, method)
            case ast.Name():
                return self.named_call(node, node.func)
            case ast.Subscript(container, ast.Constant(value=str())):
                return self.called(node, self.expression(node.func).doc)
        self.refuse(node, "statement")

    def named_call(self, node: ast.Call, function: ast.Name) -> Doc:
        full = self.types.full_name(function)
        if full in ERRORS:
            return [f"new {ERRORS[full]}", bracketed("(", [*map(self.text, node.args)], ")")]
        match full, node.args:
            case "builtins.len", [value]:
                return self.length(node, value)
            case "builtins.list", [value]:
                return self.copy(node, value)
            case "builtins.set" | "collections.deque", []:
                return EMPTY[full.rpartition(".")[2]]
            case "builtins.min" | "builtins.max", [one, two]:
                self.same_kind(node, (one, two), {"number"}, "arithmetic")
                return bracketed(f"{full[9:]}(", [self.text(one), self.text(two)], ")")
            case _ if self.program.is_host(full, "thrown_value"):
                return self.thrown_value(node)
            case _ if full.startswith("builtins."):
                self.refuse(node, "import", full)
        called = self.name(function, function.id)
        return self.called(node, f"new {called}" if self.program.is_class(full) else called)

    def thrown_value(self, node: ast.Call) -> Doc:
        match node.args:
            case [ast.Name(name)] if name in self.caught:
                return camel(name)
        self.refuse(node, "catch")

    def instance_of(self, node: ast.expr, value: ast.expr, class_: ast.Name) -> JavaScript:
        if class_.id in PRIMITIVE and self.types.of(value).kind == "unknown":
            typeof = ["typeof ", self.expression(value).at_least(UNARY)]
            return JavaScript([typeof, f' === "{PRIMITIVE[class_.id]}"'], EQUALITY)
        if self.types.of(value).kind != "object":
            self.refuse(node, "opaque")
        inner = self.expression(value).at_least(RELATION)
        return JavaScript([inner, " instanceof ", self.name(class_, class_.id)], RELATION)

    def length(self, node: ast.expr, value: ast.expr) -> Doc:
        match self.types.of(value).kind:
            case "list" | "deque":
                return [self.expression(value).at_least(CALL), ".length"]
            case "dict" | "set":
                return ["tableSize(", self.text(value), ")"]
            case "string":
                self.refuse(node, "text")
        self.refuse(node, "type")

    def copy(self, node: ast.expr, value: ast.expr) -> Doc:
        match value:
            case ast.Call(ast.Attribute(container, "values" | "keys" as which), []):
                self.demand(container, {"dict"}, "container")
                return [f"table{which.capitalize()}(", self.text(container), ")"]
        match self.types.of(value).kind:
            case "list":
                return ["copyOfList(", self.text(value), ")"]
            case "dict" | "set":
                return ["tableKeys(", self.text(value), ")"]
        self.refuse(node, "container")

    def method_call(self, node: ast.Call, container: ast.expr, method: str) -> Doc:
        if full := self.types.full_name(node.func):
            self.refuse(node, "import", full)
        type_ = self.types.of(container)
        if type_.kind == "object" or self.is_class(container):  # of a class, a static method
            inner = self.expression(container).at_least(CALL)
            return self.called(node, [inner, ".", property_name(method)])
        if type_.kind == "any":
            self.refuse(node, "opaque")
        values = [self.text(each) for each in node.args]
        inner = self.text(container)
        match type_.kind, method, node.args:
            case "dictionary", "get", [ast.Constant(value=str(key))]:
                return [self.expression(container).at_least(CALL), ".", key]
            case "string", "startswith" | "endswith", [_]:
                name = "textStarts" if method == "startswith" else "textEnds"
                return bracketed(f"{name}(", [inner, *values], ")")
            case "dict", "get", [key]:
                self.check_key(node, key)
                return bracketed("tableGet(", [inner, *values], ")")
            case "set", "add", [key]:
                self.check_key(node, key)
                return bracketed("tableSet(", [inner, *values, "true"], ")")
            case "set", "discard", [_]:
                return bracketed("tableDelete(", [inner, *values], ")")
            case "deque", "append" | "popleft", _:
                return [inner, ".", bracketed(f"{method}(", values, ")")]
            case "list", "pop", []:
                return bracketed("listPop(", [inner], ")")
            case "string", _, _:
                self.refuse(node, "text")
        self.refuse(node, "container", f"{method} of a {type_.kind}")

    def is_class(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and self.program.is_class(self.types.full_name(node))

    def called(self, node: ast.Call, called: Doc) -> Doc:
        """A call with a signature that mypy knows. Keyword arguments move to their place."""
        signature = self.types.of(node.func)
        if signature.kind != "function":
            self.refuse(node, "type")
        names = signature.callable.arg_names
        values: list[ast.expr | None] = [*node.args]
        for keyword in node.keywords:
            if keyword.arg not in names:
                self.refuse(node, "parameters")
            place = names.index(keyword.arg)
            values += [None] * (place + 1 - len(values))
            values[place] = keyword.value
        docs = ["undefined" if each is None else self.text(each) for each in values]
        while docs and docs[-1] == "undefined":
            docs.pop()
        if docs and isinstance(values[len(docs) - 1], ast.Lambda):
            return [called, "(", *((each, ", ") for each in docs[:-1]), docs[-1], ")"]
        return [called, bracketed("(", docs, ")")]

    def function(self, node: ast.FunctionDef) -> Doc:
        """A function in a function."""
        names = ", ".join(camel(each.arg) for each in node.args.args)
        return block(f"({names}) => {{", self.closure(node))


def _chain(parts: Sequence[Doc], sign: str) -> Doc:
    first, *others = parts
    return Group([first, Indent([[f" {sign}", SPACE, each] for each in others])])


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _is_bool(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, bool)


def _is_negative(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp)
