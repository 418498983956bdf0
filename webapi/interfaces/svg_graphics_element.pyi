"""Types of the SVGGraphicsElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.foreign_elements import SVGGraphicsElement as _SVGGraphicsElementImplementation
from webapi.interfaces.svg_element import SVGElement

class SVGGraphicsElement(SVGElement):
    _webapi_node: _SVGGraphicsElementImplementation
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> SVGGraphicsElement: ...
