"""The steps of the ParentNode mixin: https://dom.spec.whatwg.org/#interface-parentnode"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.document import Document
    from webapi.interfaces.element import Element


class Slots:
    """The mixin ParentNode adds no private attributes."""


def append(this: Document, nodes: list[Element]) -> None:
    """https://dom.spec.whatwg.org/#dom-parentnode-append"""
    for element in nodes:
        node = element._webapi_node
        if node.connected:
            node.remove()
        node.insert_into(this._webapi_node)
