"""Types of the HTMLLinkElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.link_element import HTMLLinkElement as _HTMLLinkElementImplementation
from webapi.interfaces.css_style_sheet import CSSStyleSheet
from webapi.interfaces.dom_token_list import DOMTokenList
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLLinkElement(HTMLElement):
    _webapi_node: _HTMLLinkElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def href(self) -> str:
        """The attribute ``href``.

        https://html.spec.whatwg.org/multipage/#dom-link-href
        """
    @href.setter
    def href(self, value: StringLike, /) -> None: ...
    @property
    def crossOrigin(self) -> str | None:
        """https://html.spec.whatwg.org/multipage/#dom-link-crossorigin"""
    @crossOrigin.setter
    def crossOrigin(self, value: StringLike, /) -> None: ...
    @property
    def rel(self) -> str:
        """The attribute ``rel``.

        https://html.spec.whatwg.org/multipage/#dom-link-rel
        """
    @rel.setter
    def rel(self, value: StringLike, /) -> None: ...
    @property
    def as_(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-link-as"""
    @as_.setter
    def as_(self, value: StringLike, /) -> None: ...
    @property
    def relList(self) -> DOMTokenList:
        """The attribute ``rel``.

        https://html.spec.whatwg.org/multipage/#dom-link-rellist
        """
    @relList.setter
    def relList(self, value: StringLike, /) -> None: ...
    @property
    def media(self) -> str:
        """The attribute ``media``.

        https://html.spec.whatwg.org/multipage/#dom-link-media
        """
    @media.setter
    def media(self, value: StringLike, /) -> None: ...
    @property
    def integrity(self) -> str:
        """The attribute ``integrity``.

        https://html.spec.whatwg.org/multipage/#dom-link-integrity
        """
    @integrity.setter
    def integrity(self, value: StringLike, /) -> None: ...
    @property
    def hreflang(self) -> str:
        """The attribute ``hreflang``.

        https://html.spec.whatwg.org/multipage/#dom-link-hreflang
        """
    @hreflang.setter
    def hreflang(self, value: StringLike, /) -> None: ...
    @property
    def type(self) -> str:
        """The attribute ``type``.

        https://html.spec.whatwg.org/multipage/#dom-link-type
        """
    @type.setter
    def type(self, value: StringLike, /) -> None: ...
    @property
    def sizes(self) -> DOMTokenList:
        """The attribute ``sizes``.

        https://html.spec.whatwg.org/multipage/#dom-link-sizes
        """
    @sizes.setter
    def sizes(self, value: StringLike, /) -> None: ...
    @property
    def imageSrcset(self) -> str:
        """The attribute ``imagesrcset``.

        https://html.spec.whatwg.org/multipage/#dom-link-imagesrcset
        """
    @imageSrcset.setter
    def imageSrcset(self, value: StringLike, /) -> None: ...
    @property
    def imageSizes(self) -> str:
        """The attribute ``imagesizes``.

        https://html.spec.whatwg.org/multipage/#dom-link-imagesizes
        """
    @imageSizes.setter
    def imageSizes(self, value: StringLike, /) -> None: ...
    @property
    def referrerPolicy(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-link-referrerpolicy"""
    @referrerPolicy.setter
    def referrerPolicy(self, value: StringLike, /) -> None: ...
    @property
    def blocking(self) -> DOMTokenList:
        """The attribute ``blocking``.

        https://html.spec.whatwg.org/multipage/#dom-link-blocking
        """
    @blocking.setter
    def blocking(self, value: StringLike, /) -> None: ...
    @property
    def disabled(self) -> bool:
        """The attribute ``disabled``.

        https://html.spec.whatwg.org/multipage/#dom-link-disabled
        """
    @disabled.setter
    def disabled(self, value: bool, /) -> None: ...
    @property
    def fetchPriority(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-link-fetchpriority"""
    @fetchPriority.setter
    def fetchPriority(self, value: StringLike, /) -> None: ...
    @property
    def charset(self) -> str:
        """The attribute ``charset``.

        https://html.spec.whatwg.org/multipage/#dom-link-charset
        """
    @charset.setter
    def charset(self, value: StringLike, /) -> None: ...
    @property
    def rev(self) -> str:
        """The attribute ``rev``.

        https://html.spec.whatwg.org/multipage/#dom-link-rev
        """
    @rev.setter
    def rev(self, value: StringLike, /) -> None: ...
    @property
    def target(self) -> str:
        """The attribute ``target``.

        https://html.spec.whatwg.org/multipage/#dom-link-target
        """
    @target.setter
    def target(self, value: StringLike, /) -> None: ...
    @property
    def sheet(self) -> CSSStyleSheet | None:
        """The style sheet of the element; ``None`` in no document, and for another type. Links have
        none, because nothing loads them.

        https://drafts.csswg.org/cssom/#dom-linkstyle-sheet
        """

def new_object(value: object) -> HTMLLinkElement: ...
