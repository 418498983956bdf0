"""Types of the HTMLSelectedContentElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import (
    HTMLSelectedContentElement as _HTMLSelectedContentElementImplementation,
)
from webapi.interfaces.html_element import HTMLElement

class HTMLSelectedContentElement(HTMLElement):
    _webapi_node: _HTMLSelectedContentElementImplementation
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> HTMLSelectedContentElement: ...
