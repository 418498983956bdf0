"""Types of the Document interface. Made by ``python -m idl``."""

from collections.abc import Callable
from typing import Literal, Self, overload

from webapi.interfaces.attr import Attr
from webapi.interfaces.cdata_section import CDATASection
from webapi.interfaces.comment import Comment
from webapi.interfaces.document_fragment import DocumentFragment
from webapi.interfaces.document_type import DocumentType
from webapi.interfaces.dom_implementation import DOMImplementation
from webapi.interfaces.element import Element
from webapi.interfaces.event import Event
from webapi.interfaces.html_anchor_element import HTMLAnchorElement
from webapi.interfaces.html_area_element import HTMLAreaElement
from webapi.interfaces.html_base_element import HTMLBaseElement
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.import_node_options import ImportNodeOptions
from webapi.interfaces.location import Location
from webapi.interfaces.node import Node
from webapi.interfaces.node_filter import NodeFilter
from webapi.interfaces.node_iterator import NodeIterator
from webapi.interfaces.node_list import NodeList
from webapi.interfaces.processing_instruction import ProcessingInstruction
from webapi.interfaces.range import Range
from webapi.interfaces.text import Text
from webapi.interfaces.tree_walker import TreeWalker
from webapi.steps.document import Slots as _DocumentSlots
from webapi.steps.non_element_parent_node import Slots as _NonElementParentNodeSlots
from webapi.steps.parent_node import Slots as _ParentNodeSlots
from webapi.webidl.types import BytesLike, NumberLike, StringLike

class Document(Node, _DocumentSlots, _NonElementParentNodeSlots, _ParentNodeSlots):
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
    def implementation(self) -> DOMImplementation:
        """Makes documents and doctypes.

        https://dom.spec.whatwg.org/#dom-document-implementation
        """
    @property
    def compatMode(self) -> str:
        """``BackCompat`` for a page in quirks mode, or ``CSS1Compat``.

        https://dom.spec.whatwg.org/#dom-document-compatmode
        """
    @property
    def contentType(self) -> str:
        """The MIME type of the document.

        https://dom.spec.whatwg.org/#dom-document-contenttype
        """
    @property
    def doctype(self) -> DocumentType | None:
        """The doctype, or ``None``.

        https://dom.spec.whatwg.org/#dom-document-doctype
        """
    @property
    def documentElement(self) -> Element | None:
        """The document's element, or ``None``.

        https://dom.spec.whatwg.org/#dom-document-documentelement
        """
    def getElementsByTagName(self, qualifiedName: StringLike) -> HTMLCollection: ...
    def getElementsByTagNameNS(
        self, namespace: StringLike, localName: StringLike
    ) -> HTMLCollection: ...
    def getElementsByClassName(self, classNames: StringLike) -> HTMLCollection: ...
    def createElementNS(self, namespace: StringLike, qualifiedName: StringLike) -> Element: ...
    def createDocumentFragment(self) -> DocumentFragment: ...
    def createTextNode(self, data: StringLike) -> Text: ...
    def createCDATASection(self, data: StringLike) -> CDATASection: ...
    def createComment(self, data: StringLike) -> Comment: ...
    def createProcessingInstruction(
        self, target: StringLike, data: StringLike
    ) -> ProcessingInstruction: ...
    def importNode(self, node: Node, options: bool | ImportNodeOptions | None = None) -> Node: ...
    def adoptNode(self, node: Node) -> Node: ...
    def createAttribute(self, localName: StringLike) -> Attr: ...
    def createAttributeNS(self, namespace: StringLike, qualifiedName: StringLike) -> Attr: ...
    def createEvent(self, interface: StringLike) -> Event: ...
    def createRange(self) -> Range: ...
    def createNodeIterator(
        self,
        root: Node,
        whatToShow: NumberLike | None = None,
        filter: Callable[..., object] | NodeFilter | None = None,
    ) -> NodeIterator: ...
    def createTreeWalker(
        self,
        root: Node,
        whatToShow: NumberLike | None = None,
        filter: Callable[..., object] | NodeFilter | None = None,
    ) -> TreeWalker: ...
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
    def links(self) -> HTMLCollection[HTMLAnchorElement | HTMLAreaElement]:
        """The ``a`` and ``area`` elements that have an ``href``.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-links
        """
    @staticmethod
    def fromHTML(
        html: BytesLike | StringLike, url: StringLike, contentType: StringLike = None
    ) -> Document: ...
    def getElementById(self, elementId: StringLike) -> Element | None: ...
    def append(self, *nodes: Node | StringLike) -> None: ...
    @property
    def children(self) -> HTMLCollection:
        """The children that are elements, in a live collection.

        https://dom.spec.whatwg.org/#dom-parentnode-children
        """
    @property
    def firstElementChild(self) -> Element | None:
        """The first child that is an element, or ``None``.

        https://dom.spec.whatwg.org/#dom-parentnode-firstelementchild
        """
    @property
    def lastElementChild(self) -> Element | None:
        """The last child that is an element, or ``None``.

        https://dom.spec.whatwg.org/#dom-parentnode-lastelementchild
        """
    @property
    def childElementCount(self) -> int:
        """How many children are elements.

        https://dom.spec.whatwg.org/#dom-parentnode-childelementcount
        """
    def prepend(self, *nodes: Node | StringLike) -> None: ...
    def replaceChildren(self, *nodes: Node | StringLike) -> None: ...
    def moveBefore(self, node: Node, child: Node | None) -> None: ...
    def querySelector(self, selectors: StringLike) -> Element | None: ...
    def querySelectorAll(self, selectors: StringLike) -> NodeList[Element]: ...

def new_object(value: object) -> Document: ...
