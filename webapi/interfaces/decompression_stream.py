"""The DecompressionStream interface.

Made by ``python -m idl`` from idl/compression.webidl: change that, not this.
"""

from webapi.interfaces.compression_format import to_compression_format
from webapi.interfaces.generic_transform_stream import GenericTransformStream
from webapi.steps import decompression_stream as steps
from webapi.steps import generic_transform_stream as generic_transform_stream_steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.setters import include


class DecompressionStream:
    """Decompresses a stream of bytes. Data that is damaged, ends too early or goes on after its end
    makes the stream fail with a ``TypeError``.

    ``interface DecompressionStream``

    https://compression.spec.whatwg.org/#decompression-stream

    >>> import asyncio, gzip
    >>> from webapi import Blob
    >>> async def main():
    ...     packed = Blob([gzip.compress(b"text")]).stream()
    ...     return [piece async for piece in packed.pipeThrough(DecompressionStream("gzip"))]
    >>> asyncio.run(main())
    [b'text']
    """

    __slots__ = (
        *steps.Slots.__annotations__,
        *generic_transform_stream_steps.Slots.__annotations__,
        "__weakref__",
    )
    _webapi_interface_name = "DecompressionStream"
    _webapi_is_interface = True

    def __init__(self, format):
        """A decompressor for ``format``: ``"gzip"``, ``"deflate"`` (with zlib's header) or
        ``"deflate-raw"``. Raises ``TypeError`` for ``"brotli"``, which Python's standard library
        does not have, and for any other value.

        ``constructor(CompressionFormat format)``

        https://compression.spec.whatwg.org/#dom-decompressionstream-decompressionstream
        """
        steps.constructor(
            self,
            to_compression_format(format, "Failed to construct 'DecompressionStream': parameter 1"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call DecompressionStream: what ``new DecompressionStream(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "DecompressionStream")

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


include(DecompressionStream, GenericTransformStream)
