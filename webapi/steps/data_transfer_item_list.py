"""The steps of the DataTransferItemList class.

https://html.spec.whatwg.org/multipage/dnd.html#the-datatransferitemlist-interface
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import data_transfer as dom

from .file import file_of

if TYPE_CHECKING:
    from webapi.interfaces.data_transfer_item_list import DataTransferItemList
    from webapi.interfaces.file import File


class Slots:
    """The private attributes of DataTransferItemList objects."""

    _webapi_item_list: dom.DataTransferItemList


def initialize(this: DataTransferItemList, value: dom.DataTransferItemList) -> None:
    """Make ``this`` the object of a list."""
    this._webapi_item_list = value
    value.platform_object = this


def add_2(this: DataTransferItemList, data: File) -> dom.DataTransferItem | None:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-add"""
    return this._webapi_item_list.add_2(file_of(data, None))


def inspect(this: DataTransferItemList) -> str:
    """The ``repr``: the number of items."""
    count = this._webapi_item_list.length
    return f"<DataTransferItemList of {count} {'item' if count == 1 else 'items'}>"
