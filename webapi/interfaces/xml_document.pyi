"""Types of the XMLDocument interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.document import Document
from webapi.steps.xml_document import Slots as _XMLDocumentSlots

class XMLDocument(Document, _XMLDocumentSlots):
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> XMLDocument: ...
