"""Types of the HTMLStyleElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.dom_token_list import DOMTokenList
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLStyleElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def media(self) -> str:
        """The attribute ``media``.

        https://html.spec.whatwg.org/multipage/#dom-style-media
        """
    @media.setter
    def media(self, value: StringLike, /) -> None: ...
    @property
    def blocking(self) -> DOMTokenList:
        """The attribute ``blocking``.

        https://html.spec.whatwg.org/multipage/#dom-style-blocking
        """
    @blocking.setter
    def blocking(self, value: StringLike, /) -> None: ...
    @property
    def type(self) -> str:
        """The attribute ``type``.

        https://html.spec.whatwg.org/multipage/#dom-style-type
        """
    @type.setter
    def type(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLStyleElement: ...
