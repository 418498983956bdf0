"""Types of the HTMLDataElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLDataElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def value(self) -> str:
        """The attribute ``value``.

        https://html.spec.whatwg.org/multipage/#dom-data-value
        """
    @value.setter
    def value(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLDataElement: ...
