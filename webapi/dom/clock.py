"""The clock of time stamps: https://w3c.github.io/hr-time/"""

from __future__ import annotations

import time
from typing import Final

_TIME_ORIGIN: Final = time.perf_counter_ns()
"""https://w3c.github.io/hr-time/#dfn-time-origin: when this module was imported"""


def current_high_resolution_time() -> float:
    """https://w3c.github.io/hr-time/#dfn-current-high-resolution-time

    Milliseconds since the time origin. They are not coarsened: Python code can read the clock.

    >>> before = current_high_resolution_time()
    >>> 0 <= before <= current_high_resolution_time()
    True
    """
    return (time.perf_counter_ns() - _TIME_ORIGIN) / 1_000_000
