"""The GenericTransformStream mixin.

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from webapi.steps import generic_transform_stream as generic_transform_stream_steps
from webapi.webidl.platform_objects import Interface

_ReadableStream = Interface("webapi.interfaces.readable_stream", "ReadableStream")
_WritableStream = Interface("webapi.interfaces.writable_stream", "WritableStream")


class GenericTransformStream:
    """Attributes of the mixin GenericTransformStream that are alike in all interfaces."""

    __slots__ = ()

    @property
    def readable(self):
        """``readonly attribute ReadableStream readable``

        https://streams.spec.whatwg.org/#dom-generictransformstream-readable
        """
        value = generic_transform_stream_steps.readable_getter(self)
        return value.platform_object or _ReadableStream.new(value)

    @property
    def writable(self):
        """``readonly attribute WritableStream writable``

        https://streams.spec.whatwg.org/#dom-generictransformstream-writable
        """
        value = generic_transform_stream_steps.writable_getter(self)
        return value.platform_object or _WritableStream.new(value)
