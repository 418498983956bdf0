"""Types of the StaticRange interface. Made by ``python -m idl``."""

from typing import Self

from webapi.dom.ranges import StaticRange as _StaticRangeImplementation
from webapi.interfaces.abstract_range import AbstractRange
from webapi.interfaces.static_range_init import StaticRangeInit

class StaticRange(AbstractRange):
    _webapi_abstract_range: _StaticRangeImplementation
    def __init__(self, init: StaticRangeInit) -> None: ...
    @classmethod
    def new(cls, init: StaticRangeInit) -> Self: ...

def new_object(value: object) -> StaticRange: ...
