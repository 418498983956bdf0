"""Types of the HTMLEmbedElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLEmbedElement as _HTMLEmbedElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLEmbedElement(HTMLElement):
    _webapi_node: _HTMLEmbedElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def src(self) -> str:
        """The attribute ``src``.

        https://html.spec.whatwg.org/multipage/#dom-embed-src
        """
    @src.setter
    def src(self, value: StringLike, /) -> None: ...
    @property
    def type(self) -> str:
        """The attribute ``type``.

        https://html.spec.whatwg.org/multipage/#dom-embed-type
        """
    @type.setter
    def type(self, value: StringLike, /) -> None: ...
    @property
    def width(self) -> str:
        """The attribute ``width``.

        https://html.spec.whatwg.org/multipage/#dom-embed-width
        """
    @width.setter
    def width(self, value: StringLike, /) -> None: ...
    @property
    def height(self) -> str:
        """The attribute ``height``.

        https://html.spec.whatwg.org/multipage/#dom-embed-height
        """
    @height.setter
    def height(self, value: StringLike, /) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-embed-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-embed-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLEmbedElement: ...
