"""Types of the HTMLHeadElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLHeadElement as _HTMLHeadElementImplementation
from webapi.interfaces.html_element import HTMLElement

class HTMLHeadElement(HTMLElement):
    _webapi_node: _HTMLHeadElementImplementation
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> HTMLHeadElement: ...
