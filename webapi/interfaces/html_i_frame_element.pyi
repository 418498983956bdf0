"""Types of the HTMLIFrameElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLIFrameElement as _HTMLIFrameElementImplementation
from webapi.interfaces.dom_token_list import DOMTokenList
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLIFrameElement(HTMLElement):
    _webapi_node: _HTMLIFrameElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def src(self) -> str:
        """The attribute ``src``.

        https://html.spec.whatwg.org/multipage/#dom-iframe-src
        """
    @src.setter
    def src(self, value: StringLike, /) -> None: ...
    @property
    def srcdoc(self) -> str:
        """The attribute ``srcdoc``.

        https://html.spec.whatwg.org/multipage/#dom-iframe-srcdoc
        """
    @srcdoc.setter
    def srcdoc(self, value: StringLike, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-iframe-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def sandbox(self) -> DOMTokenList:
        """The attribute ``sandbox``.

        https://html.spec.whatwg.org/multipage/#dom-iframe-sandbox
        """
    @sandbox.setter
    def sandbox(self, value: StringLike, /) -> None: ...
    @property
    def allow(self) -> str:
        """The attribute ``allow``.

        https://html.spec.whatwg.org/multipage/#dom-iframe-allow
        """
    @allow.setter
    def allow(self, value: StringLike, /) -> None: ...
    @property
    def allowFullscreen(self) -> bool:
        """The attribute ``allowfullscreen``.

        https://html.spec.whatwg.org/multipage/#dom-iframe-allowfullscreen
        """
    @allowFullscreen.setter
    def allowFullscreen(self, value: bool, /) -> None: ...
    @property
    def width(self) -> str:
        """The attribute ``width``.

        https://html.spec.whatwg.org/multipage/#dom-iframe-width
        """
    @width.setter
    def width(self, value: StringLike, /) -> None: ...
    @property
    def height(self) -> str:
        """The attribute ``height``.

        https://html.spec.whatwg.org/multipage/#dom-iframe-height
        """
    @height.setter
    def height(self, value: StringLike, /) -> None: ...
    @property
    def referrerPolicy(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-iframe-referrerpolicy"""
    @referrerPolicy.setter
    def referrerPolicy(self, value: StringLike, /) -> None: ...
    @property
    def loading(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-iframe-loading"""
    @loading.setter
    def loading(self, value: StringLike, /) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-iframe-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...
    @property
    def scrolling(self) -> str:
        """The attribute ``scrolling``.

        https://html.spec.whatwg.org/multipage/#dom-iframe-scrolling
        """
    @scrolling.setter
    def scrolling(self, value: StringLike, /) -> None: ...
    @property
    def frameBorder(self) -> str:
        """The attribute ``frameborder``.

        https://html.spec.whatwg.org/multipage/#dom-iframe-frameborder
        """
    @frameBorder.setter
    def frameBorder(self, value: StringLike, /) -> None: ...
    @property
    def longDesc(self) -> str:
        """The attribute ``longdesc``.

        https://html.spec.whatwg.org/multipage/#dom-iframe-longdesc
        """
    @longDesc.setter
    def longDesc(self, value: StringLike, /) -> None: ...
    @property
    def marginHeight(self) -> str:
        """The attribute ``marginheight``.

        https://html.spec.whatwg.org/multipage/#dom-iframe-marginheight
        """
    @marginHeight.setter
    def marginHeight(self, value: StringLike, /) -> None: ...
    @property
    def marginWidth(self) -> str:
        """The attribute ``marginwidth``.

        https://html.spec.whatwg.org/multipage/#dom-iframe-marginwidth
        """
    @marginWidth.setter
    def marginWidth(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLIFrameElement: ...
