"""Types of the HTMLUnknownElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLUnknownElement as _HTMLUnknownElementImplementation
from webapi.interfaces.html_element import HTMLElement

class HTMLUnknownElement(HTMLElement):
    _webapi_node: _HTMLUnknownElementImplementation
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> HTMLUnknownElement: ...
