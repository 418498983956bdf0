"""The steps of the HTMLSlotElement class.

https://html.spec.whatwg.org/multipage/scripting.html#the-slot-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .node import node_of

if TYPE_CHECKING:
    from webapi.dom.element import Element as ElementImpl
    from webapi.dom.node import Node as NodeImpl
    from webapi.dom.slot_element import AssignedNodesOptions
    from webapi.interfaces.element import Element
    from webapi.interfaces.html_slot_element import HTMLSlotElement
    from webapi.interfaces.text import Text


def assignedNodes(this: HTMLSlotElement, options: AssignedNodesOptions) -> list[NodeImpl]:
    """https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assignednodes"""
    result: list[NodeImpl] = this._webapi_node.assigned_nodes(options)
    return result


def assignedElements(this: HTMLSlotElement, options: AssignedNodesOptions) -> list[ElementImpl]:
    """https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assignedelements"""
    result: list[ElementImpl] = this._webapi_node.assigned_elements(options)
    return result


def assign(this: HTMLSlotElement, nodes: list[Element | Text]) -> None:
    """https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assign"""
    this._webapi_node.assign([node_of(each) for each in nodes])
