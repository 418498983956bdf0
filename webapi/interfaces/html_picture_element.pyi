"""Types of the HTMLPictureElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLPictureElement as _HTMLPictureElementImplementation
from webapi.interfaces.html_element import HTMLElement

class HTMLPictureElement(HTMLElement):
    _webapi_node: _HTMLPictureElementImplementation
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> HTMLPictureElement: ...
