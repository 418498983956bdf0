"""The DataTransfer interface.

Made by ``python -m idl`` from idl/data_transfer.webidl: change that, not this.
"""

from webapi.steps import data_transfer as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.numeric import to_long
from webapi.webidl.platform_objects import Interface, lock, maker
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring

_DataTransferItemList = Interface(
    "webapi.interfaces.data_transfer_item_list", "DataTransferItemList"
)
_Element = Interface("webapi.interfaces.element", "Element")
_FileList = Interface("webapi.interfaces.file_list", "FileList")


class DataTransfer:
    """What is dragged, dropped, copied or pasted: strings by their types, and files.

    ``interface DataTransfer``

    https://html.spec.whatwg.org/multipage/dnd.html#the-datatransfer-interface

    >>> from webapi import Document, File
    >>> transfer = DataTransfer()
    >>> transfer.setData("text", "hello")
    >>> transfer.items.add(File(["1,2"], "table.csv"))
    <DataTransferItem 'file' of type ''>
    >>> transfer.types
    ('text/plain', 'Files')
    >>> field = Document("https://example.org/").createElement("input")
    >>> field.type, field.files = "file", transfer.files
    >>> field.value
    'C:\\\\fakepath\\\\table.csv'
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "DataTransfer"
    _webapi_is_interface = True

    def __init__(self):
        """``constructor()``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-datatransfer
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call DataTransfer: what ``new DataTransfer(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "DataTransfer")

    @property
    def dropEffect(self):
        """``attribute DOMString dropEffect``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-dropeffect
        """
        return self._webapi_data_transfer.drop_effect

    dropEffect = dropEffect.setter(
        value_setter("_webapi_data_transfer", "drop_effect", to_domstring)
    )

    @property
    def effectAllowed(self):
        """``attribute DOMString effectAllowed``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-effectallowed
        """
        return self._webapi_data_transfer.effect_allowed

    effectAllowed = effectAllowed.setter(
        value_setter("_webapi_data_transfer", "effect_allowed", to_domstring)
    )

    @property
    def items(self):
        """``readonly attribute DataTransferItemList items``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-items
        """
        if self._webapi_items is None:
            with lock:
                if self._webapi_items is None:
                    self._webapi_items = _DataTransferItemList.new(self._webapi_data_transfer.items)
        return self._webapi_items

    def setDragImage(self, image, x, y):
        """Does nothing, as nothing is drawn.

        ``undefined setDragImage(Element image, long x, long y)``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-setdragimage
        """
        if not isinstance(self, DataTransfer):
            raise illegal_invocation()
        self._webapi_data_transfer.set_drag_image(
            _Element.convert(
                image, "Failed to execute 'setDragImage' on 'DataTransfer': parameter 1"
            )._webapi_node,
            to_long(x, "Failed to execute 'setDragImage' on 'DataTransfer': parameter 2"),
            to_long(y, "Failed to execute 'setDragImage' on 'DataTransfer': parameter 3"),
        )

    @property
    def types(self):
        """The types of the strings, then ``Files`` if there are files.

        ``readonly attribute FrozenArray<DOMString> types``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-types
        """
        return tuple(steps.types_getter(self))

    def getData(self, format):
        """The string of a type, or the empty string. ``text`` is ``text/plain``; ``url`` is the
        first URL of ``text/uri-list``.

        ``DOMString getData(DOMString format)``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-getdata
        """
        if not isinstance(self, DataTransfer):
            raise illegal_invocation()
        return self._webapi_data_transfer.get_data(to_domstring(format))

    def setData(self, format, data):
        """Set the text of a format.

        ``undefined setData(DOMString format, DOMString data)``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-setdata
        """
        if not isinstance(self, DataTransfer):
            raise illegal_invocation()
        self._webapi_data_transfer.set_data(to_domstring(format), to_domstring(data))

    def clearData(self, format=None):
        """Remove the string of a type, or all strings. The files stay.

        ``undefined clearData(optional DOMString format)``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-cleardata
        """
        if not isinstance(self, DataTransfer):
            raise illegal_invocation()
        self._webapi_data_transfer.clear_data(None if format is None else to_domstring(format))

    @property
    def files(self):
        """The files, in a list that is live: an input that got it has files that are added later.

        ``readonly attribute FileList files``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-files
        """
        if self._webapi_files is None:
            with lock:
                if self._webapi_files is None:
                    self._webapi_files = _FileList.new(self._webapi_data_transfer.files)
        return self._webapi_files

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(DataTransfer, steps.initialize)
