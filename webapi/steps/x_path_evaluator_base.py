"""The steps of the mixin XPathEvaluatorBase: https://dom.spec.whatwg.org/#mixin-xpathevaluatorbase"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .node import node_of

if TYPE_CHECKING:
    from webapi.dom.node import Node as NodeImpl
    from webapi.dom.xpath import XPathExpression as XPathExpressionImpl
    from webapi.dom.xpath import XPathResult as XPathResultImpl
    from webapi.interfaces.document import Document
    from webapi.interfaces.node import Node
    from webapi.interfaces.x_path_evaluator import XPathEvaluator
    from webapi.interfaces.x_path_result import XPathResult


def createExpression(
    this: Document | XPathEvaluator, expression: str, resolver: Any
) -> XPathExpressionImpl:
    """https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-createexpression"""
    from webapi.dom.xpath import XPathExpression

    return XPathExpression(expression, resolver)


def createNSResolver(this: Document | XPathEvaluator, nodeResolver: Node) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-creatensresolver"""
    result: NodeImpl = node_of(nodeResolver)
    return result


def evaluate(
    this: Document | XPathEvaluator,
    expression: str,
    contextNode: Node,
    resolver: Any,
    type: int,
    result: XPathResult | None,
) -> XPathResultImpl:
    """https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-evaluate"""
    return createExpression(this, expression, resolver).evaluate(node_of(contextNode), type, None)
