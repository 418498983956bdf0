"""Types of the Selection interface. Made by ``python -m idl``."""

from typing import Never

from typing_extensions import Unpack

from webapi.interfaces.get_composed_ranges_options import GetComposedRangesOptions
from webapi.interfaces.node import Node
from webapi.interfaces.range import Range
from webapi.interfaces.static_range import StaticRange
from webapi.steps.selection import Slots as _SelectionSlots
from webapi.webidl.types import NumberLike

class Selection(_SelectionSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def anchorNode(self) -> Node | None:
        """The node where the selection began, or ``None`` if nothing in the tree of the document is
        selected.

        https://w3c.github.io/selection-api/#dom-selection-anchornode
        """
    @property
    def anchorOffset(self) -> int:
        """The offset in ``anchorNode``. Offsets into text count UTF-16 code units.

        https://w3c.github.io/selection-api/#dom-selection-anchoroffset
        """
    @property
    def focusNode(self) -> Node | None:
        """The node where the selection ended, or ``None`` if nothing in the tree of the document is
        selected.

        https://w3c.github.io/selection-api/#dom-selection-focusnode
        """
    @property
    def focusOffset(self) -> int:
        """The offset in ``focusNode``.

        https://w3c.github.io/selection-api/#dom-selection-focusoffset
        """
    @property
    def isCollapsed(self) -> bool:
        """Whether it is empty, or begins and ends in the same place.

        https://w3c.github.io/selection-api/#dom-selection-iscollapsed
        """
    @property
    def rangeCount(self) -> int:
        """0 or 1.

        https://w3c.github.io/selection-api/#dom-selection-rangecount
        """
    @property
    def type(self) -> str:
        """``None``, ``Caret`` or ``Range``.

        https://w3c.github.io/selection-api/#dom-selection-type
        """
    @property
    def direction(self) -> str:
        """``forward`` or ``backward``; ``none`` of a caret, as in Chromium.

        https://w3c.github.io/selection-api/#dom-selection-direction
        """
    def getRangeAt(self, index: NumberLike) -> Range: ...
    def addRange(self, range: Range) -> None: ...
    def removeRange(self, range: Range) -> None: ...
    def removeAllRanges(self) -> None: ...
    def empty(self) -> None: ...
    def getComposedRanges(
        self,
        options: GetComposedRangesOptions | None = None,
        **named: Unpack[GetComposedRangesOptions],
    ) -> list[StaticRange]: ...
    def collapse(self, node: Node | None, offset: NumberLike | None = None) -> None: ...
    def setPosition(self, node: Node | None, offset: NumberLike | None = None) -> None: ...
    def collapseToStart(self) -> None: ...
    def collapseToEnd(self) -> None: ...
    def extend(self, node: Node, offset: NumberLike | None = None) -> None: ...
    def setBaseAndExtent(
        self, anchorNode: Node, anchorOffset: NumberLike, focusNode: Node, focusOffset: NumberLike
    ) -> None: ...
    def selectAllChildren(self, node: Node) -> None: ...
    def deleteFromDocument(self) -> None: ...
    def containsNode(self, node: Node, allowPartialContainment: bool | None = None) -> bool: ...
    def __format__(self, specification: str, /) -> str: ...
    def toString(self) -> str: ...

def new_object(value: object) -> Selection: ...
