"""Types of the Node interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.document import Document
from webapi.steps.node import Slots as _NodeSlots
from webapi.webidl.types import StringLike

class Node(_NodeSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def baseURI(self) -> str:
        """The document's base URL: its URL, or the URL of its first ``base`` element with an
        ``href``.

        https://dom.spec.whatwg.org/#dom-node-baseuri
        """
    @property
    def isConnected(self) -> bool:
        """Whether the element was appended to its document.

        https://dom.spec.whatwg.org/#dom-node-isconnected
        """
    @property
    def ownerDocument(self) -> Document | None:
        """The document that made the element, or to which the element was appended; ``None`` for a
        document.

        https://dom.spec.whatwg.org/#dom-node-ownerdocument
        """
    @property
    def textContent(self) -> str | None:
        """The text within an element; ``None`` for a document. Setting it changes no other element.

        https://dom.spec.whatwg.org/#dom-node-textcontent
        """
    @textContent.setter
    def textContent(self, value: StringLike, /) -> None: ...
