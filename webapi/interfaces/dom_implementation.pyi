"""Types of the DOMImplementation interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.document import Document
from webapi.interfaces.document_type import DocumentType
from webapi.interfaces.xml_document import XMLDocument
from webapi.steps.dom_implementation import Slots as _DOMImplementationSlots
from webapi.webidl.types import StringLike

class DOMImplementation(_DOMImplementationSlots):
    def __init__(self, /, *_: Never) -> None: ...
    def createDocumentType(
        self, name: StringLike, publicId: StringLike, systemId: StringLike
    ) -> DocumentType: ...
    def createDocument(
        self, namespace: StringLike, qualifiedName: StringLike, doctype: DocumentType | None = None
    ) -> XMLDocument: ...
    def createHTMLDocument(self, title: StringLike = None) -> Document: ...
    def hasFeature(self) -> bool: ...

def new_object(value: object) -> DOMImplementation: ...
