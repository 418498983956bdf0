"""The TextDecoderStream interface.

Made by ``python -m idl`` from idl/encoding_streams.webidl: change that, not this.
"""

from webapi.interfaces.generic_transform_stream import GenericTransformStream
from webapi.interfaces.text_decoder_options import to_text_decoder_options
from webapi.steps import generic_transform_stream as generic_transform_stream_steps
from webapi.steps import text_decoder_common as text_decoder_common_steps
from webapi.steps import text_decoder_stream as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.keywords import options_by_name
from webapi.webidl.setters import include
from webapi.webidl.strings import to_domstring


class TextDecoderStream:
    """Decodes a stream of bytes in any of the Web's encodings to a stream of text.

    ``interface TextDecoderStream``

    https://encoding.spec.whatwg.org/#interface-textdecoderstream

    >>> import asyncio
    >>> from webapi import ReadableStream
    >>> async def main():
    ...     pieces = ReadableStream.from_([b"caf\\xc3", b"\\xa9"])
    ...     return [text async for text in pieces.pipeThrough(TextDecoderStream())]
    >>> asyncio.run(main())
    ['caf', 'é']
    """

    __slots__ = (
        *text_decoder_common_steps.Slots.__annotations__,
        *generic_transform_stream_steps.Slots.__annotations__,
        "__weakref__",
    )
    _webapi_interface_name = "TextDecoderStream"
    _webapi_is_interface = True

    def __init__(self, label=None, options=None, **named):
        """A decoder for the encoding that ``label`` names. ``options`` may have ``fatal``
        (ill-formed input ends the stream with a ``TypeError`` and is not replaced by U+FFFD) and
        ``ignoreBOM`` (a byte order mark stays in the text). Raises `RangeError`, which is a
        ``ValueError``, if no encoding has that label.

        ``constructor(optional DOMString label = "utf-8", optional TextDecoderOptions options =
        {})``

        https://encoding.spec.whatwg.org/#dom-textdecoderstream
        """
        if named:
            options = options_by_name(
                "TextDecoderStream",
                named,
                options,
                {'TextDecoderStream("utf-8", ': ("fatal", "ignoreBOM")},
            )
        steps.constructor(
            self,
            "utf-8" if label is None else to_domstring(label),
            to_text_decoder_options(
                options, "Failed to construct 'TextDecoderStream': parameter 2"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call TextDecoderStream: what ``new TextDecoderStream(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "TextDecoderStream")

    encoding = property(
        text_decoder_common_steps.encoding_getter,
        doc="""``readonly attribute DOMString encoding``

        https://encoding.spec.whatwg.org/#dom-textdecodercommon-encoding
        """,
    )

    fatal = property(
        text_decoder_common_steps.fatal_getter,
        doc="""``readonly attribute boolean fatal``

        https://encoding.spec.whatwg.org/#dom-textdecodercommon-fatal
        """,
    )

    ignoreBOM = property(
        text_decoder_common_steps.ignoreBOM_getter,
        doc="""``readonly attribute boolean ignoreBOM``

        https://encoding.spec.whatwg.org/#dom-textdecodercommon-ignorebom
        """,
    )

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


include(TextDecoderStream, GenericTransformStream)
