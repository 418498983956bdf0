"""Types of the HTMLUListElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLUListElement as _HTMLUListElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLUListElement(HTMLElement):
    _webapi_node: _HTMLUListElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def compact(self) -> bool:
        """The attribute ``compact``.

        https://html.spec.whatwg.org/multipage/#dom-ul-compact
        """
    @compact.setter
    def compact(self, value: bool, /) -> None: ...
    @property
    def type(self) -> str:
        """The attribute ``type``.

        https://html.spec.whatwg.org/multipage/#dom-ul-type
        """
    @type.setter
    def type(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLUListElement: ...
