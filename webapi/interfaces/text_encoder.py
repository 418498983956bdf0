"""The TextEncoder interface.

Made by ``python -m idl`` from idl/encoding.webidl: change that, not this.
"""

from webapi.steps import text_encoder as steps
from webapi.steps import text_encoder_common as text_encoder_common_steps
from webapi.webidl.buffers import to_buffer
from webapi.webidl.classes import explain_missing_initialization, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.strings import to_usvstring


class TextEncoder:
    """Encodes text to bytes in UTF-8.

    ``interface TextEncoder``

    https://encoding.spec.whatwg.org/#interface-textencoder

    >>> TextEncoder().encode("é")
    b'\\xc3\\xa9'
    """

    __slots__ = ("__weakref__",)
    _webapi_interface_name = "TextEncoder"
    _webapi_is_interface = True

    def __init__(self):
        """An encoder; it takes no label, as there is no other encoding to choose.

        ``constructor()``

        https://encoding.spec.whatwg.org/#dom-textencoder
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call TextEncoder: what ``new TextEncoder(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "TextEncoder")

    def encode(self, input=None):
        """``input`` in UTF-8; a lone surrogate is U+FFFD.

        ``Uint8Array encode(optional USVString input = "")``

        https://encoding.spec.whatwg.org/#dom-textencoder-encode
        """
        if not isinstance(self, TextEncoder):
            raise illegal_invocation()
        return steps.encode(self, "" if input is None else to_usvstring(input))

    def encodeInto(self, source, destination):
        """Write as many whole code points of ``source`` as fit into ``destination``, any writable
        bytes-like object. Returns how many UTF-16 code units were ``read``, as JavaScript counts
        them, and how many bytes were ``written``.

        ``TextEncoderEncodeIntoResult encodeInto(USVString source, Uint8Array destination)``

        https://encoding.spec.whatwg.org/#dom-textencoder-encodeinto

        >>> room = bytearray(4)
        >>> TextEncoder().encodeInto("a€€", room), room
        ({'read': 2, 'written': 4}, bytearray(b'a\\xe2\\x82\\xac'))
        """
        if not isinstance(self, TextEncoder):
            raise illegal_invocation()
        return steps.encodeInto(
            self,
            to_usvstring(source),
            to_buffer(destination, "Failed to execute 'encodeInto' on 'TextEncoder': parameter 2"),
        )

    encoding = property(
        text_encoder_common_steps.encoding_getter,
        doc="""``readonly attribute DOMString encoding``

        https://encoding.spec.whatwg.org/#dom-textencodercommon-encoding
        """,
    )

    __str__ = to_object_text
    __repr__ = steps.inspect
