"""What is dragged, copied and pasted: https://html.spec.whatwg.org/multipage/dnd.html

A drag data store that a script has constructed is in the read/write mode.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Any, Final

from webapi.dom.element import Element
from webapi.dom.forms.input import FileList
from webapi.dom.host import queue_a_task
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    ascii_lowercase,
    call_string_callback,
    is_absolute_url,
    split_into_lines,
    take_from_list,
    type_of_file,
)

READ_WRITE: Final = "read/write"
READ_ONLY: Final = "read-only"
PROTECTED: Final = "protected"
DISABLED: Final = "disabled"
"""The modes of https://html.spec.whatwg.org/multipage/dnd.html#drag-data-store-mode, and that of
an object whose event is over."""


class DataTransferItem:
    """An item of a drag data store item list: a string or a file.

    https://html.spec.whatwg.org/multipage/dnd.html#the-datatransferitem-interface
    """

    __slots__ = ("_kind", "_type", "data", "list", "platform_object")

    def __init__(self, kind: str, type: str, data: Any, list: DataTransferItemList) -> None:
        self.platform_object: Any = None
        self._kind = kind
        self._type = type
        self.data = data
        self.list: DataTransferItemList | None = list
        """The list that it is in."""

    @property
    def is_in_list(self) -> bool:
        """Whether it is in the list of a drag data store whose event is not over."""
        return self.list is not None and self.list.mode != DISABLED

    @property
    def is_readable(self) -> bool:
        """Whether scripts can read its data."""
        return self.list is not None and self.list.is_readable

    @property
    def kind(self) -> str:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-kind"""
        return self._kind if self.is_in_list else ""

    @property
    def type(self) -> str:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-type"""
        return self._type if self.is_in_list else ""

    def get_as_string(self, callback: Any) -> None:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-getasstring"""
        if callback is None or not self.is_readable or self.kind != "string":
            return
        data = self.data

        def invoke() -> None:
            call_string_callback(callback, data)

        queue_a_task(invoke)

    def get_as_file(self) -> Any:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-getasfile

        As in browsers, this is the file that was added, not another one with its data.
        """
        return self.data if self.is_readable and self.kind == "file" else None


class DataTransferItemList:
    """https://html.spec.whatwg.org/multipage/dnd.html#the-datatransferitemlist-interface"""

    __slots__ = ("_strings", "files", "items", "mode", "platform_object")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.mode = READ_WRITE
        self.items: list[DataTransferItem] = []
        self._strings: dict[str, DataTransferItem] = {}
        self.files = FileList([])

    @property
    def length(self) -> int:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-length"""
        return 0 if self.mode == DISABLED else len(self.items)

    @property
    def is_readable(self) -> bool:
        """Whether scripts can read the data."""
        return self.mode == READ_WRITE or self.mode == READ_ONLY

    def item(self, index: int) -> DataTransferItem:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-item"""
        return self.items[index]

    def add(self, data: str, type: str) -> DataTransferItem | None:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-add"""
        if self.mode != READ_WRITE:
            return None
        lowercase = ascii_lowercase(type)
        if lowercase in self._strings:
            raise DOMException("There is a string of this type already.", "NotSupportedError")
        return self.add_a_string(lowercase, data)

    def add_2(self, file: Any) -> DataTransferItem | None:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-add"""
        if self.mode != READ_WRITE:
            return None
        item = DataTransferItem("file", ascii_lowercase(type_of_file(file)), file, self)
        self.items.append(item)
        self.files.files.append(file)
        return item

    def remove(self, index: int) -> None:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-remove"""
        if self.mode != READ_WRITE:
            raise DOMException("The drag data store cannot be changed.", "InvalidStateError")
        if index < len(self.items):
            self.remove_item(self.items[index])

    def clear(self) -> None:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-clear"""
        if self.mode != READ_WRITE:
            return
        for each in self.items:
            each.list = None
        self.items = []
        self._strings = {}
        self.files.files = []

    def string_of(self, type: str) -> DataTransferItem | None:
        """The item whose kind is text and whose type string is this."""
        return self._strings.get(type)

    def add_a_string(self, type: str, data: str) -> DataTransferItem:
        """Add an item whose kind is text."""
        item = DataTransferItem("string", type, data, self)
        self.items.append(item)
        self._strings[type] = item
        return item

    def remove_item(self, item: DataTransferItem) -> None:
        """Remove an item, which is in the list."""
        take_from_list(self.items, item)
        if item.kind == "string":
            del self._strings[item.type]
        else:
            files: list[Any] = []
            for each in self.items:
                if each.kind == "file":
                    files.append(each.data)
            self.files.files = files
        item.list = None

    def remove_strings(self) -> None:
        """Remove the items whose kind is text."""
        files: list[DataTransferItem] = []
        for each in self.items:
            if each.kind == "file":
                files.append(each)
            else:
                each.list = None
        self.items = files
        self._strings = {}


