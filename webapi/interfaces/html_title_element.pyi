"""Types of the HTMLTitleElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLTitleElement as _HTMLTitleElementImplementation
from webapi.interfaces.html_element import HTMLElement

class HTMLTitleElement(HTMLElement):
    _webapi_node: _HTMLTitleElementImplementation
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> HTMLTitleElement: ...
