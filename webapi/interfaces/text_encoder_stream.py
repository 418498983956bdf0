"""The TextEncoderStream interface.

Made by ``python -m idl`` from idl/encoding_streams.webidl: change that, not this.
"""

from webapi.interfaces.generic_transform_stream import GenericTransformStream
from webapi.steps import generic_transform_stream as generic_transform_stream_steps
from webapi.steps import text_encoder_common as text_encoder_common_steps
from webapi.steps import text_encoder_stream as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.setters import include


class TextEncoderStream:
    """Encodes a stream of text to a stream of bytes in UTF-8.

    ``interface TextEncoderStream``

    https://encoding.spec.whatwg.org/#interface-textencoderstream

    >>> import asyncio
    >>> from webapi import ReadableStream
    >>> async def main():
    ...     pieces = ReadableStream.from_(["é", "\\ud83d", "\\udca9"])
    ...     return [data async for data in pieces.pipeThrough(TextEncoderStream())]
    >>> asyncio.run(main())
    [b'\\xc3\\xa9', b'\\xf0\\x9f\\x92\\xa9']
    """

    __slots__ = (*generic_transform_stream_steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "TextEncoderStream"
    _webapi_is_interface = True

    def __init__(self):
        """An encoder; it takes no label, as there is no other encoding to choose.

        ``constructor()``

        https://encoding.spec.whatwg.org/#dom-textencoderstream
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call TextEncoderStream: what ``new TextEncoderStream(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "TextEncoderStream")

    encoding = property(
        text_encoder_common_steps.encoding_getter,
        doc="""``readonly attribute DOMString encoding``

        https://encoding.spec.whatwg.org/#dom-textencodercommon-encoding
        """,
    )

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


include(TextEncoderStream, GenericTransformStream)
