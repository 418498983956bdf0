"""Types of the MutationRecord interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.node import Node
from webapi.interfaces.node_list import NodeList
from webapi.steps.mutation_record import Slots as _MutationRecordSlots

class MutationRecord(_MutationRecordSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def type(self) -> str:
        """``childList``, ``attributes`` or ``characterData``.

        https://dom.spec.whatwg.org/#dom-mutationrecord-type
        """
    @property
    def target(self) -> Node:
        """The node that changed.

        https://dom.spec.whatwg.org/#dom-mutationrecord-target
        """
    @property
    def addedNodes(self) -> NodeList:
        """The children that came.

        https://dom.spec.whatwg.org/#dom-mutationrecord-addednodes
        """
    @property
    def removedNodes(self) -> NodeList:
        """The children that went.

        https://dom.spec.whatwg.org/#dom-mutationrecord-removednodes
        """
    @property
    def previousSibling(self) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-mutationrecord-previoussibling"""
    @property
    def nextSibling(self) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-mutationrecord-nextsibling"""
    @property
    def attributeName(self) -> str | None:
        """https://dom.spec.whatwg.org/#dom-mutationrecord-attributename"""
    @property
    def attributeNamespace(self) -> str | None:
        """https://dom.spec.whatwg.org/#dom-mutationrecord-attributenamespace"""
    @property
    def oldValue(self) -> str | None:
        """The value or the data before the change, if the observer asked for it.

        https://dom.spec.whatwg.org/#dom-mutationrecord-oldvalue
        """

def new_object(value: object) -> MutationRecord: ...
