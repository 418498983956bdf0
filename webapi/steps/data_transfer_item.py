"""The steps of the DataTransferItem class.

https://html.spec.whatwg.org/multipage/dnd.html#the-datatransferitem-interface
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import data_transfer as dom

if TYPE_CHECKING:
    from webapi.interfaces.data_transfer_item import DataTransferItem


class Slots:
    """The private attributes of DataTransferItem objects."""

    _webapi_item: dom.DataTransferItem


def initialize(this: DataTransferItem, value: dom.DataTransferItem) -> None:
    """Make ``this`` the object of an item."""
    this._webapi_item = value
    value.platform_object = this


def inspect(this: DataTransferItem) -> str:
    """The ``repr``: kind and type."""
    return f"<DataTransferItem {this._webapi_item.kind!r} of type {this._webapi_item.type!r}>"
