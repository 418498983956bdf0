"""The clock of time stamps: https://w3c.github.io/hr-time/"""

from __future__ import annotations

import time
from typing import Final

_TIME_ORIGIN: Final = time.perf_counter_ns()
"""https://w3c.github.io/hr-time/#dfn-time-origin: when this module was imported"""
_TIME_ORIGIN_TIMESTAMP: Final = time.time_ns() / 1_000_000


def current_high_resolution_time() -> float:
    """https://w3c.github.io/hr-time/#dfn-current-high-resolution-time

    Milliseconds since the time origin. They are not coarsened: Python code can read the clock.

    >>> before = current_high_resolution_time()
    >>> 0 <= before <= current_high_resolution_time()
    True
    """
    return (time.perf_counter_ns() - _TIME_ORIGIN) / 1_000_000


def get_time_origin_timestamp() -> float:
    """https://w3c.github.io/hr-time/#dfn-get-time-origin-timestamp

    Milliseconds since the Unix Epoch.
    """
    return _TIME_ORIGIN_TIMESTAMP
