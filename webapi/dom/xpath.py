"""XPath: https://dom.spec.whatwg.org/#xpath

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from webapi.dom.live_objects import unchanged_mark
from webapi.dom.tree import DOCUMENT_FRAGMENT_NODE, DOCUMENT_TYPE_NODE
from webapi.dom.xpath_parser import XPathParser
from webapi.dom.xpath_values import (
    BOOLEAN_VALUE,
    NODE_SET_VALUE,
    NUMBER_VALUE,
    STRING_VALUE,
    DocumentOrder,
    XPathContext,
    XPathValue,
)
from webapi.webidl.dom_exception import DOMException

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.live_objects import Unchanged
    from webapi.dom.node import Node
    from webapi.dom.xpath_steps import XPathExpressionPart

ANY_TYPE: Final = 0
UNORDERED_NODE_ITERATOR_TYPE: Final = 4
ORDERED_NODE_ITERATOR_TYPE: Final = 5
UNORDERED_NODE_SNAPSHOT_TYPE: Final = 6
ORDERED_NODE_SNAPSHOT_TYPE: Final = 7
ANY_UNORDERED_NODE_TYPE: Final = 8
FIRST_ORDERED_NODE_TYPE: Final = 9


class XPathExpression:
    """https://dom.spec.whatwg.org/#interface-xpathexpression"""

    __slots__ = ("__weakref__", "expression", "platform_object")

    def __init__(self, text: str, resolver: Any) -> None:
        parser = XPathParser(text, resolver)
        self.platform_object: Any = None
        self.expression: XPathExpressionPart = parser.parse()

    def evaluate(self, context_node: Node, type: int, result: XPathResult | None) -> XPathResult:
        """https://dom.spec.whatwg.org/#dom-xpathexpression-evaluate; the result is always new"""
        if context_node.node_type in (DOCUMENT_TYPE_NODE, DOCUMENT_FRAGMENT_NODE):
            raise DOMException("XPath has no such nodes.", "NotSupportedError")
        context = XPathContext(context_node, 1, 1, DocumentOrder())
        value = self.expression.evaluate(context)
        return XPathResult(value, type, context_node.node_document)


class XPathEvaluator:
    """https://dom.spec.whatwg.org/#interface-xpathevaluator"""

    __slots__ = ("__weakref__", "platform_object")

    def __init__(self) -> None:
        self.platform_object: Any = None

    def create_expression(self, expression: str, resolver: Any) -> XPathExpression:
        """https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-createexpression"""
        return XPathExpression(expression, resolver)

    def create_ns_resolver(self, node_resolver: Node) -> Node:
        """https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-creatensresolver"""
        return node_resolver

    def evaluate(
        self,
        expression: str,
        context_node: Node,
        resolver: Any,
        type: int,
        result: XPathResult | None,
    ) -> XPathResult:
        """https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-evaluate"""
        return XPathExpression(expression, resolver).evaluate(context_node, type, result)


def new_xpath_evaluator() -> XPathEvaluator:
    """An evaluator, for what documents have of it."""
    return XPathEvaluator()


class XPathResult:
    """https://dom.spec.whatwg.org/#interface-xpathresult"""

    __slots__ = ("__weakref__", "_position", "_unchanged", "_value", "platform_object", "type")

    def __init__(self, value: XPathValue, type: int, document: Document) -> None:
        if type > FIRST_ORDERED_NODE_TYPE:
            raise DOMException("There is no such type of results.", "NotSupportedError")
        if type >= UNORDERED_NODE_ITERATOR_TYPE and value.kind != NODE_SET_VALUE:
            raise TypeError("The result is no node-set.")
        self.platform_object: Any = None
        self.type = value.kind if type == ANY_TYPE else type
        self._value = value
        self._position = 0
        self._unchanged: Unchanged | None = None
        if self.is_iterator:
            self._unchanged = unchanged_mark(document)

    @property
    def is_iterator(self) -> bool:
        """Whether its type is one of the two of iterators."""
        return self.type in (UNORDERED_NODE_ITERATOR_TYPE, ORDERED_NODE_ITERATOR_TYPE)

    def _demand(self, is_right: bool) -> None:
        if not is_right:
            raise TypeError("The result has another type.")

    @property
    def result_type(self) -> int:
        """https://dom.spec.whatwg.org/#dom-xpathresult-resulttype"""
        return self.type

    @property
    def number_value(self) -> float:
        """https://dom.spec.whatwg.org/#dom-xpathresult-numbervalue"""
        self._demand(self.type == NUMBER_VALUE)
        return self._value.number

    @property
    def string_value(self) -> str:
        """https://dom.spec.whatwg.org/#dom-xpathresult-stringvalue"""
        self._demand(self.type == STRING_VALUE)
        return self._value.text

    @property
    def boolean_value(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-xpathresult-booleanvalue"""
        self._demand(self.type == BOOLEAN_VALUE)
        return self._value.truth

    @property
    def single_node_value(self) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-xpathresult-singlenodevalue"""
        self._demand(self.type in (ANY_UNORDERED_NODE_TYPE, FIRST_ORDERED_NODE_TYPE))
        nodes = self._value.nodes
        return None if len(nodes) == 0 else nodes[0]

    @property
    def invalid_iterator_state(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-xpathresult-invaliditeratorstate"""
        return self._unchanged is not None and not self._unchanged.holds

    @property
    def snapshot_length(self) -> int:
        """https://dom.spec.whatwg.org/#dom-xpathresult-snapshotlength"""
        self._demand(self.type in (UNORDERED_NODE_SNAPSHOT_TYPE, ORDERED_NODE_SNAPSHOT_TYPE))
        return len(self._value.nodes)

    def iterate_next(self) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-xpathresult-iteratenext"""
        self._demand(self.is_iterator)
        if self.invalid_iterator_state:
            message = "The document has changed since the expression was evaluated."
            raise DOMException(message, "InvalidStateError")
        nodes = self._value.nodes
        if self._position >= len(nodes):
            return None
        self._position += 1
        return nodes[self._position - 1]

    def snapshot_item(self, index: int) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-xpathresult-snapshotitem"""
        self._demand(self.type in (UNORDERED_NODE_SNAPSHOT_TYPE, ORDERED_NODE_SNAPSHOT_TYPE))
        nodes = self._value.nodes
        return nodes[index] if index < len(nodes) else None
