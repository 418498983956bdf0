"""Types of the HTMLPreElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLPreElement as _HTMLPreElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import NumberLike

class HTMLPreElement(HTMLElement):
    _webapi_node: _HTMLPreElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def width(self) -> int:
        """The attribute ``width``.

        https://html.spec.whatwg.org/multipage/#dom-pre-width
        """
    @width.setter
    def width(self, value: NumberLike, /) -> None: ...

def new_object(value: object) -> HTMLPreElement: ...