class DataTransfer:
    """https://html.spec.whatwg.org/multipage/dnd.html#the-datatransfer-interface"""

    __slots__ = ("_drop_effect", "_effect_allowed", "items", "platform_object")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self._drop_effect = "none"
        self._effect_allowed = "none"
        self.items = DataTransferItemList()

    @property
    def drop_effect(self) -> str:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-dropeffect"""
        return self._drop_effect

    @drop_effect.setter
    def drop_effect(self, value: str) -> None:
        if value in ("none", "copy", "link", "move"):
            self._drop_effect = value

    @property
    def effect_allowed(self) -> str:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-effectallowed"""
        return self._effect_allowed

    @effect_allowed.setter
    def effect_allowed(self, value: str) -> None:
        if value in (
            "none",
            "copy",
            "copyLink",
            "copyMove",
            "link",
            "linkMove",
            "move",
            "all",
            "uninitialized",
        ):
            self._effect_allowed = value

    def set_drag_image(self, image: Element, x: int, y: int) -> None:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-setdragimage

        Nothing is drawn.
        """

    @property
    def types(self) -> list[str]:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-types"""
        types: list[str] = []
        if self.items.mode == DISABLED:
            return types
        for each in self.items.items:
            if each.kind == "string":
                types.append(each.type)
        if self.items.files.length > 0:
            types.append("Files")
        return types

    @property
    def files(self) -> FileList:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-files"""
        return self.items.files if self.items.is_readable else FileList([])

    def get_data(self, format: str) -> str:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-getdata"""
        item = self.items.string_of(_type_of_format(format))
        if item is None or not self.items.is_readable:
            return ""
        data: str = item.data
        return _first_url(data) if ascii_lowercase(format) == "url" else data

    def set_data(self, format: str, data: str) -> None:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-setdata"""
        if self.items.mode != READ_WRITE:
            return
        type_ = _type_of_format(format)
        item = self.items.string_of(type_)
        if item is not None:
            self.items.remove_item(item)
        self.items.add_a_string(type_, data)

    def clear_data(self, format: str | None) -> None:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-cleardata"""
        if self.items.mode != READ_WRITE:
            return
        if format is None:
            self.items.remove_strings()
            return
        item = self.items.string_of(_type_of_format(format))
        if item is not None:
            self.items.remove_item(item)


def _type_of_format(format: str) -> str:
    """The steps of ``getData()`` and the others that read their argument."""
    lowercase = ascii_lowercase(format)
    if lowercase == "text":
        return "text/plain"
    return "text/uri-list" if lowercase == "url" else lowercase


def _first_url(uri_list: str) -> str:
    """The first URL of a list, or the empty string: https://www.rfc-editor.org/rfc/rfc2483#section-5"""
    for line in split_into_lines(uri_list):
        if not line.startswith("#") and is_absolute_url(line):
            return line
    return ""
