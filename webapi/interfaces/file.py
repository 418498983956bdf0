"""The File interface.

Made by ``python -m idl`` from idl/file_api.webidl: change that, not this.
"""

from webapi.interfaces.blob import Blob
from webapi.interfaces.file_property_bag import to_file_property_bag
from webapi.steps import file as steps
from webapi.webidl import realm
from webapi.webidl.buffers import to_buffer
from webapi.webidl.collections import sequence_of
from webapi.webidl.exceptions import arguments_required
from webapi.webidl.objects import interface
from webapi.webidl.strings import to_usvstring
from webapi.webidl.unions import Choices, union
from webapi.webidl.values import MISSING

_to_file_bits = sequence_of(
    union(
        "BlobPart",
        Choices(buffer=to_buffer, string=to_usvstring, interfaces={"Blob": interface("Blob")}),
    ),
)


class File(Blob):
    """``interface File : Blob``

    https://w3c.github.io/FileAPI/#file
    """

    __slots__ = (*steps.Slots.__annotations__,)

    def __init__(self, fileBits=MISSING, fileName=MISSING, options=None, /, *_):
        """``constructor(sequence<BlobPart> fileBits, USVString fileName, optional FilePropertyBag
        options = {})``

        https://w3c.github.io/FileAPI/#dom-file-file
        """
        if fileName is MISSING:
            raise arguments_required("Failed to construct 'File'", 2, fileBits, fileName)
        steps.constructor(
            self,
            _to_file_bits(fileBits, "Failed to construct 'File': parameter 1"),
            to_usvstring(fileName),
            to_file_property_bag(options, "Failed to construct 'File': parameter 3"),
        )

    @classmethod
    def new(cls, /, *arguments):
        """Call File: what ``new File(…)`` is in JavaScript."""
        return cls(*arguments)

    name = property(
        steps.name_getter,
        doc="""``readonly attribute DOMString name``

        https://w3c.github.io/FileAPI/#dom-file-name
        """,
    )

    lastModified = property(
        steps.lastModified_getter,
        doc="""``readonly attribute long long lastModified``

        https://w3c.github.io/FileAPI/#dom-file-lastmodified
        """,
    )

    def __str__(self):
        return "[object File]"

    __repr__ = steps.inspect
    __getstate__ = steps.serialization_steps
    __setstate__ = steps.deserialization_steps


realm.interfaces["File"] = File
