"""Types of the HTMLOListElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLOListElement as _HTMLOListElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLOListElement(HTMLElement):
    _webapi_node: _HTMLOListElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def reversed(self) -> bool:
        """The attribute ``reversed``.

        https://html.spec.whatwg.org/multipage/#dom-ol-reversed
        """
    @reversed.setter
    def reversed(self, value: bool, /) -> None: ...
    @property
    def start(self) -> int:
        """The attribute ``start``.

        https://html.spec.whatwg.org/multipage/#dom-ol-start
        """
    @start.setter
    def start(self, value: NumberLike, /) -> None: ...
    @property
    def type(self) -> str:
        """The attribute ``type``.

        https://html.spec.whatwg.org/multipage/#dom-ol-type
        """
    @type.setter
    def type(self, value: StringLike, /) -> None: ...
    @property
    def compact(self) -> bool:
        """The attribute ``compact``.

        https://html.spec.whatwg.org/multipage/#dom-ol-compact
        """
    @compact.setter
    def compact(self, value: bool, /) -> None: ...

def new_object(value: object) -> HTMLOListElement: ...
