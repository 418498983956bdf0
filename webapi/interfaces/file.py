"""The File interface.

Made by ``python -m idl`` from idl/file_api.webidl: change that, not this.
"""

from webapi.interfaces.blob import Blob
from webapi.interfaces.file_property_bag import to_file_property_bag
from webapi.steps import file as steps
from webapi.webidl.buffers import to_buffer
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import sequence_of
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_usvstring
from webapi.webidl.unions import Choices, union

_Blob = Interface("webapi.interfaces.blob", "Blob")
_to_file_bits = sequence_of(
    union(
        "BlobPart",
        Choices(buffer=to_buffer, string=to_usvstring, interfaces={_Blob: _Blob.convert}),
    )
)


class File(Blob):
    """A blob with a name and a time.

    ``interface File : Blob``

    https://w3c.github.io/FileAPI/#file-section
    """

    __slots__ = (*steps.Slots.__annotations__,)
    _webapi_interface_name = "File"

    def __init__(self, fileBits, fileName, options=None, **named):
        """Join parts as `Blob` does. ``options`` may also have ``lastModified``, in milliseconds
        since 1970. Its default is now.

        ``constructor(sequence<BlobPart> fileBits, USVString fileName, optional FilePropertyBag
        options = {})``

        https://w3c.github.io/FileAPI/#file-constructor

        >>> file = File(["a,b"], "table.csv", {"type": "text/csv", "lastModified": 0})
        >>> file.name, file.lastModified, file.size
        ('table.csv', 0, 3)
        """
        if named:
            options = options_by_name(
                "File",
                named,
                options,
                {"File(fileBits, fileName, ": ("endings", "lastModified", "type")},
            )
        steps.constructor(
            self,
            _to_file_bits(fileBits, "Failed to construct 'File': parameter 1"),
            to_usvstring(fileName),
            to_file_property_bag(options, "Failed to construct 'File': parameter 3"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call File: what ``new File(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "File")

    name = property(
        steps.name_getter,
        doc="""The name that was given.

        ``readonly attribute DOMString name``

        https://w3c.github.io/FileAPI/#dfn-name
        """,
    )

    lastModified = property(
        steps.lastModified_getter,
        doc="""Milliseconds since 1970.

        ``readonly attribute long long lastModified``

        https://w3c.github.io/FileAPI/#dfn-lastModified
        """,
    )

    def _webapi_clone(self):
        clone = File.__new__(File)
        steps.cloning_steps(self, clone)
        return clone

    __repr__ = steps.inspect
    __getstate__ = steps.serialization_steps
    __setstate__ = steps.deserialization_steps


new_object = maker(File, steps.initialize)
