"""Types of the DataTransfer interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.data_transfer_item_list import DataTransferItemList
from webapi.interfaces.element import Element
from webapi.interfaces.file_list import FileList
from webapi.steps.data_transfer import Slots as _DataTransferSlots
from webapi.webidl.types import NumberLike, StringLike

class DataTransfer(_DataTransferSlots):
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    @property
    def dropEffect(self) -> str:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-dropeffect"""
    @dropEffect.setter
    def dropEffect(self, value: StringLike, /) -> None: ...
    @property
    def effectAllowed(self) -> str:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-effectallowed"""
    @effectAllowed.setter
    def effectAllowed(self, value: StringLike, /) -> None: ...
    @property
    def items(self) -> DataTransferItemList:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-items"""
    def setDragImage(self, image: Element, x: NumberLike, y: NumberLike) -> None: ...
    @property
    def types(self) -> tuple[str, ...]:
        """The types of the strings, then ``Files`` if there are files.

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-types
        """
    def getData(self, format: StringLike) -> str: ...
    def setData(self, format: StringLike, data: StringLike) -> None: ...
    def clearData(self, format: StringLike = None) -> None: ...
    @property
    def files(self) -> FileList:
        """The files, in a list that is live: an input that got it has files that are added later.

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-files
        """

def new_object(value: object) -> DataTransfer: ...
