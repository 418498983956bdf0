"""The NodeFilter callback interface: https://dom.spec.whatwg.org/#callbackdef-nodefilter

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.webidl.callbacks import callback_interface
from webapi.webidl.numeric import to_unsigned_short
from webapi.webidl.platform_objects import Interface, same

if TYPE_CHECKING:
    from webapi.interfaces.node import Node
    from webapi.webidl.types import NumberLike

_Node = Interface("webapi.interfaces.node", "Node")


class NodeFilter:
    FILTER_ACCEPT = 1
    FILTER_REJECT = 2
    FILTER_SKIP = 3
    SHOW_ALL = 4294967295
    SHOW_ELEMENT = 1
    SHOW_ATTRIBUTE = 2
    SHOW_TEXT = 4
    SHOW_CDATA_SECTION = 8
    SHOW_ENTITY_REFERENCE = 16
    SHOW_ENTITY = 32
    SHOW_PROCESSING_INSTRUCTION = 64
    SHOW_COMMENT = 128
    SHOW_DOCUMENT = 256
    SHOW_DOCUMENT_TYPE = 512
    SHOW_DOCUMENT_FRAGMENT = 1024
    SHOW_NOTATION = 2048

    def acceptNode(self, node: Node, /) -> NumberLike:
        raise NotImplementedError


to_node_filter = callback_interface(
    "NodeFilter", "acceptNode", 1, to_unsigned_short, objects=(same(_Node),)
)
