"""Types of the DocumentFragment interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.element import Element
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.node import Node
from webapi.interfaces.node_list import NodeList
from webapi.steps.document_fragment import Slots as _DocumentFragmentSlots
from webapi.steps.non_element_parent_node import Slots as _NonElementParentNodeSlots
from webapi.steps.parent_node import Slots as _ParentNodeSlots
from webapi.webidl.types import StringLike

class DocumentFragment(Node, _DocumentFragmentSlots, _NonElementParentNodeSlots, _ParentNodeSlots):
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    def getElementById(self, elementId: StringLike) -> Element | None: ...
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

def new_object(value: object) -> DocumentFragment: ...
