"""Types of the SVGGraphicsElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.svg_element import SVGElement

class SVGGraphicsElement(SVGElement):
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> SVGGraphicsElement: ...
