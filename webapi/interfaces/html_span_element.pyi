"""Types of the HTMLSpanElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLSpanElement as _HTMLSpanElementImplementation
from webapi.interfaces.html_element import HTMLElement

class HTMLSpanElement(HTMLElement):
    _webapi_node: _HTMLSpanElementImplementation
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> HTMLSpanElement: ...
