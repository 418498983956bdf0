"""The steps of the TimeRanges class.

https://html.spec.whatwg.org/multipage/media.html#timeranges
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.media_element import TimeRanges as TimeRangesImpl
    from webapi.interfaces.time_ranges import TimeRanges


class Slots:
    """The private attributes of TimeRanges objects."""

    _webapi_time_ranges: TimeRangesImpl


def initialize(this: TimeRanges, value: TimeRangesImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_time_ranges = value
    value.platform_object = this


def inspect(this: TimeRanges) -> str:
    """The ``repr``."""
    return f"<TimeRanges of {this._webapi_time_ranges.length}>"
