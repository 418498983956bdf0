"""Types of the Node interface. Made by ``python -m idl``."""

from webapi.interfaces.document import Document
from webapi.steps.node import Slots as _NodeSlots

class Node(_NodeSlots):
    @property
    def baseURI(self) -> str: ...
    @property
    def isConnected(self) -> bool: ...
    @property
    def ownerDocument(self) -> Document | None: ...
