"""Types of the HTMLLIElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLLIElement as _HTMLLIElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLLIElement(HTMLElement):
    _webapi_node: _HTMLLIElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def value(self) -> int:
        """The attribute ``value``.

        https://html.spec.whatwg.org/multipage/#dom-li-value
        """
    @value.setter
    def value(self, value: NumberLike, /) -> None: ...
    @property
    def type(self) -> str:
        """The attribute ``type``.

        https://html.spec.whatwg.org/multipage/#dom-li-type
        """
    @type.setter
    def type(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLLIElement: ...
