"""The steps of the Selection class: https://w3c.github.io/selection-api/#selection-interface"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from .abstract_range import range_of
from .node import node_of

if TYPE_CHECKING:
    from webapi.dom.node import Node as NodeImpl
    from webapi.dom.ranges import Range as RangeImpl
    from webapi.dom.ranges import StaticRange as StaticRangeImpl
    from webapi.dom.selection import Selection as SelectionImpl
    from webapi.interfaces.node import Node
    from webapi.interfaces.range import Range
    from webapi.interfaces.selection import Selection


class Slots:
    """The private attributes of Selection objects."""

    _webapi_selection: SelectionImpl


def initialize(this: Selection, value: SelectionImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_selection = value
    value.platform_object = this


def _node_or_none(node: Node | None) -> NodeImpl | None:
    value: NodeImpl | None = None if node is None else node_of(node)
    return value


def anchorNode_getter(this: Selection) -> NodeImpl | None:
    """https://w3c.github.io/selection-api/#dom-selection-anchornode"""
    result: NodeImpl | None = this._webapi_selection.anchor_node
    return result


def anchorOffset_getter(this: Selection) -> int:
    """https://w3c.github.io/selection-api/#dom-selection-anchoroffset"""
    result: int = this._webapi_selection.anchor_offset
    return result


def focusNode_getter(this: Selection) -> NodeImpl | None:
    """https://w3c.github.io/selection-api/#dom-selection-focusnode"""
    result: NodeImpl | None = this._webapi_selection.focus_node
    return result


def focusOffset_getter(this: Selection) -> int:
    """https://w3c.github.io/selection-api/#dom-selection-focusoffset"""
    result: int = this._webapi_selection.focus_offset
    return result


def isCollapsed_getter(this: Selection) -> bool:
    """https://w3c.github.io/selection-api/#dom-selection-iscollapsed"""
    result: bool = this._webapi_selection.is_collapsed
    return result


def rangeCount_getter(this: Selection) -> int:
    """https://w3c.github.io/selection-api/#dom-selection-rangecount"""
    result: int = this._webapi_selection.range_count
    return result


def type_getter(this: Selection) -> str:
    """https://w3c.github.io/selection-api/#dom-selection-type"""
    result: str = this._webapi_selection.type
    return result


def direction_getter(this: Selection) -> str:
    """https://w3c.github.io/selection-api/#dom-selection-direction"""
    result: str = this._webapi_selection.direction
    return result


def getRangeAt(this: Selection, index: int) -> RangeImpl:
    """https://w3c.github.io/selection-api/#dom-selection-getrangeat"""
    result: RangeImpl = this._webapi_selection.get_range_at(index)
    return result


def addRange(this: Selection, range: Range) -> None:
    """https://w3c.github.io/selection-api/#dom-selection-addrange"""
    this._webapi_selection.add_range(cast("RangeImpl", range_of(range)))


def removeRange(this: Selection, range: Range) -> None:
    """https://w3c.github.io/selection-api/#dom-selection-removerange"""
    this._webapi_selection.remove_range(cast("RangeImpl", range_of(range)))


def removeAllRanges(this: Selection) -> None:
    """https://w3c.github.io/selection-api/#dom-selection-removeallranges"""
    this._webapi_selection.remove_all_ranges()


def empty(this: Selection) -> None:
    """https://w3c.github.io/selection-api/#dom-selection-empty"""
    this._webapi_selection.empty()


def getComposedRanges(this: Selection, options: Mapping[str, Any]) -> list[StaticRangeImpl]:
    """https://w3c.github.io/selection-api/#dom-selection-getcomposedranges"""
    result: list[StaticRangeImpl] = this._webapi_selection.get_composed_ranges(
        {"shadowRoots": [node_of(root) for root in options["shadowRoots"]]}
    )
    return result


def collapse(this: Selection, node: Node | None, offset: int) -> None:
    """https://w3c.github.io/selection-api/#dom-selection-collapse"""
    this._webapi_selection.collapse(_node_or_none(node), offset)


def setPosition(this: Selection, node: Node | None, offset: int) -> None:
    """https://w3c.github.io/selection-api/#dom-selection-setposition"""
    this._webapi_selection.set_position(_node_or_none(node), offset)


def collapseToStart(this: Selection) -> None:
    """https://w3c.github.io/selection-api/#dom-selection-collapsetostart"""
    this._webapi_selection.collapse_to_start()


def collapseToEnd(this: Selection) -> None:
    """https://w3c.github.io/selection-api/#dom-selection-collapsetoend"""
    this._webapi_selection.collapse_to_end()


def extend(this: Selection, node: Node, offset: int) -> None:
    """https://w3c.github.io/selection-api/#dom-selection-extend"""
    this._webapi_selection.extend(node_of(node), offset)


def setBaseAndExtent(
    this: Selection, anchorNode: Node, anchorOffset: int, focusNode: Node, focusOffset: int
) -> None:
    """https://w3c.github.io/selection-api/#dom-selection-setbaseandextent"""
    this._webapi_selection.set_base_and_extent(
        node_of(anchorNode), anchorOffset, node_of(focusNode), focusOffset
    )


def selectAllChildren(this: Selection, node: Node) -> None:
    """https://w3c.github.io/selection-api/#dom-selection-selectallchildren"""
    this._webapi_selection.select_all_children(node_of(node))


def deleteFromDocument(this: Selection) -> None:
    """https://w3c.github.io/selection-api/#dom-selection-deletefromdocument"""
    this._webapi_selection.delete_from_document()


def containsNode(this: Selection, node: Node, allowPartialContainment: bool) -> bool:
    """https://w3c.github.io/selection-api/#dom-selection-containsnode"""
    result: bool = this._webapi_selection.contains_node(node_of(node), allowPartialContainment)
    return result


def stringification_behavior(this: Selection) -> str:
    """https://w3c.github.io/selection-api/#dom-selection-stringifier"""
    result: str = this._webapi_selection.stringification_behavior()
    return result


def inspect(this: Selection) -> str:
    """The ``repr``: the type."""
    return f"<Selection {this._webapi_selection.type}>"
