"""Types of the ReadableStream interface. Made by ``python -m idl``."""

from collections.abc import AsyncIterable, Iterable
from typing import Any, Self, overload

from typing_extensions import Unpack

from webapi.interfaces.byte_length_queuing_strategy import ByteLengthQueuingStrategy
from webapi.interfaces.compression_stream import CompressionStream
from webapi.interfaces.count_queuing_strategy import CountQueuingStrategy
from webapi.interfaces.decompression_stream import DecompressionStream
from webapi.interfaces.queuing_strategy import QueuingStrategy
from webapi.interfaces.readable_stream_byob_reader import ReadableStreamBYOBReader
from webapi.interfaces.readable_stream_default_reader import ReadableStreamDefaultReader
from webapi.interfaces.readable_stream_get_reader_options import ReadableStreamGetReaderOptions
from webapi.interfaces.readable_stream_iterator_options import ReadableStreamIteratorOptions
from webapi.interfaces.readable_writable_pair import ReadableWritablePair
from webapi.interfaces.stream_pipe_options import StreamPipeOptions
from webapi.interfaces.text_decoder_stream import TextDecoderStream
from webapi.interfaces.text_encoder_stream import TextEncoderStream
from webapi.interfaces.transform_stream import TransformStream
from webapi.interfaces.writable_stream import WritableStream
from webapi.steps.readable_stream import Slots as _ReadableStreamSlots
from webapi.webidl.async_iterables import AsyncIterator
from webapi.webidl.promises import Promise

class ReadableStream(_ReadableStreamSlots):
    def __init__(
        self,
        underlyingSource: object = None,
        strategy: QueuingStrategy | ByteLengthQueuingStrategy | CountQueuingStrategy | None = None,
    ) -> None: ...
    @classmethod
    def new(
        cls,
        underlyingSource: object = None,
        strategy: QueuingStrategy | ByteLengthQueuingStrategy | CountQueuingStrategy | None = None,
    ) -> Self: ...
    @staticmethod
    def from_(asyncIterable: AsyncIterable[object] | Iterable[object]) -> ReadableStream: ...
    @property
    def locked(self) -> bool:
        """Whether a reader has the stream.

        https://streams.spec.whatwg.org/#rs-locked
        """
    def cancel(self, reason: object = None) -> Promise[None]: ...
    @overload
    def getReader(self, options: None = None) -> ReadableStreamDefaultReader: ...
    @overload
    def getReader(self, options: ReadableStreamGetReaderOptions) -> ReadableStreamBYOBReader: ...
    def pipeThrough(
        self,
        transform: ReadableWritablePair
        | CompressionStream
        | DecompressionStream
        | TextDecoderStream
        | TextEncoderStream
        | TransformStream,
        options: StreamPipeOptions | None = None,
    ) -> ReadableStream: ...
    def pipeTo(
        self,
        destination: WritableStream,
        options: StreamPipeOptions | None = None,
        **named: Unpack[StreamPipeOptions],
    ) -> Promise[None]: ...
    def tee(self) -> list[ReadableStream]: ...
    def values(
        self, options: ReadableStreamIteratorOptions | None = None
    ) -> AsyncIterator[Any]: ...
    def __aiter__(self) -> AsyncIterator[Any]: ...

def new_object(value: object) -> ReadableStream: ...
