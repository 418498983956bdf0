"""Types of the TimeRanges interface. Made by ``python -m idl``."""

from typing import Never

from webapi.steps.time_ranges import Slots as _TimeRangesSlots
from webapi.webidl.types import NumberLike

class TimeRanges(_TimeRangesSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def length(self) -> int:
        """https://html.spec.whatwg.org/multipage/#dom-timeranges-length"""
    def start(self, index: NumberLike) -> float: ...
    def end(self, index: NumberLike) -> float: ...

def new_object(value: object) -> TimeRanges: ...
