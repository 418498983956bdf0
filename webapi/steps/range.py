"""The steps of the Range class: https://dom.spec.whatwg.org/#interface-range"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.dom.inner_html import create_contextual_fragment
from webapi.dom.ranges import Range as RangeImpl
from webapi.html.nodes import associated_document

from .abstract_range import initialize as initialize
from .abstract_range import inspect as inspect
from .node import node_of

if TYPE_CHECKING:
    from webapi.dom.document_fragment import DocumentFragment as DocumentFragmentImpl
    from webapi.dom.node import Node as NodeImpl
    from webapi.interfaces.node import Node
    from webapi.interfaces.range import Range


class Slots:
    """Range objects have no private attributes of their own."""


def constructor(this: Range) -> None:
    """https://dom.spec.whatwg.org/#dom-range-range"""
    initialize(this, RangeImpl(associated_document()))


def _range(this: Range) -> RangeImpl:
    range: Any = this._webapi_abstract_range
    value: RangeImpl = range
    return value


def stringification_behavior(this: Range) -> str:
    """https://dom.spec.whatwg.org/#dom-range-stringifier"""
    return _range(this).stringification_behavior()


def commonAncestorContainer_getter(this: Range) -> NodeImpl:
    """https://dom.spec.whatwg.org/#get-the-common-ancestor"""
    result: NodeImpl = _range(this).common_ancestor_container
    return result


def setStart(this: Range, node: Node, offset: int) -> None:
    """https://dom.spec.whatwg.org/#concept-range-bp-set"""
    _range(this).set_start(node_of(node), offset)


def setEnd(this: Range, node: Node, offset: int) -> None:
    """https://dom.spec.whatwg.org/#concept-range-bp-set"""
    _range(this).set_end(node_of(node), offset)


def setStartBefore(this: Range, node: Node) -> None:
    """https://dom.spec.whatwg.org/#dom-range-setstartbefore"""
    _range(this).set_start_before(node_of(node))


def setStartAfter(this: Range, node: Node) -> None:
    """https://dom.spec.whatwg.org/#dom-range-setstartafter"""
    _range(this).set_start_after(node_of(node))


def setEndBefore(this: Range, node: Node) -> None:
    """https://dom.spec.whatwg.org/#dom-range-setendbefore"""
    _range(this).set_end_before(node_of(node))


def setEndAfter(this: Range, node: Node) -> None:
    """https://dom.spec.whatwg.org/#dom-range-setendafter"""
    _range(this).set_end_after(node_of(node))


def collapse(this: Range, toStart: bool) -> None:
    """https://dom.spec.whatwg.org/#dom-range-collapse"""
    _range(this).collapse(toStart)


def selectNode(this: Range, node: Node) -> None:
    """https://dom.spec.whatwg.org/#concept-range-select"""
    _range(this).select_node(node_of(node))


def selectNodeContents(this: Range, node: Node) -> None:
    """https://dom.spec.whatwg.org/#dom-range-selectnodecontents"""
    _range(this).select_node_contents(node_of(node))


def compareBoundaryPoints(this: Range, how: int, sourceRange: Range) -> int:
    """https://dom.spec.whatwg.org/#dom-range-compareboundarypoints"""
    result: int = _range(this).compare_boundary_points(how, _range(sourceRange))
    return result


def deleteContents(this: Range) -> None:
    """https://dom.spec.whatwg.org/#dom-range-deletecontents"""
    _range(this).delete_contents()


def extractContents(this: Range) -> DocumentFragmentImpl:
    """https://dom.spec.whatwg.org/#concept-range-extract"""
    result: DocumentFragmentImpl = _range(this).extract_contents()
    return result


def cloneContents(this: Range) -> DocumentFragmentImpl:
    """https://dom.spec.whatwg.org/#concept-range-clone"""
    result: DocumentFragmentImpl = _range(this).clone_contents()
    return result


def createContextualFragment(this: Range, string: str) -> DocumentFragmentImpl:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-range-createcontextualfragment"""
    return create_contextual_fragment(_range(this), string)


def insertNode(this: Range, node: Node) -> None:
    """https://dom.spec.whatwg.org/#concept-range-insert"""
    _range(this).insert_node(node_of(node))


def surroundContents(this: Range, newParent: Node) -> None:
    """https://dom.spec.whatwg.org/#dom-range-surroundcontents"""
    _range(this).surround_contents(node_of(newParent))


def cloneRange(this: Range) -> RangeImpl:
    """https://dom.spec.whatwg.org/#dom-range-clonerange"""
    result: RangeImpl = _range(this).clone_range()
    return result


def detach(this: Range) -> None:
    """https://dom.spec.whatwg.org/#dom-range-detach"""
    _range(this).detach()


def isPointInRange(this: Range, node: Node, offset: int) -> bool:
    """https://dom.spec.whatwg.org/#dom-range-ispointinrange"""
    result: bool = _range(this).is_point_in_range(node_of(node), offset)
    return result


def comparePoint(this: Range, node: Node, offset: int) -> int:
    """https://dom.spec.whatwg.org/#dom-range-comparepoint"""
    result: int = _range(this).compare_point(node_of(node), offset)
    return result


def intersectsNode(this: Range, node: Node) -> bool:
    """https://dom.spec.whatwg.org/#dom-range-intersectsnode"""
    result: bool = _range(this).intersects_node(node_of(node))
    return result
