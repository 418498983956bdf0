"""Types of the DataTransferItem interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.file import File
from webapi.interfaces.function_string_callback import FunctionStringCallback
from webapi.steps.data_transfer_item import Slots as _DataTransferItemSlots

class DataTransferItem(_DataTransferItemSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def kind(self) -> str:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-kind"""
    @property
    def type(self) -> str:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-type"""
    def getAsString(self, callback: FunctionStringCallback | None) -> None: ...
    def getAsFile(self) -> File | None: ...

def new_object(value: object) -> DataTransferItem: ...
