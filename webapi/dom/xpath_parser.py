"""Parse XPath: https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Expressions

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from webapi.dom.tree import root_of
from webapi.dom.xpath_functions import XPathFunctionCall, is_function_call
from webapi.dom.xpath_steps import ANY_NAME, NodeTest, XPathExpressionPart, XPathStep, filtered
from webapi.dom.xpath_tokens import (
    XPATH_END,
    XPATH_LITERAL,
    XPATH_NAME,
    XPATH_NUMBER,
    XPathToken,
    tokenize_xpath,
)
from webapi.dom.xpath_values import (
    XPathContext,
    XPathValue,
    compare_equal,
    compare_less,
    owner_of,
    xpath_of_nodes,
    xpath_of_number,
    xpath_of_text,
    xpath_of_truth,
)
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    call_namespace_resolver,
    float_quotient,
    float_remainder,
    remainder,
    without_password,
    xpath_number,
)

if TYPE_CHECKING:
    from webapi.dom.node import Node

MAX_XPATH_DEPTH: Final = 32
"""Expressions in brackets are refused below this depth: parsing and evaluating are recursive."""


class XPathConstant(XPathExpressionPart):
    """A literal or a number."""

    __slots__ = ("value",)

    def __init__(self, value: XPathValue) -> None:
        super().__init__()
        self.value = value

    def evaluate(self, context: XPathContext) -> XPathValue:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-PrimaryExpr"""
        return self.value


class XPathNegation(XPathExpressionPart):
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-UnaryExpr"""

    __slots__ = ("is_negative", "operand")

    def __init__(self, operand: XPathExpressionPart, is_negative: bool) -> None:
        super().__init__()
        self.operand = operand
        self.is_negative = is_negative

    def evaluate(self, context: XPathContext) -> XPathValue:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#numbers"""
        number = self.operand.evaluate(context).number
        return xpath_of_number(-number if self.is_negative else number)


class XPathOperations(XPathExpressionPart):
    """Operators of one precedence, from left to right, and their operands."""

    __slots__ = ("operands", "operators", "precedence")

    def __init__(self, precedence: int, first: XPathExpressionPart) -> None:
        super().__init__()
        self.precedence = precedence
        self.operands = [first]
        self.operators: list[str] = []

    def add(self, operator: str, operand: XPathExpressionPart) -> None:
        """Take one more operator and its right operand."""
        self.operators.append(operator)
        self.operands.append(operand)

    def evaluate(self, context: XPathContext) -> XPathValue:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans, and the sections behind it"""
        first = self.operands[0]
        value = first.evaluate(context)
        for index, operator in enumerate(self.operators):
            operand = self.operands[index + 1]
            if operator in ("or", "and"):
                if value.truth is not (operator == "or"):
                    value = operand.evaluate(context)
                value = xpath_of_truth(value.truth)
            else:
                value = value_of_operation(operator, value, operand.evaluate(context))
        return value


def value_of_operation(operator: str, one: XPathValue, other: XPathValue) -> XPathValue:
    """The value of an operation whose operands are both evaluated."""
    if operator in ("=", "!="):
        return xpath_of_truth(compare_equal(one, other, operator == "="))
    if operator in ("<", "<="):
        return xpath_of_truth(compare_less(one, other, operator == "<="))
    if operator in (">", ">="):
        return xpath_of_truth(compare_less(other, one, operator == ">="))
    return xpath_of_number(result_of_arithmetic(operator, one.number, other.number))


def result_of_arithmetic(operator: str, one: float, other: float) -> float:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#numbers"""
    if operator == "+":
        return one + other
    if operator == "-":
        return one - other
    if operator == "*":
        return one * other
    return float_quotient(one, other) if operator == "div" else float_remainder(one, other)


class XPathUnion(XPathExpressionPart):
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-UnionExpr"""

    __slots__ = ("operands",)

    def __init__(self, operands: list[XPathExpressionPart]) -> None:
        super().__init__()
        self.operands = operands

    def evaluate(self, context: XPathContext) -> XPathValue:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#node-sets"""
        found: list[Node] = []
        seen: set[Node] = set()
        for operand in self.operands:
            value = operand.evaluate(context)
            for node in value.nodes:
                if node not in seen:
                    seen.add(node)
                    found.append(node)
        return xpath_of_nodes(context.order.sorted(found))


class XPathFilter(XPathExpressionPart):
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-FilterExpr"""

    __slots__ = ("operand", "predicates")

    def __init__(self, operand: XPathExpressionPart, predicates: list[XPathExpressionPart]) -> None:
        super().__init__()
        self.operand = operand
        self.predicates = predicates

    def evaluate(self, context: XPathContext) -> XPathValue:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#node-sets"""
        value = self.operand.evaluate(context)
        nodes = value.nodes
        for predicate in self.predicates:
            nodes = filtered(nodes, predicate, context)
        return xpath_of_nodes(nodes)


