"""Types of the Document interface. Made by ``python -m idl``."""

from typing import Literal, Self, overload

from webapi.interfaces.element import Element
from webapi.interfaces.html_anchor_element import HTMLAnchorElement
from webapi.interfaces.html_area_element import HTMLAreaElement
from webapi.interfaces.html_base_element import HTMLBaseElement
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.location import Location
from webapi.interfaces.node import Node
from webapi.steps.document import Slots as _DocumentSlots
from webapi.steps.parent_node import Slots as _ParentNodeSlots
from webapi.webidl.types import BytesLike, StringLike

class Document(Node, _DocumentSlots, _ParentNodeSlots):
    def __init__(self, url: StringLike = None, encoding: StringLike = None) -> None: ...
    @classmethod
    def new(cls, url: StringLike = None, encoding: StringLike = None) -> Self: ...
    @property
    def URL(self) -> str:
        """The document's URL.

        https://dom.spec.whatwg.org/#dom-document-url
        """
    @property
    def documentURI(self) -> str:
        """The document's URL.

        https://dom.spec.whatwg.org/#dom-document-documenturi
        """
    @property
    def characterSet(self) -> str:
        """The name of the document's encoding, in which the queries of links are encoded.

        https://dom.spec.whatwg.org/#dom-document-characterset
        """
    @property
    def charset(self) -> str:
        """The same as ``characterSet``.

        https://dom.spec.whatwg.org/#dom-document-charset
        """
    @property
    def inputEncoding(self) -> str:
        """The same as ``characterSet``.

        https://dom.spec.whatwg.org/#dom-document-inputencoding
        """
    @overload
    def createElement(self, localName: Literal["a"]) -> HTMLAnchorElement: ...
    @overload
    def createElement(self, localName: Literal["area"]) -> HTMLAreaElement: ...
    @overload
    def createElement(self, localName: Literal["base"]) -> HTMLBaseElement: ...
    @overload
    def createElement(self, localName: StringLike) -> HTMLElement: ...
    @property
    def location(self) -> Location:
        """The `Location` of the document. Setting it navigates.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-document-location
        """
    @location.setter
    def location(self, value: StringLike, /) -> None: ...
    @property
    def cookie(self) -> str:
        """The cookies of a page that scripts see. Setting it stores one. Empty for a document that
        no page shows.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie
        """
    @cookie.setter
    def cookie(self, value: StringLike, /) -> None: ...
    @property
    def links(self) -> HTMLCollection:
        """The ``a`` and ``area`` elements that have an ``href``.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-links
        """
    @staticmethod
    def fromHTML(html: BytesLike, url: StringLike, contentType: StringLike = None) -> Document: ...
    def append(self, *nodes: Element) -> None: ...

def new_object(value: object) -> Document: ...
