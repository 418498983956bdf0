"""Types of the HTMLImageElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLImageElement as _HTMLImageElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.promises import Promise
from webapi.webidl.types import NumberLike, StringLike

class HTMLImageElement(HTMLElement):
    _webapi_node: _HTMLImageElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def alt(self) -> str:
        """The attribute ``alt``.

        https://html.spec.whatwg.org/multipage/#dom-img-alt
        """
    @alt.setter
    def alt(self, value: StringLike, /) -> None: ...
    @property
    def src(self) -> str:
        """The attribute ``src``.

        https://html.spec.whatwg.org/multipage/#dom-img-src
        """
    @src.setter
    def src(self, value: StringLike, /) -> None: ...
    @property
    def srcset(self) -> str:
        """The attribute ``srcset``.

        https://html.spec.whatwg.org/multipage/#dom-img-srcset
        """
    @srcset.setter
    def srcset(self, value: StringLike, /) -> None: ...
    @property
    def sizes(self) -> str:
        """The attribute ``sizes``.

        https://html.spec.whatwg.org/multipage/#dom-img-sizes
        """
    @sizes.setter
    def sizes(self, value: StringLike, /) -> None: ...
    @property
    def crossOrigin(self) -> str | None:
        """https://html.spec.whatwg.org/multipage/#dom-img-crossorigin"""
    @crossOrigin.setter
    def crossOrigin(self, value: StringLike, /) -> None: ...
    @property
    def useMap(self) -> str:
        """The attribute ``usemap``.

        https://html.spec.whatwg.org/multipage/#dom-img-usemap
        """
    @useMap.setter
    def useMap(self, value: StringLike, /) -> None: ...
    @property
    def isMap(self) -> bool:
        """The attribute ``ismap``.

        https://html.spec.whatwg.org/multipage/#dom-img-ismap
        """
    @isMap.setter
    def isMap(self, value: bool, /) -> None: ...
    @property
    def controls(self) -> bool:
        """The attribute ``controls``.

        https://html.spec.whatwg.org/multipage/#dom-img-controls
        """
    @controls.setter
    def controls(self, value: bool, /) -> None: ...
    @property
    def width(self) -> int:
        """The width that the attribute says, else 0: nothing is rendered, and no image is loaded.

        https://html.spec.whatwg.org/multipage/#dom-img-width
        """
    @width.setter
    def width(self, value: NumberLike, /) -> None: ...
    @property
    def height(self) -> int:
        """The height that the attribute says, else 0: nothing is rendered, and no image is loaded.

        https://html.spec.whatwg.org/multipage/#dom-img-height
        """
    @height.setter
    def height(self, value: NumberLike, /) -> None: ...
    @property
    def naturalWidth(self) -> int:
        """The image's own width: 0, as no image is loaded.

        https://html.spec.whatwg.org/multipage/#dom-img-naturalwidth
        """
    @property
    def naturalHeight(self) -> int:
        """The image's own height: 0, as no image is loaded.

        https://html.spec.whatwg.org/multipage/#dom-img-naturalheight
        """
    @property
    def complete(self) -> bool:
        """Whether there is nothing to load: neither ``srcset`` nor a ``src`` that is not empty.

        https://html.spec.whatwg.org/multipage/#dom-img-complete
        """
    @property
    def currentSrc(self) -> str:
        """The URL of the image that is shown: empty, as no image is loaded.

        https://html.spec.whatwg.org/multipage/#dom-img-currentsrc
        """
    @property
    def referrerPolicy(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-img-referrerpolicy"""
    @referrerPolicy.setter
    def referrerPolicy(self, value: StringLike, /) -> None: ...
    @property
    def decoding(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-img-decoding"""
    @decoding.setter
    def decoding(self, value: StringLike, /) -> None: ...
    @property
    def loading(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-img-loading"""
    @loading.setter
    def loading(self, value: StringLike, /) -> None: ...
    @property
    def fetchPriority(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-img-fetchpriority"""
    @fetchPriority.setter
    def fetchPriority(self, value: StringLike, /) -> None: ...
    def decode(self) -> Promise[None]: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-img-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def lowsrc(self) -> str:
        """The attribute ``lowsrc``.

        https://html.spec.whatwg.org/multipage/#dom-img-lowsrc
        """
    @lowsrc.setter
    def lowsrc(self, value: StringLike, /) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-img-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...
    @property
    def hspace(self) -> int:
        """The attribute ``hspace``.

        https://html.spec.whatwg.org/multipage/#dom-img-hspace
        """
    @hspace.setter
    def hspace(self, value: NumberLike, /) -> None: ...
    @property
    def vspace(self) -> int:
        """The attribute ``vspace``.

        https://html.spec.whatwg.org/multipage/#dom-img-vspace
        """
    @vspace.setter
    def vspace(self, value: NumberLike, /) -> None: ...
    @property
    def longDesc(self) -> str:
        """The attribute ``longdesc``.

        https://html.spec.whatwg.org/multipage/#dom-img-longdesc
        """
    @longDesc.setter
    def longDesc(self, value: StringLike, /) -> None: ...
    @property
    def border(self) -> str:
        """The attribute ``border``.

        https://html.spec.whatwg.org/multipage/#dom-img-border
        """
    @border.setter
    def border(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLImageElement: ...
