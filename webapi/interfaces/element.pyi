"""Types of the Element interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.node import Node
from webapi.steps.child_node import Slots as _ChildNodeSlots
from webapi.steps.element import Slots as _ElementSlots
from webapi.webidl.types import StringLike

class Element(Node, _ElementSlots, _ChildNodeSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def localName(self) -> str:
        """The name in lower case.

        https://dom.spec.whatwg.org/#dom-element-localname
        """
    @property
    def tagName(self) -> str:
        """The name in upper case.

        https://dom.spec.whatwg.org/#dom-element-tagname
        """
    def getAttributeNames(self) -> list[str]: ...
    def getAttribute(self, qualifiedName: StringLike) -> str | None: ...
    def setAttribute(self, qualifiedName: StringLike, value: StringLike) -> None: ...
    def removeAttribute(self, qualifiedName: StringLike) -> None: ...
    def hasAttribute(self, qualifiedName: StringLike) -> bool: ...
    def remove(self) -> None: ...