class XPathPath(XPathExpressionPart):
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-LocationPath"""

    __slots__ = ("is_absolute", "start", "steps")

    def __init__(self, start: XPathExpressionPart | None, is_absolute: bool) -> None:
        super().__init__()
        self.start = start
        self.is_absolute = is_absolute
        self.steps: list[XPathStep] = []

    def evaluate(self, context: XPathContext) -> XPathValue:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#location-paths"""
        nodes: list[Node] = []
        if self.start is not None:
            value = self.start.evaluate(context)
            nodes = value.nodes
        elif self.is_absolute:
            owner = owner_of(context.node)
            nodes.append(root_of(context.node if owner is None else owner))
        else:
            nodes.append(context.node)
        for step in self.steps:
            nodes = step.select(nodes, context)
        return xpath_of_nodes(nodes)


def precedence_of(operator: str) -> int:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans; 0 of what is no operator"""
    if operator == "or":
        return 1
    if operator == "and":
        return 2
    if operator in ("=", "!="):
        return 3
    if operator in ("<", "<=", ">", ">="):
        return 4
    if operator in ("+", "-"):
        return 5
    return 6 if operator in ("*", "div", "mod") else 0


def is_node_type(name: str) -> bool:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-NodeType"""
    return name in ("comment", "text", "processing-instruction", "node")


