"""Types of the XMLDocument interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.document import Document

class XMLDocument(Document):
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> XMLDocument: ...
