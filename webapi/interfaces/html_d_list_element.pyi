"""Types of the HTMLDListElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLDListElement as _HTMLDListElementImplementation
from webapi.interfaces.html_element import HTMLElement

class HTMLDListElement(HTMLElement):
    _webapi_node: _HTMLDListElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def compact(self) -> bool:
        """The attribute ``compact``.

        https://html.spec.whatwg.org/multipage/#dom-dl-compact
        """
    @compact.setter
    def compact(self, value: bool, /) -> None: ...

def new_object(value: object) -> HTMLDListElement: ...
