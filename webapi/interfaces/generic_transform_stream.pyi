"""Types of the GenericTransformStream mixin. Made by ``python -m idl``."""

from webapi.interfaces.readable_stream import ReadableStream
from webapi.interfaces.writable_stream import WritableStream

class GenericTransformStream:
    @property
    def readable(self) -> ReadableStream:
        """https://streams.spec.whatwg.org/#dom-generictransformstream-readable"""
    @property
    def writable(self) -> WritableStream:
        """https://streams.spec.whatwg.org/#dom-generictransformstream-writable"""
