"""Types of the HTMLSlotElement interface. Made by ``python -m idl``."""

from typing import Never

from typing_extensions import Unpack

from webapi.dom.slot_element import HTMLSlotElement as _HTMLSlotElementImplementation
from webapi.interfaces.assigned_nodes_options import AssignedNodesOptions
from webapi.interfaces.element import Element
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.node import Node
from webapi.interfaces.text import Text
from webapi.webidl.types import StringLike

class HTMLSlotElement(HTMLElement):
    _webapi_node: _HTMLSlotElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-slot-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    def assignedNodes(
        self, options: AssignedNodesOptions | None = None, **named: Unpack[AssignedNodesOptions]
    ) -> list[Node]: ...
    def assignedElements(
        self, options: AssignedNodesOptions | None = None, **named: Unpack[AssignedNodesOptions]
    ) -> list[Element]: ...
    def assign(self, *nodes: Element | Text) -> None: ...

def new_object(value: object) -> HTMLSlotElement: ...
