"""The DataTransferItem interface.

Made by ``python -m idl`` from idl/data_transfer.webidl: change that, not this.
"""

from webapi.interfaces.function_string_callback import to_function_string_callback
from webapi.steps import data_transfer_item as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import Interface, maker

_to_callback = nullable(to_function_string_callback)
_File = Interface("webapi.interfaces.file", "File")


class DataTransferItem:
    """A string or a file of a ``DataTransfer``. Its members are empty after it was removed.

    ``interface DataTransferItem``

    https://html.spec.whatwg.org/multipage/dnd.html#the-datatransferitem-interface

    >>> from webapi import DataTransfer, File
    >>> DataTransfer().items.add(File(["a"], "a.txt")).getAsFile().name
    'a.txt'
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "DataTransferItem"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("DataTransferItem")

    @property
    def kind(self):
        """``readonly attribute DOMString kind``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-kind
        """
        return self._webapi_item.kind

    @property
    def type(self):
        """``readonly attribute DOMString type``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-type
        """
        return self._webapi_item.type

    def getAsString(self, callback):
        """Call a function with the string, in a task.

        ``undefined getAsString(FunctionStringCallback? callback)``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-getasstring
        """
        if not isinstance(self, DataTransferItem):
            raise illegal_invocation()
        self._webapi_item.get_as_string(
            _to_callback(
                callback, "Failed to execute 'getAsString' on 'DataTransferItem': parameter 1"
            )
        )

    def getAsFile(self):
        """The file, or ``None``. It is the one that was added.

        ``File? getAsFile()``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-getasfile
        """
        if not isinstance(self, DataTransferItem):
            raise illegal_invocation()
        value = self._webapi_item.get_as_file()
        return None if value is None else value.platform_object or _File.new(value)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(DataTransferItem, steps.initialize)
