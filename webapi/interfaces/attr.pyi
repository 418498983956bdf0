"""Types of the Attr interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.attributes import Attr as _AttrImplementation
from webapi.interfaces.element import Element
from webapi.interfaces.node import Node
from webapi.webidl.types import StringLike

class Attr(Node):
    _webapi_node: _AttrImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def namespaceURI(self) -> str | None:
        """https://dom.spec.whatwg.org/#dom-attr-namespaceuri"""
    @property
    def prefix(self) -> str | None:
        """https://dom.spec.whatwg.org/#dom-attr-prefix"""
    @property
    def localName(self) -> str:
        """https://dom.spec.whatwg.org/#dom-attr-localname"""
    @property
    def name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-attr-name"""
    @property
    def value(self) -> str:
        """https://dom.spec.whatwg.org/#dom-attr-value"""
    @value.setter
    def value(self, value: StringLike, /) -> None: ...
    @property
    def ownerElement(self) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-attr-ownerelement"""
    @property
    def specified(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-attr-specified"""
    @property
    def textContent(self) -> str:
        """The text within a node; ``None`` for a document. Setting it replaces all children by a
        text.

        https://dom.spec.whatwg.org/#dom-node-textcontent
        """
    @textContent.setter
    def textContent(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> Attr: ...
