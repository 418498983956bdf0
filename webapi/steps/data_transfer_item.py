"""The steps of the DataTransferItem class.

https://html.spec.whatwg.org/multipage/dnd.html#the-datatransferitem-interface
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from webapi.dom import data_transfer as dom

if TYPE_CHECKING:
    from webapi.html.entry_list import File as FileState
    from webapi.interfaces.data_transfer_item import DataTransferItem


class Slots:
    """The private attributes of DataTransferItem objects."""

    _webapi_item: dom.DataTransferItem


def initialize(this: DataTransferItem, value: dom.DataTransferItem) -> None:
    """Make ``this`` the object of an item."""
    this._webapi_item = value
    value.platform_object = this


def kind_getter(this: DataTransferItem) -> str:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-kind"""
    return this._webapi_item.kind


def type_getter(this: DataTransferItem) -> str:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-type"""
    return this._webapi_item.type


def getAsString(this: DataTransferItem, callback: Callable[[str], object] | None) -> None:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-getasstring"""
    this._webapi_item.get_as_string(callback)


def getAsFile(this: DataTransferItem) -> FileState | None:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-getasfile"""
    file: FileState | None = this._webapi_item.get_as_file()
    return file


def inspect(this: DataTransferItem) -> str:
    """The ``repr``: kind and type."""
    return f"<DataTransferItem {this._webapi_item.kind!r} of type {this._webapi_item.type!r}>"
