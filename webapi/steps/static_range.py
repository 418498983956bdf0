"""The steps of the StaticRange class: https://dom.spec.whatwg.org/#interface-staticrange"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from webapi.dom.ranges import StaticRange as StaticRangeImpl

from .abstract_range import initialize as initialize
from .node import node_of

if TYPE_CHECKING:
    from webapi.dom.node import Node as NodeImpl
    from webapi.interfaces.static_range import StaticRange


def constructor(this: StaticRange, init: Mapping[str, Any]) -> None:
    """https://dom.spec.whatwg.org/#dom-staticrange-staticrange"""
    start: NodeImpl = node_of(init["startContainer"])
    end: NodeImpl = node_of(init["endContainer"])
    value = StaticRangeImpl(start)
    value.constructor_steps(
        {
            "startContainer": start,
            "startOffset": init["startOffset"],
            "endContainer": end,
            "endOffset": init["endOffset"],
        }
    )
    initialize(this, value)
