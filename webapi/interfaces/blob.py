"""The Blob interface.

Made by ``python -m idl`` from idl/file_api.webidl: change that, not this.
"""

from webapi.interfaces.blob_property_bag import to_blob_property_bag
from webapi.steps import blob as steps
from webapi.webidl import realm
from webapi.webidl.buffers import to_buffer
from webapi.webidl.collections import sequence_of
from webapi.webidl.numeric import to_long_long_clamp
from webapi.webidl.objects import interface
from webapi.webidl.promises import Promise
from webapi.webidl.strings import to_domstring, to_usvstring
from webapi.webidl.unions import Choices, union

_to_blob_parts = sequence_of(
    union(
        "BlobPart",
        Choices(buffer=to_buffer, string=to_usvstring, interfaces={"Blob": interface("Blob")}),
    ),
)


class Blob:
    """``interface Blob``

    https://w3c.github.io/FileAPI/#blob
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")

    def __init__(self, blobParts=None, options=None, /, *_):
        """``constructor(optional sequence<BlobPart> blobParts, optional BlobPropertyBag options =
        {})``

        https://w3c.github.io/FileAPI/#dom-blob-blob
        """
        steps.constructor(
            self,
            None
            if blobParts is None
            else _to_blob_parts(blobParts, "Failed to construct 'Blob': parameter 1"),
            to_blob_property_bag(options, "Failed to construct 'Blob': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments):
        """Call Blob: what ``new Blob(…)`` is in JavaScript."""
        return cls(*arguments)

    size = property(
        steps.size_getter,
        doc="""``readonly attribute unsigned long long size``

        https://w3c.github.io/FileAPI/#dom-blob-size
        """,
    )

    type = property(
        steps.type_getter,
        doc="""``readonly attribute DOMString type``

        https://w3c.github.io/FileAPI/#dom-blob-type
        """,
    )

    def slice(self, start=None, end=None, contentType=None, /, *_):
        """``Blob slice(optional [Clamp] long long start, optional [Clamp] long long end, optional
        DOMString contentType)``

        https://w3c.github.io/FileAPI/#dom-blob-slice
        """
        return steps.slice(
            self,
            None
            if start is None
            else to_long_long_clamp(start, "Failed to execute 'slice' on 'Blob': parameter 1"),
            None
            if end is None
            else to_long_long_clamp(end, "Failed to execute 'slice' on 'Blob': parameter 2"),
            None if contentType is None else to_domstring(contentType),
        )

    def text(self, /, *_):
        """``Promise<USVString> text()``

        https://w3c.github.io/FileAPI/#dom-blob-text
        """

        def run():
            return steps.text(self)

        return Promise(run)

    def arrayBuffer(self, /, *_):
        """``Promise<ArrayBuffer> arrayBuffer()``

        https://w3c.github.io/FileAPI/#dom-blob-arraybuffer
        """

        def run():
            return steps.arrayBuffer(self)

        return Promise(run)

    def bytes(self, /, *_):
        """``Promise<Uint8Array> bytes()``

        https://w3c.github.io/FileAPI/#dom-blob-bytes
        """

        def run():
            return steps.bytes(self)

        return Promise(run)

    def __str__(self):
        return "[object Blob]"

    __repr__ = steps.inspect
    __getstate__ = steps.serialization_steps
    __setstate__ = steps.deserialization_steps


realm.interfaces["Blob"] = Blob
