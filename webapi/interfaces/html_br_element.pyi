"""Types of the HTMLBRElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLBRElement as _HTMLBRElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLBRElement(HTMLElement):
    _webapi_node: _HTMLBRElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def clear(self) -> str:
        """The attribute ``clear``.

        https://html.spec.whatwg.org/multipage/#dom-br-clear
        """
    @clear.setter
    def clear(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLBRElement: ...
