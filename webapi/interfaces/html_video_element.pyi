"""Types of the HTMLVideoElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLVideoElement as _HTMLVideoElementImplementation
from webapi.interfaces.html_media_element import HTMLMediaElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLVideoElement(HTMLMediaElement):
    _webapi_node: _HTMLVideoElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def width(self) -> int:
        """The attribute ``width``.

        https://html.spec.whatwg.org/multipage/#dom-video-width
        """
    @width.setter
    def width(self, value: NumberLike, /) -> None: ...
    @property
    def height(self) -> int:
        """The attribute ``height``.

        https://html.spec.whatwg.org/multipage/#dom-video-height
        """
    @height.setter
    def height(self, value: NumberLike, /) -> None: ...
    @property
    def poster(self) -> str:
        """The attribute ``poster``.

        https://html.spec.whatwg.org/multipage/#dom-video-poster
        """
    @poster.setter
    def poster(self, value: StringLike, /) -> None: ...
    @property
    def playsInline(self) -> bool:
        """The attribute ``playsinline``.

        https://html.spec.whatwg.org/multipage/#dom-video-playsinline
        """
    @playsInline.setter
    def playsInline(self, value: bool, /) -> None: ...

def new_object(value: object) -> HTMLVideoElement: ...
