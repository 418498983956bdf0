"""Types of the HTMLFontElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLFontElement as _HTMLFontElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLFontElement(HTMLElement):
    _webapi_node: _HTMLFontElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def color(self) -> str:
        """The attribute ``color``.

        https://html.spec.whatwg.org/multipage/#dom-font-color
        """
    @color.setter
    def color(self, value: StringLike, /) -> None: ...
    @property
    def face(self) -> str:
        """The attribute ``face``.

        https://html.spec.whatwg.org/multipage/#dom-font-face
        """
    @face.setter
    def face(self, value: StringLike, /) -> None: ...
    @property
    def size(self) -> str:
        """The attribute ``size``.

        https://html.spec.whatwg.org/multipage/#dom-font-size
        """
    @size.setter
    def size(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLFontElement: ...
