"""Types of the HTMLFrameSetElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLFrameSetElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def cols(self) -> str:
        """The attribute ``cols``.

        https://html.spec.whatwg.org/multipage/#dom-frameset-cols
        """
    @cols.setter
    def cols(self, value: StringLike, /) -> None: ...
    @property
    def rows(self) -> str:
        """The attribute ``rows``.

        https://html.spec.whatwg.org/multipage/#dom-frameset-rows
        """
    @rows.setter
    def rows(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLFrameSetElement: ...
