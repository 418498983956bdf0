"""The TextDecoder interface.

Made by ``python -m idl`` from idl/encoding.webidl: change that, not this.
"""

from webapi.interfaces.text_decode_options import to_text_decode_options
from webapi.interfaces.text_decoder_options import to_text_decoder_options
from webapi.steps import text_decoder as steps
from webapi.steps import text_decoder_common as text_decoder_common_steps
from webapi.webidl.buffers import to_buffer
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.strings import to_domstring

_to_input = to_buffer


class TextDecoder:
    """Decodes bytes in any of the Web's encodings to text, whole or in pieces.

    ``interface TextDecoder``

    https://encoding.spec.whatwg.org/#interface-textdecoder

    >>> decoder = TextDecoder("shift_jis")
    >>> decoder.decode(b"\\x93", {"stream": True}) + decoder.decode(b"\\xfa")
    '日'
    """

    __slots__ = (
        *steps.Slots.__annotations__,
        *text_decoder_common_steps.Slots.__annotations__,
        "__weakref__",
    )
    _webapi_interface_name = "TextDecoder"
    _webapi_is_interface = True

    def __init__(self, label=None, options=None, **named):
        """A decoder for the encoding that ``label`` names. ``options`` may have ``fatal``
        (ill-formed input raises ``TypeError`` and is not replaced by U+FFFD) and ``ignoreBOM`` (a
        byte order mark stays in the text). Raises `RangeError`, which is a ``ValueError``, if no
        encoding has that label.

        ``constructor(optional DOMString label = "utf-8", optional TextDecoderOptions options =
        {})``

        https://encoding.spec.whatwg.org/#dom-textdecoder

        >>> TextDecoder("latin1").encoding
        'windows-1252'
        """
        if named:
            options = options_by_name(
                "TextDecoder", named, options, {'TextDecoder("utf-8", ': ("fatal", "ignoreBOM")}
            )
        steps.constructor(
            self,
            "utf-8" if label is None else to_domstring(label),
            to_text_decoder_options(options, "Failed to construct 'TextDecoder': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call TextDecoder: what ``new TextDecoder(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "TextDecoder")

    @steps.decode_fast_path
    def decode(self, input=None, options=None, **named):
        """The text of ``input``, which is any bytes-like object. With ``{"stream": True}`` bytes
        that are not yet a whole character are kept for the next call; the call without it ends the
        stream. Raises ``TypeError`` for ill-formed input if the decoder is fatal.

        ``USVString decode(optional AllowSharedBufferSource input, optional TextDecodeOptions
        options = {})``

        https://encoding.spec.whatwg.org/#dom-textdecoder-decode

        >>> TextDecoder().decode(b"caf\\xc3\\xa9 \\xff")
        'café \\ufffd'
        """
        if named:
            options = options_by_name("decode", named, options, {"decode(input, ": ("stream",)})
        if not isinstance(self, TextDecoder):
            raise illegal_invocation()
        return steps.decode(
            self,
            None
            if input is None
            else _to_input(input, "Failed to execute 'decode' on 'TextDecoder': parameter 1"),
            to_text_decode_options(
                options, "Failed to execute 'decode' on 'TextDecoder': parameter 2"
            ),
        )

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
