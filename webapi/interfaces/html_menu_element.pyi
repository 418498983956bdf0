"""Types of the HTMLMenuElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLMenuElement as _HTMLMenuElementImplementation
from webapi.interfaces.html_element import HTMLElement

class HTMLMenuElement(HTMLElement):
    _webapi_node: _HTMLMenuElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def compact(self) -> bool:
        """The attribute ``compact``.

        https://html.spec.whatwg.org/multipage/#dom-menu-compact
        """
    @compact.setter
    def compact(self, value: bool, /) -> None: ...

def new_object(value: object) -> HTMLMenuElement: ...
