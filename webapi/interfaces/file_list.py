"""The FileList interface.

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from operator import attrgetter

from webapi.steps import file_list as steps
from webapi.webidl import iterables
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.collections import sequence_of
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import Interface, item_of, maker, same_of

_File = Interface("webapi.interfaces.file", "File")
_to_files = sequence_of(_File.convert)
_indexed = item_of("_webapi_file_list.item")
_item = same_of(_indexed, _File)
_length = attrgetter("_webapi_file_list.length")


class FileList:
    """The files of a file input.

    ``interface FileList``

    https://w3c.github.io/FileAPI/#filelist-section

    >>> from webapi import Document
    >>> page = Document("https://example.org/")
    >>> from webapi import File, FileList
    >>> field = page.createElement("input")
    >>> field.type, field.files = "file", FileList([File(["1,2"], "table.csv")])
    >>> field.value
    'C:\\\\fakepath\\\\table.csv'
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "FileList"
    _webapi_is_interface = True

    def __init__(self, files):
        """A list of files, as a user chooses them.

        ``constructor(sequence<File> files)``

        https://w3c.github.io/FileAPI/#filelist-section
        """
        steps.constructor(self, _to_files(files, "Failed to construct 'FileList': parameter 1"))

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call FileList: what ``new FileList(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "FileList")

    def item(self, index):
        """The file at an index, or ``None``.

        ``getter File? item(unsigned long index)``

        https://w3c.github.io/FileAPI/#dfn-item
        """
        if not isinstance(self, FileList):
            raise illegal_invocation()
        value = self._webapi_file_list.item(
            to_unsigned_long(index, "Failed to execute 'item' on 'FileList': parameter 1")
        )
        return None if value is None else value.platform_object or _File.new(value)

    @property
    def length(self):
        """How many there are.

        ``readonly attribute unsigned long length``

        https://w3c.github.io/FileAPI/#dfn-length
        """
        return self._webapi_file_list.length

    def __getitem__(self, index, /):
        return iterables.indexed(self, index, _length, _item)

    def __iter__(self):
        return iterables.indexed_values(self, _length, _item)

    def __len__(self):
        return self._webapi_file_list.length

    def __bool__(self):
        return True

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(FileList, steps.initialize)
