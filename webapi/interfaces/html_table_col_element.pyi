"""Types of the HTMLTableColElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLTableColElement as _HTMLTableColElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLTableColElement(HTMLElement):
    _webapi_node: _HTMLTableColElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def span(self) -> int:
        """The attribute ``span``.

        https://html.spec.whatwg.org/multipage/#dom-colgroup-span
        """
    @span.setter
    def span(self, value: NumberLike, /) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-colgroup-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...
    @property
    def ch(self) -> str:
        """The attribute ``char``.

        https://html.spec.whatwg.org/multipage/#dom-colgroup-ch
        """
    @ch.setter
    def ch(self, value: StringLike, /) -> None: ...
    @property
    def chOff(self) -> str:
        """The attribute ``charoff``.

        https://html.spec.whatwg.org/multipage/#dom-colgroup-choff
        """
    @chOff.setter
    def chOff(self, value: StringLike, /) -> None: ...
    @property
    def vAlign(self) -> str:
        """The attribute ``valign``.

        https://html.spec.whatwg.org/multipage/#dom-colgroup-valign
        """
    @vAlign.setter
    def vAlign(self, value: StringLike, /) -> None: ...
    @property
    def width(self) -> str:
        """The attribute ``width``.

        https://html.spec.whatwg.org/multipage/#dom-colgroup-width
        """
    @width.setter
    def width(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLTableColElement: ...
