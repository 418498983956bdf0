"""Types of the ReadableStreamDefaultReader interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.readable_stream import ReadableStream
from webapi.interfaces.readable_stream_read_result import ReadableStreamReadResult
from webapi.steps.readable_stream_generic_reader import Slots as _ReadableStreamGenericReaderSlots
from webapi.streams.readers import (
    ReadableStreamDefaultReader as _ReadableStreamDefaultReaderImplementation,
)
from webapi.webidl.promises import Promise

class ReadableStreamDefaultReader(_ReadableStreamGenericReaderSlots):
    _webapi_reader: _ReadableStreamDefaultReaderImplementation
    def __init__(self, stream: ReadableStream) -> None: ...
    @classmethod
    def new(cls, stream: ReadableStream) -> Self: ...
    def read(self) -> Promise[ReadableStreamReadResult]: ...
    def releaseLock(self) -> None: ...
    @property
    def closed(self) -> Promise[None]:
        """A promise that is fulfilled when the stream closes, and rejected when it fails or the
        reader is released.

        https://streams.spec.whatwg.org/#generic-reader-closed
        """
    def cancel(self, reason: object = None) -> Promise[None]: ...

def new_object(value: object) -> ReadableStreamDefaultReader: ...
