"""Types of the HTMLMetaElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLMetaElement as _HTMLMetaElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLMetaElement(HTMLElement):
    _webapi_node: _HTMLMetaElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-meta-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def httpEquiv(self) -> str:
        """The attribute ``http-equiv``.

        https://html.spec.whatwg.org/multipage/#dom-meta-httpequiv
        """
    @httpEquiv.setter
    def httpEquiv(self, value: StringLike, /) -> None: ...
    @property
    def content(self) -> str:
        """The attribute ``content``.

        https://html.spec.whatwg.org/multipage/#dom-meta-content
        """
    @content.setter
    def content(self, value: StringLike, /) -> None: ...
    @property
    def media(self) -> str:
        """The attribute ``media``.

        https://html.spec.whatwg.org/multipage/#dom-meta-media
        """
    @media.setter
    def media(self, value: StringLike, /) -> None: ...
    @property
    def scheme(self) -> str:
        """The attribute ``scheme``.

        https://html.spec.whatwg.org/multipage/#dom-meta-scheme
        """
    @scheme.setter
    def scheme(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLMetaElement: ...
