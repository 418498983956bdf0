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


def length_getter(this: DataTransferItemList) -> int:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-length"""
    return this._webapi_item_list.length


def item(this: DataTransferItemList, index: int) -> dom.DataTransferItem:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-item"""
    return this._webapi_item_list.item(index)


def add(this: DataTransferItemList, data: str, type: str) -> dom.DataTransferItem:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-add"""
    return this._webapi_item_list.add(data, type)


def add_2(this: DataTransferItemList, data: File) -> dom.DataTransferItem:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-add"""
    return this._webapi_item_list.add_2(file_of(data, None))


def remove(this: DataTransferItemList, index: int) -> None:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-remove"""
    this._webapi_item_list.remove(index)


def clear(this: DataTransferItemList) -> None:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-clear"""
    this._webapi_item_list.clear()


def inspect(this: DataTransferItemList) -> str:
    """The ``repr``: the number of items."""
    count = this._webapi_item_list.length
    return f"<DataTransferItemList of {count} {'item' if count == 1 else 'items'}>"
