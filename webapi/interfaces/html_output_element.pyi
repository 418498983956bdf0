"""Types of the HTMLOutputElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.dom_token_list import DOMTokenList
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLOutputElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def htmlFor(self) -> DOMTokenList:
        """The attribute ``for``.

        https://html.spec.whatwg.org/multipage/#dom-output-htmlfor
        """
    @htmlFor.setter
    def htmlFor(self, value: StringLike, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-output-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLOutputElement: ...
