"""Types of the SVGSVGElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.foreign_elements import SVGSVGElement as _SVGSVGElementImplementation
from webapi.interfaces.element import Element
from webapi.interfaces.svg_graphics_element import SVGGraphicsElement
from webapi.interfaces.svg_number import SVGNumber
from webapi.interfaces.svg_rect import SVGRect
from webapi.webidl.types import StringLike

class SVGSVGElement(SVGGraphicsElement):
    _webapi_node: _SVGSVGElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    def createSVGNumber(self) -> SVGNumber: ...
    def createSVGRect(self) -> SVGRect: ...
    def getElementById(self, elementId: StringLike) -> Element | None: ...

def new_object(value: object) -> SVGSVGElement: ...
