"""Types of the HTMLTableCaptionElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import (
    HTMLTableCaptionElement as _HTMLTableCaptionElementImplementation,
)
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLTableCaptionElement(HTMLElement):
    _webapi_node: _HTMLTableCaptionElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-caption-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLTableCaptionElement: ...
