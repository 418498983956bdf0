"""Types of the Element interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.attr import Attr
from webapi.interfaces.dom_token_list import DOMTokenList
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_slot_element import HTMLSlotElement
from webapi.interfaces.named_node_map import NamedNodeMap
from webapi.interfaces.node import Node
from webapi.interfaces.node_list import NodeList
from webapi.interfaces.shadow_root import ShadowRoot
from webapi.interfaces.shadow_root_init import ShadowRootInit
from webapi.steps.child_node import Slots as _ChildNodeSlots
from webapi.steps.element import Slots as _ElementSlots
from webapi.steps.non_document_type_child_node import Slots as _NonDocumentTypeChildNodeSlots
from webapi.steps.parent_node import Slots as _ParentNodeSlots
from webapi.steps.slottable import Slots as _SlottableSlots
from webapi.webidl.types import StringLike

class Element(
    Node,
    _ElementSlots,
    _SlottableSlots,
    _ParentNodeSlots,
    _NonDocumentTypeChildNodeSlots,
    _ChildNodeSlots,
):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def namespaceURI(self) -> str | None:
        """The namespace, or ``None``.

        https://dom.spec.whatwg.org/#dom-element-namespaceuri
        """
    @property
    def prefix(self) -> str | None:
        """The prefix, or ``None``.

        https://dom.spec.whatwg.org/#dom-element-prefix
        """
    @property
    def localName(self) -> str:
        """The name without a prefix, in lower case if HTML made it.

        https://dom.spec.whatwg.org/#dom-element-localname
        """
    @property
    def tagName(self) -> str:
        """The name with its prefix, in upper case for an HTML element of an HTML document.

        https://dom.spec.whatwg.org/#dom-element-tagname
        """
    @property
    def id(self) -> str:
        """The attribute ``id``.

        https://dom.spec.whatwg.org/#dom-element-id
        """
    @id.setter
    def id(self, value: StringLike, /) -> None: ...
    @property
    def className(self) -> str:
        """The attribute ``class``.

        https://dom.spec.whatwg.org/#dom-element-classname
        """
    @className.setter
    def className(self, value: StringLike, /) -> None: ...
    @property
    def classList(self) -> DOMTokenList:
        """The classes, in a live list that can change them.

        https://dom.spec.whatwg.org/#dom-element-classlist
        """
    @classList.setter
    def classList(self, value: StringLike, /) -> None: ...
    @property
    def slot(self) -> str:
        """The attribute ``slot``.

        https://dom.spec.whatwg.org/#dom-element-slot
        """
    @slot.setter
    def slot(self, value: StringLike, /) -> None: ...
    def attachShadow(self, init: ShadowRootInit) -> ShadowRoot: ...
    @property
    def shadowRoot(self) -> ShadowRoot | None:
        """The shadow root if it is open, or ``None``.

        https://dom.spec.whatwg.org/#dom-element-shadowroot
        """
    def hasAttributes(self) -> bool: ...
    @property
    def attributes(self) -> NamedNodeMap:
        """The attributes, in a live list.

        https://dom.spec.whatwg.org/#dom-element-attributes
        """
    def getAttributeNames(self) -> list[str]: ...
    def getAttribute(self, qualifiedName: StringLike) -> str | None: ...
    def getAttributeNS(self, namespace: StringLike, localName: StringLike) -> str | None: ...
    def setAttribute(self, qualifiedName: StringLike, value: StringLike) -> None: ...
    def setAttributeNS(
        self, namespace: StringLike, qualifiedName: StringLike, value: StringLike
    ) -> None: ...
    def removeAttribute(self, qualifiedName: StringLike) -> None: ...
    def removeAttributeNS(self, namespace: StringLike, localName: StringLike) -> None: ...
    def toggleAttribute(self, qualifiedName: StringLike, force: bool | None = None) -> bool: ...
    def hasAttribute(self, qualifiedName: StringLike) -> bool: ...
    def hasAttributeNS(self, namespace: StringLike, localName: StringLike) -> bool: ...
    def getAttributeNode(self, qualifiedName: StringLike) -> Attr | None: ...
    def getAttributeNodeNS(self, namespace: StringLike, localName: StringLike) -> Attr | None: ...
    def setAttributeNode(self, attr: Attr) -> Attr | None: ...
    def setAttributeNodeNS(self, attr: Attr) -> Attr | None: ...
    def removeAttributeNode(self, attr: Attr) -> Attr: ...
    def closest(self, selectors: StringLike) -> Element | None: ...
    def matches(self, selectors: StringLike) -> bool: ...
    def webkitMatchesSelector(self, selectors: StringLike) -> bool: ...
    def getElementsByTagName(self, qualifiedName: StringLike) -> HTMLCollection: ...
    def getElementsByTagNameNS(
        self, namespace: StringLike, localName: StringLike
    ) -> HTMLCollection: ...
    def getElementsByClassName(self, classNames: StringLike) -> HTMLCollection: ...
    def insertAdjacentElement(self, where: StringLike, element: Element) -> Element | None: ...
    def insertAdjacentText(self, where: StringLike, data: StringLike) -> None: ...
    @property
    def innerHTML(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-element-innerhtml"""
    @innerHTML.setter
    def innerHTML(self, value: StringLike, /) -> None: ...
    @property
    def outerHTML(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-element-outerhtml"""
    @outerHTML.setter
    def outerHTML(self, value: StringLike, /) -> None: ...
    def insertAdjacentHTML(self, position: StringLike, string: StringLike) -> None: ...
    @property
    def assignedSlot(self) -> HTMLSlotElement | None:
        """The slot of an open shadow tree to which it is assigned, or ``None``.

        https://dom.spec.whatwg.org/#dom-slotable-assignedslot
        """
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
    def append(self, *nodes: Node | StringLike) -> None: ...
    def replaceChildren(self, *nodes: Node | StringLike) -> None: ...
    def moveBefore(self, node: Node, child: Node | None) -> None: ...
    def querySelector(self, selectors: StringLike) -> Element | None: ...
    def querySelectorAll(self, selectors: StringLike) -> NodeList[Element]: ...
    @property
    def previousElementSibling(self) -> Element | None:
        """The nearest element before the node among its siblings, or ``None``.

        https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-previouselementsibling
        """
    @property
    def nextElementSibling(self) -> Element | None:
        """The nearest element behind the node among its siblings, or ``None``.

        https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-nextelementsibling
        """
    def before(self, *nodes: Node | StringLike) -> None: ...
    def after(self, *nodes: Node | StringLike) -> None: ...
    def replaceWith(self, *nodes: Node | StringLike) -> None: ...
    def remove(self) -> None: ...

def new_object(value: object) -> Element: ...
