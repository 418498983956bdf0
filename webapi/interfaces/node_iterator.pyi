"""Types of the NodeIterator interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.node import Node
from webapi.interfaces.node_filter import NodeFilter
from webapi.steps.node_iterator import Slots as _NodeIteratorSlots

class NodeIterator(_NodeIteratorSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def root(self) -> Node:
        """https://dom.spec.whatwg.org/#dom-nodeiterator-root"""
    @property
    def referenceNode(self) -> Node:
        """https://dom.spec.whatwg.org/#dom-nodeiterator-referencenode"""
    @property
    def pointerBeforeReferenceNode(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-nodeiterator-pointerbeforereferencenode"""
    @property
    def whatToShow(self) -> int:
        """https://dom.spec.whatwg.org/#dom-nodeiterator-whattoshow"""
    @property
    def filter(self) -> NodeFilter | None:
        """https://dom.spec.whatwg.org/#dom-nodeiterator-filter"""
    def nextNode(self) -> Node | None: ...
    def previousNode(self) -> Node | None: ...
    def detach(self) -> None: ...

def new_object(value: object) -> NodeIterator: ...
