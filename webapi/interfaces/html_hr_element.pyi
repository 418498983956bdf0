"""Types of the HTMLHRElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLHRElement as _HTMLHRElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLHRElement(HTMLElement):
    _webapi_node: _HTMLHRElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-hr-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...
    @property
    def color(self) -> str:
        """The attribute ``color``.

        https://html.spec.whatwg.org/multipage/#dom-hr-color
        """
    @color.setter
    def color(self, value: StringLike, /) -> None: ...
    @property
    def noShade(self) -> bool:
        """The attribute ``noshade``.

        https://html.spec.whatwg.org/multipage/#dom-hr-noshade
        """
    @noShade.setter
    def noShade(self, value: bool, /) -> None: ...
    @property
    def size(self) -> str:
        """The attribute ``size``.

        https://html.spec.whatwg.org/multipage/#dom-hr-size
        """
    @size.setter
    def size(self, value: StringLike, /) -> None: ...
    @property
    def width(self) -> str:
        """The attribute ``width``.

        https://html.spec.whatwg.org/multipage/#dom-hr-width
        """
    @width.setter
    def width(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLHRElement: ...
