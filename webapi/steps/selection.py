"""The steps of the Selection class: https://w3c.github.io/selection-api/#selection-interface"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .node import node_of

if TYPE_CHECKING:
    from webapi.dom.ranges import StaticRange as StaticRangeImpl
    from webapi.dom.selection import Selection as SelectionImpl
    from webapi.interfaces.selection import Selection


class Slots:
    """The private attributes of Selection objects."""

    _webapi_selection: SelectionImpl


def initialize(this: Selection, value: SelectionImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_selection = value
    value.platform_object = this


def getComposedRanges(this: Selection, options: Mapping[str, Any]) -> list[StaticRangeImpl]:
    """https://w3c.github.io/selection-api/#dom-selection-getcomposedranges"""
    roots = [node_of(root) for root in options["shadowRoots"]]
    return this._webapi_selection.get_composed_ranges({"shadowRoots": roots})


def inspect(this: Selection) -> str:
    """The ``repr``: the type."""
    return f"<Selection {this._webapi_selection.type}>"