def is_axis(name: str) -> bool:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-AxisName"""
    if name in ("ancestor", "ancestor-or-self", "attribute", "child", "descendant"):
        return True
    if name in ("descendant-or-self", "following", "following-sibling", "namespace"):
        return True
    return name in ("parent", "preceding", "preceding-sibling", "self")


class XPathParser:
    """A parser at a place among tokens. An error of the grammar is a SyntaxError."""

    __slots__ = ("depth", "position", "resolver", "text", "tokens")

    def __init__(self, text: str, resolver: Any) -> None:
        self.text = text
        self.resolver: Any = resolver
        self.tokens = tokenize_xpath(text)
        self.position = 0
        self.depth = 0

    # Tokens

    @property
    def token(self) -> XPathToken:
        """The token that comes."""
        return self.tokens[self.position]

    @property
    def kind(self) -> str:
        """The kind of the token that comes."""
        return self.token.kind

    @property
    def following(self) -> str:
        """The kind of the token behind the one that comes."""
        return XPATH_END if self.kind == XPATH_END else self.tokens[self.position + 1].kind

    def next(self) -> XPathToken:
        """Consume a token, but not the last, which is the end."""
        token = self.token
        if token.kind != XPATH_END:
            self.position += 1
        return token

    def takes(self, kind: str) -> bool:
        """Consume a token if it is of a kind."""
        if self.kind != kind:
            return False
        self.next()
        return True

    def expect(self, kind: str) -> None:
        """Consume a token of a kind."""
        if not self.takes(kind):
            self.refuse()

    def refuse(self) -> None:
        """Raise the error of an expression outside of the grammar."""
        text = without_password(self.text)
        raise DOMException(f"'{text}' is not a valid XPath expression.", "SyntaxError")

    # Expressions

    def parse(self) -> XPathExpressionPart:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-Expr, the whole text"""
        expression = self.expression(1)
        self.expect(XPATH_END)
        return expression

    def inner_expression(self, closing: str) -> XPathExpressionPart:
        """An expression in brackets, behind the one that opens."""
        expression = self.deeper_expression()
        self.expect(closing)
        return expression

    def deeper_expression(self) -> XPathExpressionPart:
        """An expression in another one."""
        self.depth += 1
        if self.depth > MAX_XPATH_DEPTH:
            message = "Expressions are not evaluated that stand in more than 32 others."
            raise DOMException(message, "SyntaxError")
        expression = self.expression(1)
        self.depth -= 1
        return expression

    def operator(self) -> str:
        """The operator that comes, if one does."""
        token = self.token
        if token.kind == XPATH_NAME:
            is_word = token.prefix is None and token.text in ("or", "and", "div", "mod")
            return token.text if is_word else ""
        return token.kind

    def expression(self, least: int) -> XPathExpressionPart:
        """Operators whose precedence is not below one, and their operands."""
        left = self.unary_expression()
        while True:
            operator = self.operator()
            precedence = precedence_of(operator)
            if precedence < least or precedence == 0:
                return left
            self.next()
            right = self.expression(precedence + 1)
            if isinstance(left, XPathOperations) and left.precedence == precedence:
                left.add(operator, right)
            else:
                operations = XPathOperations(precedence, left)
                operations.add(operator, right)
                left = operations

    def unary_expression(self) -> XPathExpressionPart:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-UnaryExpr"""
        signs = 0
        while self.takes("-"):
            signs += 1
        operand = self.union_expression()
        return operand if signs == 0 else XPathNegation(operand, remainder(signs, 2) == 1)

    def union_expression(self) -> XPathExpressionPart:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-UnionExpr"""
        first = self.path_expression()
        if self.kind != "|":
            return first
        operands = [first]
        while self.takes("|"):
            operand = self.path_expression()
            operands.append(operand)
        return XPathUnion(operands)

    def is_step_next(self) -> bool:
        """Whether a location step begins here."""
        token = self.token
        if token.kind == XPATH_NAME:
            return self.following != "(" or (token.prefix is None and is_node_type(token.text))
        return token.kind in ("@", ".", "..", "*")

    def path_expression(self) -> XPathExpressionPart:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-PathExpr"""
        if self.is_step_next():
            path = XPathPath(start=None, is_absolute=False)
            self.relative_location_path(path)
            return path
        if self.takes("/"):
            path = XPathPath(start=None, is_absolute=True)
            if self.is_step_next():
                self.relative_location_path(path)
            return path
        if self.kind == "//":
            path = XPathPath(start=None, is_absolute=True)
            self.further_steps(path)
            return path
        expression = self.filter_expression()
        if self.kind not in ("/", "//"):
            return expression
        path = XPathPath(expression, is_absolute=False)
        self.further_steps(path)
        return path

    def filter_expression(self) -> XPathExpressionPart:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-FilterExpr"""
        primary = self.primary_expression()
        predicates = self.predicates()
        return primary if len(predicates) == 0 else XPathFilter(primary, predicates)

    def primary_expression(self) -> XPathExpressionPart:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-PrimaryExpr"""
        token = self.next()
        if token.kind == XPATH_LITERAL:
            return XPathConstant(xpath_of_text(token.text))
        if token.kind == XPATH_NUMBER:
            return XPathConstant(xpath_of_number(xpath_number(token.text)))
        if token.kind == "(":
            return self.inner_expression(")")
        if token.kind != XPATH_NAME or token.prefix is not None:
            self.refuse()
        self.expect("(")
        arguments: list[XPathExpressionPart] = []
        if not self.takes(")"):
            while True:
                argument = self.deeper_expression()
                arguments.append(argument)
                if not self.takes(","):
                    break
            self.expect(")")
        if not is_function_call(token.text, len(arguments)):
            self.refuse()
        return XPathFunctionCall(token.text, arguments)

    # Location paths

    def relative_location_path(self, path: XPathPath) -> None:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-RelativeLocationPath"""
        step = self.step()
        path.steps.append(step)
        self.further_steps(path)

    def further_steps(self, path: XPathPath) -> None:
        """The steps behind ``/`` and ``//``."""
        while self.kind in ("/", "//"):
            if self.next().kind == "//":
                path.steps.append(XPathStep("descendant-or-self", NodeTest("node", "", None), []))
            step = self.step()
            path.steps.append(step)

    def step(self) -> XPathStep:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-Step"""
        if self.takes("."):
            return XPathStep("self", NodeTest("node", "", None), [])
        if self.takes(".."):
            return XPathStep("parent", NodeTest("node", "", None), [])
        axis = "child"
        if self.takes("@"):
            axis = "attribute"
        elif self.kind == XPATH_NAME and self.following == "::":
            token = self.next()
            axis = token.text
            if token.prefix is not None or not is_axis(axis):
                self.refuse()
            self.next()
        test = self.node_test()
        predicates = self.predicates()
        return XPathStep(axis, test, predicates)

    def node_test(self) -> NodeTest:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-NodeTest"""
        token = self.next()
        if token.kind == "*":
            return NodeTest("", ANY_NAME, None)
        if token.kind != XPATH_NAME:
            self.refuse()
        if token.prefix is not None:
            namespace = self.namespace_of(token.prefix)
            return NodeTest("", token.text, namespace)
        if not is_node_type(token.text) or not self.takes("("):
            return NodeTest("", token.text, None)
        target = ""
        if token.text == "processing-instruction" and self.kind == XPATH_LITERAL:
            target = self.token.text
            self.next()
        self.expect(")")
        return NodeTest(token.text, target, None)

    def namespace_of(self, prefix: str) -> str:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#node-tests: a prefix is resolved"""
        namespace = None
        if self.resolver is not None:
            namespace = call_namespace_resolver(self.resolver, prefix)
        if namespace is None:
            raise DOMException(f"The prefix '{prefix}' has no namespace.", "NamespaceError")
        return namespace

    def predicates(self) -> list[XPathExpressionPart]:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-Predicate"""
        predicates: list[XPathExpressionPart] = []
        while self.takes("["):
            predicate = self.inner_expression("]")
            predicates.append(predicate)
        return predicates
