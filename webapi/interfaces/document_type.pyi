"""Types of the DocumentType interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.document import DocumentType as _DocumentTypeImplementation
from webapi.interfaces.node import Node
from webapi.webidl.types import StringLike

class DocumentType(Node):
    _webapi_node: _DocumentTypeImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-documenttype-name"""
    @property
    def publicId(self) -> str:
        """https://dom.spec.whatwg.org/#dom-documenttype-publicid"""
    @property
    def systemId(self) -> str:
        """https://dom.spec.whatwg.org/#dom-documenttype-systemid"""
    def before(self, *nodes: Node | StringLike) -> None: ...
    def after(self, *nodes: Node | StringLike) -> None: ...
    def replaceWith(self, *nodes: Node | StringLike) -> None: ...
    def remove(self) -> None: ...

def new_object(value: object) -> DocumentType: ...
