"""The steps of the XMLSerializer class.

https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#the-xmlserializer-interface
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.xml_serialization import serialize_xml

from .node import node_of

if TYPE_CHECKING:
    from webapi.interfaces.node import Node
    from webapi.interfaces.xml_serializer import XMLSerializer


def constructor(this: XMLSerializer) -> None:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-xmlserializer-constructor"""


def serializeToString(this: XMLSerializer, root: Node) -> str:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-xmlserializer-serializetostring"""
    return serialize_xml(node_of(root), False)


def inspect(this: XMLSerializer) -> str:
    """The ``repr``."""
    return "<XMLSerializer>"
