"""Types of the DocumentFragment interface. Made by ``python -m idl``."""

from typing import Self

from webapi.dom.document_fragment import DocumentFragment as _DocumentFragmentImplementation
from webapi.interfaces.element import Element
from webapi.interfaces.node import Node
from webapi.interfaces.parent_node import ParentNode as _ParentNode
from webapi.webidl.types import StringLike

class DocumentFragment(Node, _ParentNode):
    _webapi_node: _DocumentFragmentImplementation
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    def getElementById(self, elementId: StringLike) -> Element | None: ...
    @property
    def textContent(self) -> str:
        """The text within a node; ``None`` for a document. Setting it replaces all children by a
        text.

        https://dom.spec.whatwg.org/#dom-node-textcontent
        """
    @textContent.setter
    def textContent(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> DocumentFragment: ...
