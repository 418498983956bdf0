"""Types of the HTMLDataElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLDataElement as _HTMLDataElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLDataElement(HTMLElement):
    _webapi_node: _HTMLDataElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def value(self) -> str:
        """The attribute ``value``.

        https://html.spec.whatwg.org/multipage/#dom-data-value
        """
    @value.setter
    def value(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLDataElement: ...
