"""Types of the HTMLParagraphElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLParagraphElement as _HTMLParagraphElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLParagraphElement(HTMLElement):
    _webapi_node: _HTMLParagraphElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-p-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLParagraphElement: ...
