"""The DataTransferItemList interface.

Made by ``python -m idl`` from idl/data_transfer.webidl: change that, not this.
"""

from operator import attrgetter

from webapi.steps import data_transfer_item_list as steps
from webapi.webidl import iterables
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.overloads import by_position, resolve
from webapi.webidl.platform_objects import Interface, item_of, maker, same_of
from webapi.webidl.strings import to_domstring

_ADD_OVERLOADS = {1: 2, 2: 1}
_DataTransferItem = Interface("webapi.interfaces.data_transfer_item", "DataTransferItem")
_File = Interface("webapi.interfaces.file", "File")
_indexed = item_of("_webapi_item_list.item")
_item = same_of(_indexed, _DataTransferItem)
_length = attrgetter("_webapi_item_list.length")


class DataTransferItemList:
    """The items of a ``DataTransfer``.

    ``interface DataTransferItemList``

    https://html.spec.whatwg.org/multipage/dnd.html#the-datatransferitemlist-interface

    >>> from webapi import DataTransfer
    >>> items = DataTransfer().items
    >>> items.add("hello", "text/plain").kind
    'string'
    >>> len(items)
    1
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "DataTransferItemList"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("DataTransferItemList")

    @property
    def length(self):
        """``readonly attribute unsigned long length``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-length
        """
        return self._webapi_item_list.length

    def add(self, /, *arguments, **named):
        """Add a file, or a text with its type.

        ``DataTransferItem? add(DOMString data, DOMString type)``

        ``DataTransferItem? add(File data)``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-add
        """
        if not isinstance(self, DataTransferItemList):
            raise illegal_invocation()
        if named:
            overloads = (DataTransferItemList._add_1, DataTransferItemList._add_2)
            arguments = by_position(
                overloads,
                (self, *arguments),
                named,
                "Failed to execute 'add' on 'DataTransferItemList'",
            )[1:]
        match resolve(
            arguments, _ADD_OVERLOADS, "Failed to execute 'add' on 'DataTransferItemList'"
        ):
            case 1:
                return DataTransferItemList._add_1(self, *arguments)
            case 2:
                return DataTransferItemList._add_2(self, *arguments)

    def _add_1(self, data, type):
        value = self._webapi_item_list.add(to_domstring(data), to_domstring(type))
        return None if value is None else value.platform_object or _DataTransferItem.new(value)

    def _add_2(self, data):
        value = steps.add_2(
            self,
            _File.convert(data, "Failed to execute 'add' on 'DataTransferItemList': parameter 1"),
        )
        return None if value is None else value.platform_object or _DataTransferItem.new(value)

    def remove(self, index):
        """Take out the item at a place.

        ``undefined remove(unsigned long index)``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-remove
        """
        if not isinstance(self, DataTransferItemList):
            raise illegal_invocation()
        self._webapi_item_list.remove(
            to_unsigned_long(
                index, "Failed to execute 'remove' on 'DataTransferItemList': parameter 1"
            )
        )

    def clear(self):
        """Take all items out.

        ``undefined clear()``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-clear
        """
        if not isinstance(self, DataTransferItemList):
            raise illegal_invocation()
        self._webapi_item_list.clear()

    def __getitem__(self, index, /):
        return iterables.indexed(self, index, _length, _item)

    def __iter__(self):
        return iterables.indexed_values(self, _length, _item)

    def __len__(self):
        return self._webapi_item_list.length

    def __bool__(self):
        return True

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(DataTransferItemList, steps.initialize)
