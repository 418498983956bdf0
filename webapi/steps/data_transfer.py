"""The steps of the DataTransfer class.

https://html.spec.whatwg.org/multipage/dnd.html#the-datatransfer-interface
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import data_transfer as dom
from webapi.url.redaction import redacted

from .node import node_of

if TYPE_CHECKING:
    from webapi.dom.forms.input import FileList as FileListImpl
    from webapi.interfaces.data_transfer import DataTransfer
    from webapi.interfaces.data_transfer_item_list import DataTransferItemList
    from webapi.interfaces.element import Element
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


def dropEffect_getter(this: DataTransfer) -> str:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-dropeffect"""
    return this._webapi_data_transfer.drop_effect


def dropEffect_setter(this: DataTransfer, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-dropeffect"""
    this._webapi_data_transfer.drop_effect = value


def effectAllowed_getter(this: DataTransfer) -> str:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-effectallowed"""
    return this._webapi_data_transfer.effect_allowed


def effectAllowed_setter(this: DataTransfer, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-effectallowed"""
    this._webapi_data_transfer.effect_allowed = value


def items_getter(this: DataTransfer) -> dom.DataTransferItemList:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-items"""
    return this._webapi_data_transfer.items


def setDragImage(this: DataTransfer, image: Element, x: int, y: int) -> None:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-setdragimage"""
    this._webapi_data_transfer.set_drag_image(node_of(image), x, y)


def types_getter(this: DataTransfer) -> tuple[str, ...]:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-types"""
    return tuple(this._webapi_data_transfer.types)


def getData(this: DataTransfer, format: str) -> str:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-getdata"""
    return this._webapi_data_transfer.get_data(format)


def setData(this: DataTransfer, format: str, data: str) -> None:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-setdata"""
    this._webapi_data_transfer.set_data(format, data)


def clearData(this: DataTransfer, format: str | None) -> None:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-cleardata"""
    this._webapi_data_transfer.clear_data(format)


def files_getter(this: DataTransfer) -> FileListImpl:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-files"""
    return this._webapi_data_transfer.files


def inspect(this: DataTransfer) -> str:
    """The ``repr``: the types of the items."""
    return f"<DataTransfer of {redacted(list(types_getter(this)))}>"
