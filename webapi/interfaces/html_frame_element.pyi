"""Types of the HTMLFrameElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLFrameElement as _HTMLFrameElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLFrameElement(HTMLElement):
    _webapi_node: _HTMLFrameElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-frame-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def scrolling(self) -> str:
        """The attribute ``scrolling``.

        https://html.spec.whatwg.org/multipage/#dom-frame-scrolling
        """
    @scrolling.setter
    def scrolling(self, value: StringLike, /) -> None: ...
    @property
    def src(self) -> str:
        """The attribute ``src``.

        https://html.spec.whatwg.org/multipage/#dom-frame-src
        """
    @src.setter
    def src(self, value: StringLike, /) -> None: ...
    @property
    def frameBorder(self) -> str:
        """The attribute ``frameborder``.

        https://html.spec.whatwg.org/multipage/#dom-frame-frameborder
        """
    @frameBorder.setter
    def frameBorder(self, value: StringLike, /) -> None: ...
    @property
    def longDesc(self) -> str:
        """The attribute ``longdesc``.

        https://html.spec.whatwg.org/multipage/#dom-frame-longdesc
        """
    @longDesc.setter
    def longDesc(self, value: StringLike, /) -> None: ...
    @property
    def noResize(self) -> bool:
        """The attribute ``noresize``.

        https://html.spec.whatwg.org/multipage/#dom-frame-noresize
        """
    @noResize.setter
    def noResize(self, value: bool, /) -> None: ...
    @property
    def marginHeight(self) -> str:
        """The attribute ``marginheight``.

        https://html.spec.whatwg.org/multipage/#dom-frame-marginheight
        """
    @marginHeight.setter
    def marginHeight(self, value: StringLike, /) -> None: ...
    @property
    def marginWidth(self) -> str:
        """The attribute ``marginwidth``.

        https://html.spec.whatwg.org/multipage/#dom-frame-marginwidth
        """
    @marginWidth.setter
    def marginWidth(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLFrameElement: ...
