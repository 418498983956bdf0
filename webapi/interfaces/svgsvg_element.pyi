"""Types of the SVGSVGElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.element import Element
from webapi.interfaces.svg_graphics_element import SVGGraphicsElement
from webapi.interfaces.svg_number import SVGNumber
from webapi.interfaces.svg_rect import SVGRect
from webapi.webidl.types import StringLike

class SVGSVGElement(SVGGraphicsElement):
    def __init__(self, /, *_: Never) -> None: ...
    def createSVGNumber(self) -> SVGNumber: ...
    def createSVGRect(self) -> SVGRect: ...
    def getElementById(self, elementId: StringLike) -> Element | None: ...

def new_object(value: object) -> SVGSVGElement: ...
