"""The steps of the XPathExpression class: https://dom.spec.whatwg.org/#interface-xpathexpression"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .node import node_of

if TYPE_CHECKING:
    from webapi.dom.xpath import XPathExpression as XPathExpressionImpl
    from webapi.dom.xpath import XPathResult as XPathResultImpl
    from webapi.interfaces.node import Node
    from webapi.interfaces.x_path_expression import XPathExpression
    from webapi.interfaces.x_path_result import XPathResult


class Slots:
    """The private attributes of XPathExpression objects."""

    _webapi_expression: XPathExpressionImpl


def initialize(this: XPathExpression, value: XPathExpressionImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_expression = value
    value.platform_object = this


def evaluate(
    this: XPathExpression, contextNode: Node, type: int, result: XPathResult | None
) -> XPathResultImpl:
    """https://dom.spec.whatwg.org/#dom-xpathexpression-evaluate"""
    made: XPathResultImpl = this._webapi_expression.evaluate(node_of(contextNode), type, None)
    return made


def inspect(this: XPathExpression) -> str:
    """The ``repr``."""
    return "<XPathExpression>"
