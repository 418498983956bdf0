"""Types of the Node interface. Made by ``python -m idl``."""

from typing import Final, Never

from typing_extensions import Unpack

from webapi.interfaces.document import Document
from webapi.interfaces.element import Element
from webapi.interfaces.event_target import EventTarget
from webapi.interfaces.get_root_node_options import GetRootNodeOptions
from webapi.interfaces.node_list import NodeList
from webapi.steps.node import Slots as _NodeSlots
from webapi.webidl.types import StringLike

class Node(EventTarget, _NodeSlots):
    ELEMENT_NODE: Final = 1
    ATTRIBUTE_NODE: Final = 2
    TEXT_NODE: Final = 3
    CDATA_SECTION_NODE: Final = 4
    ENTITY_REFERENCE_NODE: Final = 5
    ENTITY_NODE: Final = 6
    PROCESSING_INSTRUCTION_NODE: Final = 7
    COMMENT_NODE: Final = 8
    DOCUMENT_NODE: Final = 9
    DOCUMENT_TYPE_NODE: Final = 10
    DOCUMENT_FRAGMENT_NODE: Final = 11
    NOTATION_NODE: Final = 12
    DOCUMENT_POSITION_DISCONNECTED: Final = 1
    DOCUMENT_POSITION_PRECEDING: Final = 2
    DOCUMENT_POSITION_FOLLOWING: Final = 4
    DOCUMENT_POSITION_CONTAINS: Final = 8
    DOCUMENT_POSITION_CONTAINED_BY: Final = 16
    DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC: Final = 32
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def nodeType(self) -> int:
        """The kind of the node: ``Node.ELEMENT_NODE`` and others.

        https://dom.spec.whatwg.org/#dom-node-nodetype
        """
    @property
    def nodeName(self) -> str:
        """The tag name of an element, the name of an attribute, ``#text`` and others.

        https://dom.spec.whatwg.org/#dom-node-nodename
        """
    @property
    def baseURI(self) -> str:
        """The document's base URL: its URL, or the URL of its first ``base`` element with an
        ``href``.

        https://dom.spec.whatwg.org/#dom-node-baseuri
        """
    @property
    def isConnected(self) -> bool:
        """Whether the node is in a document.

        https://dom.spec.whatwg.org/#dom-node-isconnected
        """
    @property
    def ownerDocument(self) -> Document | None:
        """The document that made the node, or that adopted it; ``None`` for a document.

        https://dom.spec.whatwg.org/#dom-node-ownerdocument
        """
    def getRootNode(
        self, options: GetRootNodeOptions | None = None, **named: Unpack[GetRootNodeOptions]
    ) -> Node: ...
    @property
    def parentNode(self) -> Node | None:
        """The parent, or ``None``.

        https://dom.spec.whatwg.org/#dom-node-parentnode
        """
    @property
    def parentElement(self) -> Element | None:
        """The parent if it is an element, or ``None``.

        https://dom.spec.whatwg.org/#dom-node-parentelement
        """
    def hasChildNodes(self) -> bool: ...
    @property
    def childNodes(self) -> NodeList:
        """The children, in a live list.

        https://dom.spec.whatwg.org/#dom-node-childnodes
        """
    @property
    def firstChild(self) -> Node | None:
        """The first child, or ``None``.

        https://dom.spec.whatwg.org/#dom-node-firstchild
        """
    @property
    def lastChild(self) -> Node | None:
        """The last child, or ``None``.

        https://dom.spec.whatwg.org/#dom-node-lastchild
        """
    @property
    def previousSibling(self) -> Node | None:
        """The sibling before the node, or ``None``.

        https://dom.spec.whatwg.org/#dom-node-previoussibling
        """
    @property
    def nextSibling(self) -> Node | None:
        """The sibling behind the node, or ``None``.

        https://dom.spec.whatwg.org/#dom-node-nextsibling
        """
    @property
    def nodeValue(self) -> str | None:
        """The text of a text, a comment or an attribute; ``None`` for others.

        https://dom.spec.whatwg.org/#dom-node-nodevalue
        """
    @nodeValue.setter
    def nodeValue(self, value: StringLike, /) -> None: ...
    @property
    def textContent(self) -> str | None:
        """The text within a node; ``None`` for a document. Setting it replaces all children by a
        text.

        https://dom.spec.whatwg.org/#dom-node-textcontent
        """
    @textContent.setter
    def textContent(self, value: StringLike, /) -> None: ...
    def normalize(self) -> None: ...
    def cloneNode(self, subtree: bool | None = None) -> Node: ...
    def isEqualNode(self, otherNode: Node | None) -> bool: ...
    def isSameNode(self, otherNode: Node | None) -> bool: ...
    def compareDocumentPosition(self, other: Node) -> int: ...
    def contains(self, other: Node | None) -> bool: ...
    def lookupPrefix(self, namespace: StringLike) -> str | None: ...
    def lookupNamespaceURI(self, prefix: StringLike) -> str | None: ...
    def isDefaultNamespace(self, namespace: StringLike) -> bool: ...
    def insertBefore(self, node: Node, child: Node | None) -> Node: ...
    def appendChild(self, node: Node) -> Node: ...
    def replaceChild(self, node: Node, child: Node) -> Node: ...
    def removeChild(self, child: Node) -> Node: ...

def new_object(value: object) -> Node: ...
