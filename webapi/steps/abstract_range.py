"""The steps of the AbstractRange class: https://dom.spec.whatwg.org/#interface-abstractrange"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
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


def inspect(this: AbstractRange) -> str:
    """The ``repr``: the offsets of the boundary points."""
    range = this._webapi_abstract_range
    return f"<{type(this).__name__} {range.start_offset} to {range.end_offset}>"
