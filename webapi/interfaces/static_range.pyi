"""Types of the StaticRange interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.abstract_range import AbstractRange
from webapi.interfaces.static_range_init import StaticRangeInit
from webapi.steps.static_range import Slots as _StaticRangeSlots

class StaticRange(AbstractRange, _StaticRangeSlots):
    def __init__(self, init: StaticRangeInit) -> None: ...
    @classmethod
    def new(cls, init: StaticRangeInit) -> Self: ...

def new_object(value: object) -> StaticRange: ...
