"""The steps of the AbstractRange class: https://dom.spec.whatwg.org/#interface-abstractrange"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.node import Node as NodeImpl
    from webapi.dom.ranges import AbstractRange as AbstractRangeImpl
    from webapi.interfaces.abstract_range import AbstractRange


class Slots:
    """The private attributes of AbstractRange objects."""

    _webapi_abstract_range: AbstractRangeImpl


def initialize(this: AbstractRange, value: AbstractRangeImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_abstract_range = value
    value.platform_object = this


def range_of(this: AbstractRange) -> AbstractRangeImpl:
    """The range that an object stands for."""
    return this._webapi_abstract_range


def startContainer_getter(this: AbstractRange) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-range-startcontainer"""
    result: NodeImpl = this._webapi_abstract_range.start_container
    return result


def startOffset_getter(this: AbstractRange) -> int:
    """https://dom.spec.whatwg.org/#dom-abstractrange-startoffset"""
    result: int = this._webapi_abstract_range.start_offset
    return result


def endContainer_getter(this: AbstractRange) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-range-endcontainer"""
    result: NodeImpl = this._webapi_abstract_range.end_container
    return result


def endOffset_getter(this: AbstractRange) -> int:
    """https://dom.spec.whatwg.org/#dom-abstractrange-endoffset"""
    result: int = this._webapi_abstract_range.end_offset
    return result


def collapsed_getter(this: AbstractRange) -> bool:
    """https://dom.spec.whatwg.org/#range-collapsed"""
    result: bool = this._webapi_abstract_range.collapsed
    return result


def inspect(this: AbstractRange) -> str:
    """The ``repr``: the offsets of the boundary points."""
    return f"<{type(this).__name__} {startOffset_getter(this)} to {endOffset_getter(this)}>"
