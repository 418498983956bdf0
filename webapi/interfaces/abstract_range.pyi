"""Types of the AbstractRange interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.node import Node
from webapi.steps.abstract_range import Slots as _AbstractRangeSlots

class AbstractRange(_AbstractRangeSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def startContainer(self) -> Node:
        """https://dom.spec.whatwg.org/#dom-abstractrange-startcontainer"""
    @property
    def startOffset(self) -> int:
        """https://dom.spec.whatwg.org/#dom-abstractrange-startoffset"""
    @property
    def endContainer(self) -> Node:
        """https://dom.spec.whatwg.org/#dom-abstractrange-endcontainer"""
    @property
    def endOffset(self) -> int:
        """https://dom.spec.whatwg.org/#dom-abstractrange-endoffset"""
    @property
    def collapsed(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-abstractrange-collapsed"""
