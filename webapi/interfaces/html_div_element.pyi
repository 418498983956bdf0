"""Types of the HTMLDivElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLDivElement as _HTMLDivElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLDivElement(HTMLElement):
    _webapi_node: _HTMLDivElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-div-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLDivElement: ...
