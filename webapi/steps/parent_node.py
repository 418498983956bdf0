"""The steps of the ParentNode mixin: https://dom.spec.whatwg.org/#interface-parentnode"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .document import insert_a_node, remove_a_node

if TYPE_CHECKING:
    from webapi.interfaces.document import Document
    from webapi.interfaces.element import Element


class Slots:
    """What a parent holds: nothing more."""


def append(this: Document, nodes: list[Element]) -> None:
    """https://dom.spec.whatwg.org/#dom-parentnode-append"""
    for node in nodes:
        if node._webapi_connected:
            remove_a_node(node)
        insert_a_node(node, this)
