"""The steps of the Performance class: https://w3c.github.io/hr-time/#sec-performance"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webapi.dom.events import EventTarget
from webapi.webidl.clock import current_high_resolution_time, get_time_origin_timestamp

if TYPE_CHECKING:
    from webapi.interfaces.performance import Performance

PERFORMANCE: Final = EventTarget()
"""https://w3c.github.io/hr-time/#dom-windoworworkerglobalscope-performance"""


def now(this: Performance) -> float:
    """https://w3c.github.io/hr-time/#dom-performance-now"""
    return current_high_resolution_time()


def timeOrigin_getter(this: Performance) -> float:
    """https://w3c.github.io/hr-time/#dom-performance-timeorigin"""
    return get_time_origin_timestamp()
