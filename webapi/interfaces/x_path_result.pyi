"""Types of the XPathResult interface. Made by ``python -m idl``."""

from collections.abc import Iterator
from typing import Final, Never

from webapi.interfaces.node import Node
from webapi.steps.x_path_result import Slots as _XPathResultSlots
from webapi.webidl.types import NumberLike

class XPathResult(_XPathResultSlots):
    ANY_TYPE: Final = 0
    NUMBER_TYPE: Final = 1
    STRING_TYPE: Final = 2
    BOOLEAN_TYPE: Final = 3
    UNORDERED_NODE_ITERATOR_TYPE: Final = 4
    ORDERED_NODE_ITERATOR_TYPE: Final = 5
    UNORDERED_NODE_SNAPSHOT_TYPE: Final = 6
    ORDERED_NODE_SNAPSHOT_TYPE: Final = 7
    ANY_UNORDERED_NODE_TYPE: Final = 8
    FIRST_ORDERED_NODE_TYPE: Final = 9
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def resultType(self) -> int:
        """Its type, one of the constants. It is never ``ANY_TYPE``.

        https://dom.spec.whatwg.org/#dom-xpathresult-resulttype
        """
    @property
    def numberValue(self) -> float:
        """The number.

        https://dom.spec.whatwg.org/#dom-xpathresult-numbervalue
        """
    @property
    def stringValue(self) -> str:
        """The string.

        https://dom.spec.whatwg.org/#dom-xpathresult-stringvalue
        """
    @property
    def booleanValue(self) -> bool:
        """The boolean.

        https://dom.spec.whatwg.org/#dom-xpathresult-booleanvalue
        """
    @property
    def singleNodeValue(self) -> Node | None:
        """The first node, or ``None``.

        https://dom.spec.whatwg.org/#dom-xpathresult-singlenodevalue
        """
    @property
    def invalidIteratorState(self) -> bool:
        """Whether the document has changed since. An iterator ends with the first change.

        https://dom.spec.whatwg.org/#dom-xpathresult-invaliditeratorstate
        """
    @property
    def snapshotLength(self) -> int:
        """How many nodes the snapshot has.

        https://dom.spec.whatwg.org/#dom-xpathresult-snapshotlength
        """
    def iterateNext(self) -> Node | None: ...
    def snapshotItem(self, index: NumberLike) -> Node | None: ...
    def __iter__(self) -> Iterator[Node]: ...

def new_object(value: object) -> XPathResult: ...
