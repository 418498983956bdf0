"""Types of the HTMLElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.element import Element
from webapi.steps.html_element import Slots as _HTMLElementSlots

class HTMLElement(Element, _HTMLElementSlots):
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> HTMLElement: ...
