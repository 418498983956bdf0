"""Types of the SVGNumber interface. Made by ``python -m idl``."""

from typing import Never

from webapi.steps.svg_number import Slots as _SVGNumberSlots
from webapi.webidl.types import NumberLike

class SVGNumber(_SVGNumberSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def value(self) -> float:
        """The number.

        https://svgwg.org/svg2-draft/types.html#__svg__SVGNumber__value
        """
    @value.setter
    def value(self, value: NumberLike, /) -> None: ...

def new_object(value: object) -> SVGNumber: ...
