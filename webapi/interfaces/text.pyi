"""Types of the Text interface. Made by ``python -m idl``."""

from typing import Self

from webapi.dom.character_data import Text as _TextImplementation
from webapi.interfaces.character_data import CharacterData
from webapi.interfaces.html_slot_element import HTMLSlotElement
from webapi.webidl.types import NumberLike, StringLike

class Text(CharacterData):
    _webapi_node: _TextImplementation
    def __init__(self, data: StringLike = None) -> None: ...
    @classmethod
    def new(cls, data: StringLike = None) -> Self: ...
    def splitText(self, offset: NumberLike) -> Text: ...
    @property
    def wholeText(self) -> str:
        """The text together with the adjacent ones.

        https://dom.spec.whatwg.org/#dom-text-wholetext
        """
    @property
    def assignedSlot(self) -> HTMLSlotElement | None:
        """The slot of an open shadow tree to which it is assigned, or ``None``.

        https://dom.spec.whatwg.org/#dom-slotable-assignedslot
        """

def new_object(value: object) -> Text: ...
