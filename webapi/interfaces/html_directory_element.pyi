"""Types of the HTMLDirectoryElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLDirectoryElement as _HTMLDirectoryElementImplementation
from webapi.interfaces.html_element import HTMLElement

class HTMLDirectoryElement(HTMLElement):
    _webapi_node: _HTMLDirectoryElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def compact(self) -> bool:
        """The attribute ``compact``.

        https://html.spec.whatwg.org/multipage/#dom-dir-compact
        """
    @compact.setter
    def compact(self, value: bool, /) -> None: ...

def new_object(value: object) -> HTMLDirectoryElement: ...
