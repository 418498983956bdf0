"""Types of the HTMLLabelElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLLabelElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def htmlFor(self) -> str:
        """The attribute ``for``.

        https://html.spec.whatwg.org/multipage/#dom-label-htmlfor
        """
    @htmlFor.setter
    def htmlFor(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLLabelElement: ...
