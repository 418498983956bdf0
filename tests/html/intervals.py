"""When intervals run whose callbacks take time, for tests in Python and in engines.

Chromium runs them so. The HTML Standard counts from the end of a callback, which browsers do not.
"""

from __future__ import annotations

from typing import NamedTuple


class Interval(NamedTuple):
    """An interval of 50 ms. Each callback takes some milliseconds; the times are its beginnings."""

    durations: list[int]
    times: list[int]


INTERVALS: dict[str, Interval] = {
    "callbacks shorter than the interval do not delay it": Interval(
        [10, 40, 0, 10], [50, 100, 150, 200]
    ),
    "callbacks longer than the interval follow each other at once": Interval(
        [120, 120, 60, 60], [50, 170, 290, 350]
    ),
    "after a long callback, the times that have passed are left out": Interval(
        [120, 0, 0, 0], [50, 170, 200, 250]
    ),
}
