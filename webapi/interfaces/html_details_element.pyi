"""Types of the HTMLDetailsElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.details import HTMLDetailsElement as _HTMLDetailsElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLDetailsElement(HTMLElement):
    _webapi_node: _HTMLDetailsElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-details-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def open(self) -> bool:
        """The attribute ``open``.

        https://html.spec.whatwg.org/multipage/#dom-details-open
        """
    @open.setter
    def open(self, value: bool, /) -> None: ...

def new_object(value: object) -> HTMLDetailsElement: ...
