"""Types of the HTMLAnchorElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.html.nodes import HTMLAnchorElement as _HTMLAnchorElementImplementation
from webapi.interfaces.dom_token_list import DOMTokenList
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.hyperlink_element_utils import (
    HyperlinkElementUtils as _HyperlinkElementUtils,
)
from webapi.webidl.types import StringLike

class HTMLAnchorElement(HTMLElement, _HyperlinkElementUtils):
    _webapi_node: _HTMLAnchorElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def download(self) -> str:
        """The attribute ``download``.

        https://html.spec.whatwg.org/multipage/links.html#dom-a-download
        """
    @download.setter
    def download(self, value: StringLike, /) -> None: ...
    @property
    def ping(self) -> str:
        """The attribute ``ping``.

        https://html.spec.whatwg.org/multipage/links.html#dom-a-ping
        """
    @ping.setter
    def ping(self, value: StringLike, /) -> None: ...
    @property
    def rel(self) -> str:
        """The attribute ``rel``.

        https://html.spec.whatwg.org/multipage/links.html#dom-a-rel
        """
    @rel.setter
    def rel(self, value: StringLike, /) -> None: ...
    @property
    def text(self) -> str:
        """The same as ``textContent``.

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-text
        """
    @text.setter
    def text(self, value: StringLike, /) -> None: ...
    @property
    def relList(self) -> DOMTokenList:
        """The attribute ``rel``.

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-rellist
        """
    @relList.setter
    def relList(self, value: StringLike, /) -> None: ...
    @property
    def referrerPolicy(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-referrerpolicy"""
    @referrerPolicy.setter
    def referrerPolicy(self, value: StringLike, /) -> None: ...
    @property
    def coords(self) -> str:
        """The attribute ``coords``.

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-coords
        """
    @coords.setter
    def coords(self, value: StringLike, /) -> None: ...
    @property
    def charset(self) -> str:
        """The attribute ``charset``.

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-charset
        """
    @charset.setter
    def charset(self, value: StringLike, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def rev(self) -> str:
        """The attribute ``rev``.

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-rev
        """
    @rev.setter
    def rev(self, value: StringLike, /) -> None: ...
    @property
    def shape(self) -> str:
        """The attribute ``shape``.

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-shape
        """
    @shape.setter
    def shape(self, value: StringLike, /) -> None: ...
    @property
    def href(self) -> str:
        """The URL, parsed in the document's encoding relative to its base URL; the attribute's text
        if that does not parse.

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-href
        """
    @href.setter
    def href(self, value: StringLike, /) -> None: ...
    @property
    def target(self) -> str:
        """The attribute ``target``.

        https://html.spec.whatwg.org/multipage/links.html#dom-a-target
        """
    @target.setter
    def target(self, value: StringLike, /) -> None: ...
    def __format__(self, specification: str, /) -> str: ...
    def toString(self) -> str: ...

def new_object(value: object) -> HTMLAnchorElement: ...
