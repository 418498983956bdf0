"""Types of the HTMLSourceElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLSourceElement as _HTMLSourceElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLSourceElement(HTMLElement):
    _webapi_node: _HTMLSourceElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def src(self) -> str:
        """The attribute ``src``.

        https://html.spec.whatwg.org/multipage/#dom-source-src
        """
    @src.setter
    def src(self, value: StringLike, /) -> None: ...
    @property
    def type(self) -> str:
        """The attribute ``type``.

        https://html.spec.whatwg.org/multipage/#dom-source-type
        """
    @type.setter
    def type(self, value: StringLike, /) -> None: ...
    @property
    def srcset(self) -> str:
        """The attribute ``srcset``.

        https://html.spec.whatwg.org/multipage/#dom-source-srcset
        """
    @srcset.setter
    def srcset(self, value: StringLike, /) -> None: ...
    @property
    def sizes(self) -> str:
        """The attribute ``sizes``.

        https://html.spec.whatwg.org/multipage/#dom-source-sizes
        """
    @sizes.setter
    def sizes(self, value: StringLike, /) -> None: ...
    @property
    def media(self) -> str:
        """The attribute ``media``.

        https://html.spec.whatwg.org/multipage/#dom-source-media
        """
    @media.setter
    def media(self, value: StringLike, /) -> None: ...
    @property
    def width(self) -> int:
        """The attribute ``width``.

        https://html.spec.whatwg.org/multipage/#dom-source-width
        """
    @width.setter
    def width(self, value: NumberLike, /) -> None: ...
    @property
    def height(self) -> int:
        """The attribute ``height``.

        https://html.spec.whatwg.org/multipage/#dom-source-height
        """
    @height.setter
    def height(self, value: NumberLike, /) -> None: ...

def new_object(value: object) -> HTMLSourceElement: ...
