"""The CompressionStream interface.

Made by ``python -m idl`` from idl/compression.webidl: change that, not this.
"""

from webapi.interfaces.compression_format import to_compression_format
from webapi.interfaces.generic_transform_stream import GenericTransformStream
from webapi.steps import compression_stream as steps
from webapi.steps import generic_transform_stream as generic_transform_stream_steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.setters import include


class CompressionStream:
    """Compresses a stream of bytes.

    ``interface CompressionStream``

    https://compression.spec.whatwg.org/#compression-stream

    >>> import asyncio, gzip
    >>> from webapi import ReadableStream
    >>> async def main():
    ...     text = ReadableStream.from_([b"text, ", b"bytes"])
    ...     packed = text.pipeThrough(CompressionStream("gzip"))
    ...     return gzip.decompress(b"".join([piece async for piece in packed]))
    >>> asyncio.run(main())
    b'text, bytes'
    """

    __slots__ = (
        *steps.Slots.__annotations__,
        *generic_transform_stream_steps.Slots.__annotations__,
        "__weakref__",
    )
    _webapi_interface_name = "CompressionStream"
    _webapi_is_interface = True

    def __init__(self, format):
        """A compressor for ``format``: ``"gzip"``, ``"deflate"`` (with zlib's header) or
        ``"deflate-raw"``. Raises ``TypeError`` for ``"brotli"``, which Python's standard library
        does not have, and for any other value.

        ``constructor(CompressionFormat format)``

        https://compression.spec.whatwg.org/#dom-compressionstream-compressionstream
        """
        steps.constructor(
            self,
            to_compression_format(format, "Failed to construct 'CompressionStream': parameter 1"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call CompressionStream: what ``new CompressionStream(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "CompressionStream")

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


include(CompressionStream, GenericTransformStream)
