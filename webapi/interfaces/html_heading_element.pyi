"""Types of the HTMLHeadingElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLHeadingElement as _HTMLHeadingElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLHeadingElement(HTMLElement):
    _webapi_node: _HTMLHeadingElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-hn-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLHeadingElement: ...
