"""The steps of the TreeWalker class: https://dom.spec.whatwg.org/#interface-treewalker"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .node import node_of

if TYPE_CHECKING:
    from webapi.dom.node import Node as NodeImpl
    from webapi.dom.traversal import TreeWalker as TreeWalkerImpl
    from webapi.interfaces.node import Node
    from webapi.interfaces.tree_walker import TreeWalker


class Slots:
    """The private attributes of TreeWalker objects."""

    _webapi_tree_walker: TreeWalkerImpl


def initialize(this: TreeWalker, value: TreeWalkerImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_tree_walker = value
    value.platform_object = this


def root_getter(this: TreeWalker) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-treewalker-root"""
    result: NodeImpl = this._webapi_tree_walker.root
    return result


def whatToShow_getter(this: TreeWalker) -> int:
    """https://dom.spec.whatwg.org/#dom-treewalker-whattoshow"""
    result: int = this._webapi_tree_walker.what_to_show
    return result


def filter_getter(this: TreeWalker) -> Any:
    """https://dom.spec.whatwg.org/#dom-treewalker-filter"""
    return getattr(this._webapi_tree_walker.filter, "__wrapped__", None)


def currentNode_getter(this: TreeWalker) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-treewalker-currentnode"""
    result: NodeImpl = this._webapi_tree_walker.current_node
    return result


def currentNode_setter(this: TreeWalker, value: Node) -> None:
    """https://dom.spec.whatwg.org/#dom-treewalker-currentnode"""
    this._webapi_tree_walker.current_node = node_of(value)


def parentNode(this: TreeWalker) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-treewalker-parentnode"""
    result: NodeImpl | None = this._webapi_tree_walker.parent_node()
    return result


def firstChild(this: TreeWalker) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-treewalker-firstchild"""
    result: NodeImpl | None = this._webapi_tree_walker.first_child()
    return result


def lastChild(this: TreeWalker) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-treewalker-lastchild"""
    result: NodeImpl | None = this._webapi_tree_walker.last_child()
    return result


def previousSibling(this: TreeWalker) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-treewalker-previoussibling"""
    result: NodeImpl | None = this._webapi_tree_walker.previous_sibling()
    return result


def nextSibling(this: TreeWalker) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-treewalker-nextsibling"""
    result: NodeImpl | None = this._webapi_tree_walker.next_sibling()
    return result


def previousNode(this: TreeWalker) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-treewalker-previousnode"""
    result: NodeImpl | None = this._webapi_tree_walker.previous_node()
    return result


def nextNode(this: TreeWalker) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-treewalker-nextnode"""
    result: NodeImpl | None = this._webapi_tree_walker.next_node()
    return result


def inspect(this: TreeWalker) -> str:
    """The ``repr``."""
    return "<TreeWalker>"
