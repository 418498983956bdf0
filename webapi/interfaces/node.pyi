"""Types of the Node interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.document import Document
from webapi.steps.node import Slots as _NodeSlots
from webapi.webidl.types import StringLike

class Node(_NodeSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def baseURI(self) -> str: ...
    @property
    def isConnected(self) -> bool: ...
    @property
    def ownerDocument(self) -> Document | None: ...
    @property
    def textContent(self) -> str | None: ...
    @textContent.setter
    def textContent(self, value: StringLike, /) -> None: ...
