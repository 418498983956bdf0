"""The Blob interface.

Made by ``python -m idl`` from idl/file_api.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.blob_property_bag import to_blob_property_bag
from webapi.steps import blob as steps
from webapi.webidl.buffers import to_buffer
from webapi.webidl.classes import explain_missing_initialization, to_object_text
from webapi.webidl.collections import sequence_of
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_long_long_clamp
from webapi.webidl.platform_objects import Interface, maker_of_inheriting
from webapi.webidl.promises import Promise
from webapi.webidl.strings import to_domstring, to_usvstring
from webapi.webidl.unions import Choices, union

_Blob = Interface("webapi.interfaces.blob", "Blob")
_to_blob_parts = sequence_of(
    union(
        "BlobPart",
        Choices(buffer=to_buffer, string=to_usvstring, interfaces={_Blob: _Blob.convert}),
    )
)
_ReadableStream = Interface("webapi.interfaces.readable_stream", "ReadableStream")


class Blob:
    """Bytes that do not change, and their media type.

    ``interface Blob``

    https://w3c.github.io/FileAPI/#blob-section

    >>> blob = Blob(["text, ", b"bytes"], {"type": "text/plain"})
    >>> blob.size, blob.type
    (11, 'text/plain')
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "Blob"
    _webapi_is_interface = True

    def __init__(self, blobParts=None, options=None, **named):
        """Join parts: bytes-like objects, other blobs, and anything else as text in UTF-8.
        ``options`` may have ``type`` and ``endings``, which is ``"transparent"`` or ``"native"``.
        Raises ``TypeError`` if ``blobParts`` is not iterable.

        ``constructor(optional sequence<BlobPart> blobParts, optional BlobPropertyBag options =
        {})``

        https://w3c.github.io/FileAPI/#constructorBlob

        >>> Blob(["a", b"b", Blob(["c"])]).size
        3
        """
        if named:
            options = options_by_name(
                "Blob", named, options, {"Blob(blobParts, ": ("endings", "type")}
            )
        steps.constructor(
            self,
            None
            if blobParts is None
            else _to_blob_parts(blobParts, "Failed to construct 'Blob': parameter 1"),
            to_blob_property_bag(options, "Failed to construct 'Blob': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call Blob: what ``new Blob(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "Blob")

    size = property(
        steps.size_getter,
        doc="""The number of bytes.

        ``readonly attribute unsigned long long size``

        https://w3c.github.io/FileAPI/#dfn-size
        """,
    )

    type = property(
        steps.type_getter,
        doc="""The media type in lower case, or the empty string.

        ``readonly attribute DOMString type``

        https://w3c.github.io/FileAPI/#dfn-type
        """,
    )

    def slice(self, start=None, end=None, contentType=None):
        """The bytes from ``start`` up to ``end``, as a blob that shares them. A negative number
        counts from the end. The type of the blob is ``contentType``.

        ``Blob slice(optional [Clamp] long long start, optional [Clamp] long long end, optional
        DOMString contentType)``

        https://w3c.github.io/FileAPI/#dfn-slice

        >>> Blob(["0123456789"]).slice(-4, -1).size
        3
        """
        if not isinstance(self, Blob):
            raise illegal_invocation()
        value = steps.slice(
            self,
            None
            if start is None
            else to_long_long_clamp(start, "Failed to execute 'slice' on 'Blob': parameter 1"),
            None
            if end is None
            else to_long_long_clamp(end, "Failed to execute 'slice' on 'Blob': parameter 2"),
            None if contentType is None else to_domstring(contentType),
        )
        return new_object(value)

    def stream(self):
        """A byte stream of the bytes, in chunks of at most 64 KiB.

        ``ReadableStream stream()``

        https://w3c.github.io/FileAPI/#dfn-stream

        >>> import asyncio
        >>> async def main():
        ...     return [chunk async for chunk in Blob(["text"]).stream()]
        >>> asyncio.run(main())
        [b'text']
        """
        if not isinstance(self, Blob):
            raise illegal_invocation()
        value = steps.stream(self)
        return _ReadableStream.new(value)

    def text(self):
        """Await the text: the bytes in UTF-8, whatever the type says.

        ``Promise<USVString> text()``

        https://w3c.github.io/FileAPI/#dom-blob-text

        >>> import asyncio
        >>> async def main():
        ...     return await Blob(["é"]).text()
        >>> asyncio.run(main())
        'é'
        """

        def run():
            if not isinstance(self, Blob):
                raise illegal_invocation()
            return steps.text(self)

        return Promise(run)

    def arrayBuffer(self):
        """Await the bytes.

        ``Promise<ArrayBuffer> arrayBuffer()``

        https://w3c.github.io/FileAPI/#dom-blob-arraybuffer
        """

        def run():
            if not isinstance(self, Blob):
                raise illegal_invocation()
            return steps.arrayBuffer(self)

        return Promise(run)

    def textStream(self):
        """A stream of the text: the bytes in UTF-8, whatever the type says.

        ``ReadableStream textStream()``

        https://w3c.github.io/FileAPI/#dom-blob-textstream

        >>> import asyncio
        >>> async def main():
        ...     return [text async for text in Blob(["é"]).textStream()]
        >>> asyncio.run(main())
        ['é']
        """
        if not isinstance(self, Blob):
            raise illegal_invocation()
        value = steps.textStream(self)
        return _ReadableStream.new(value)

    def bytes(self):
        """Await the bytes.

        ``Promise<Uint8Array> bytes()``

        https://w3c.github.io/FileAPI/#dom-blob-bytes
        """

        def run():
            if not isinstance(self, Blob):
                raise illegal_invocation()
            return steps.bytes(self)

        return Promise(run)

    def _webapi_clone(self):
        clone = Blob.__new__(Blob)
        steps.cloning_steps(self, clone)
        return clone

    __str__ = to_object_text
    __repr__ = steps.inspect
    __getstate__ = steps.serialization_steps
    __setstate__ = steps.deserialization_steps


new_object = maker_of_inheriting(Blob, steps.initialize, MODULES)
