"""Types of the SVGRect interface. Made by ``python -m idl``."""

from typing import Never

from webapi.steps.svg_rect import Slots as _SVGRectSlots
from webapi.webidl.types import NumberLike

class SVGRect(_SVGRectSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def x(self) -> float:
        """Its ``x``.

        https://www.w3.org/TR/SVG11/types.html#InterfaceSVGRect
        """
    @x.setter
    def x(self, value: NumberLike, /) -> None: ...
    @property
    def y(self) -> float:
        """Its ``y``.

        https://www.w3.org/TR/SVG11/types.html#InterfaceSVGRect
        """
    @y.setter
    def y(self, value: NumberLike, /) -> None: ...
    @property
    def width(self) -> float:
        """Its ``width``.

        https://www.w3.org/TR/SVG11/types.html#InterfaceSVGRect
        """
    @width.setter
    def width(self, value: NumberLike, /) -> None: ...
    @property
    def height(self) -> float:
        """Its ``height``.

        https://www.w3.org/TR/SVG11/types.html#InterfaceSVGRect
        """
    @height.setter
    def height(self, value: NumberLike, /) -> None: ...

def new_object(value: object) -> SVGRect: ...
