"""The steps of the ParentNode mixin: https://dom.spec.whatwg.org/#interface-parentnode"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .node import nodes_of

if TYPE_CHECKING:
    from typing import TypeAlias

    from webapi.dom.collections import HTMLCollection as HTMLCollectionImpl
    from webapi.dom.collections import NodeList as NodeListImpl
    from webapi.dom.element import Element as ElementImpl
    from webapi.interfaces.document import Document
    from webapi.interfaces.document_fragment import DocumentFragment
    from webapi.interfaces.element import Element
    from webapi.interfaces.node import Node

    Including: TypeAlias = Document | DocumentFragment | Element


class Slots:
    """The mixin ParentNode adds no private attributes."""


def append(this: Including, nodes: list[Node | str]) -> None:
    """https://dom.spec.whatwg.org/#dom-parentnode-append"""
    this._webapi_node.append(nodes_of(nodes))


def children_getter(this: Including) -> HTMLCollectionImpl:
    """https://dom.spec.whatwg.org/#dom-parentnode-children"""
    result: HTMLCollectionImpl = this._webapi_node.children
    return result


def firstElementChild_getter(this: Including) -> ElementImpl | None:
    """https://dom.spec.whatwg.org/#dom-parentnode-firstelementchild"""
    result: ElementImpl | None = this._webapi_node.first_element_child
    return result


def lastElementChild_getter(this: Including) -> ElementImpl | None:
    """https://dom.spec.whatwg.org/#dom-parentnode-lastelementchild"""
    result: ElementImpl | None = this._webapi_node.last_element_child
    return result


def childElementCount_getter(this: Including) -> int:
    """https://dom.spec.whatwg.org/#dom-parentnode-childelementcount"""
    result: int = this._webapi_node.child_element_count
    return result


def prepend(this: Including, nodes: list[Node | str]) -> None:
    """https://dom.spec.whatwg.org/#dom-parentnode-prepend"""
    this._webapi_node.prepend(nodes_of(nodes))


def replaceChildren(this: Including, nodes: list[Node | str]) -> None:
    """https://dom.spec.whatwg.org/#dom-parentnode-replacechildren"""
    this._webapi_node.replace_children(nodes_of(nodes))


def moveBefore(this: Including, node: Node, child: Node | None) -> None:
    """https://dom.spec.whatwg.org/#dom-parentnode-movebefore"""
    this._webapi_node.move_before(node._webapi_node, None if child is None else child._webapi_node)


def querySelector(this: Including, selectors: str) -> ElementImpl | None:
    """https://dom.spec.whatwg.org/#dom-parentnode-queryselector"""
    result: ElementImpl | None = this._webapi_node.query_selector(selectors)
    return result


def querySelectorAll(this: Including, selectors: str) -> NodeListImpl:
    """https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall"""
    result: NodeListImpl = this._webapi_node.query_selector_all(selectors)
    return result
