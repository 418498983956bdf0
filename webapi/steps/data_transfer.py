"""The steps of the DataTransfer class.

https://html.spec.whatwg.org/multipage/dnd.html#the-datatransfer-interface
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import data_transfer as dom
from webapi.url.redaction import redacted

if TYPE_CHECKING:
    from webapi.interfaces.data_transfer import DataTransfer
    from webapi.interfaces.data_transfer_item_list import DataTransferItemList
    from webapi.interfaces.file_list import FileList


class Slots:
    """The private attributes of DataTransfer objects."""

    _webapi_data_transfer: dom.DataTransfer
    _webapi_items: DataTransferItemList | None
    """The object of the items. The first use makes it."""
    _webapi_files: FileList | None
    """The object of the files. The first use makes it."""


def initialize(this: DataTransfer, value: dom.DataTransfer) -> None:
    """Make ``this`` the object of a drag data store."""
    this._webapi_data_transfer = value
    this._webapi_items = this._webapi_files = None
    value.platform_object = this


def value_of(this: DataTransfer | None) -> dom.DataTransfer | None:
    """What an object stands for."""
    return None if this is None else this._webapi_data_transfer


def constructor(this: DataTransfer) -> None:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer"""
    initialize(this, dom.DataTransfer())


def types_getter(this: DataTransfer) -> tuple[str, ...]:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-types"""
    return tuple(this._webapi_data_transfer.types)


def inspect(this: DataTransfer) -> str:
    """The ``repr``: the types of the items."""
    return f"<DataTransfer of {redacted(list(types_getter(this)))}>"
