"""Types of the HTMLStyleElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.style_element import HTMLStyleElement as _HTMLStyleElementImplementation
from webapi.interfaces.css_style_sheet import CSSStyleSheet
from webapi.interfaces.dom_token_list import DOMTokenList
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLStyleElement(HTMLElement):
    _webapi_node: _HTMLStyleElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def media(self) -> str:
        """The attribute ``media``.

        https://html.spec.whatwg.org/multipage/#dom-style-media
        """
    @media.setter
    def media(self, value: StringLike, /) -> None: ...
    @property
    def blocking(self) -> DOMTokenList:
        """The attribute ``blocking``.

        https://html.spec.whatwg.org/multipage/#dom-style-blocking
        """
    @blocking.setter
    def blocking(self, value: StringLike, /) -> None: ...
    @property
    def type(self) -> str:
        """The attribute ``type``.

        https://html.spec.whatwg.org/multipage/#dom-style-type
        """
    @type.setter
    def type(self, value: StringLike, /) -> None: ...
    @property
    def disabled(self) -> bool:
        """Whether the element has a style sheet that is disabled.

        https://drafts.csswg.org/cssom/#dom-style-disabled
        """
    @disabled.setter
    def disabled(self, value: bool, /) -> None: ...
    @property
    def sheet(self) -> CSSStyleSheet | None:
        """The style sheet of the element; ``None`` in no document, and for another type. Links have
        none, because nothing loads them.

        https://drafts.csswg.org/cssom/#dom-linkstyle-sheet
        """

def new_object(value: object) -> HTMLStyleElement: ...
