"""Readable streams: https://streams.spec.whatwg.org/#rs

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict, cast

from webapi.streams.byte_controller import ReadableByteStreamController
from webapi.streams.default_controller import ReadableStreamDefaultController, SourceAlgorithms
from webapi.streams.piping import StreamPipeOptions, readable_stream_pipe_to
from webapi.streams.queuing import QueuingStrategy, extract_high_water_mark
from webapi.streams.readers import (
    ReadableStreamController,
    ReadableStreamDefaultReader,
    ReadableStreamGenericReader,
    ReadRequest,
    acquire_readable_stream_byob_reader,
    acquire_readable_stream_default_reader,
    readable_stream_cancel,
    readable_stream_default_reader_read,
)
from webapi.streams.tee import ByteTee, DefaultTee
from webapi.streams.writable import WritableStream
from webapi.webidl.exceptions import RangeError
from webapi.webidl.host import (
    AsyncSequence,
    AsyncSequenceIterator,
    Promise,
    end_of_iteration,
    mark_as_handled,
    new_promise,
    promise_rejected_with,
    promise_resolved_with,
    react,
    reject,
    resolve,
)


class UnderlyingSource(TypedDict, total=False):
    """https://streams.spec.whatwg.org/#dictdef-underlyingsource

    The first argument of each function is its callback this value.
    """

    start: Callable[[Any, ReadableStreamController], Any]
    pull: Callable[[Any, ReadableStreamController], Promise[Any]]
    cancel: Callable[[Any, Any], Promise[Any]]
    type: str
    autoAllocateChunkSize: int


class ReadableStreamGetReaderOptions(TypedDict, total=False):
    """https://streams.spec.whatwg.org/#dictdef-readablestreamgetreaderoptions"""

    mode: str


class ReadableStreamIteratorOptions(TypedDict):
    """https://streams.spec.whatwg.org/#dictdef-readablestreamiteratoroptions"""

    preventCancel: bool


class ReadableWritablePair(TypedDict):
    """https://streams.spec.whatwg.org/#dictdef-readablewritablepair"""

    readable: ReadableStream
    writable: WritableStream


class UnderlyingSourceAlgorithms(SourceAlgorithms):
    """https://streams.spec.whatwg.org/#set-up-readable-stream-default-controller-from-underlying-source"""

    __slots__ = ("_controller", "_dictionary", "_source")

    def __init__(
        self, source: Any, dictionary: UnderlyingSource, controller: ReadableStreamController
    ) -> None:
        super().__init__()
        self._source = source
        self._dictionary = dictionary
        self._controller = controller

    def start(self) -> Any:
        members = self._dictionary
        return members["start"](self._source, self._controller) if "start" in members else None

    def pull(self) -> Promise[Any]:
        members = self._dictionary
        if "pull" in members:
            return members["pull"](self._source, self._controller)
        return promise_resolved_with(None)

    def cancel(self, reason: Any) -> Promise[Any]:
        members = self._dictionary
        if "cancel" in members:
            return members["cancel"](self._source, reason)
        return promise_resolved_with(None)


class ReadableStream:
    """https://streams.spec.whatwg.org/#readablestream"""

    __slots__ = ("controller", "disturbed", "platform_object", "reader", "state", "stored_error")

    def __init__(self) -> None:
        """https://streams.spec.whatwg.org/#initialize-readable-stream"""
        self.platform_object: Any = None
        self.state = "readable"
        self.reader: ReadableStreamGenericReader | None = None
        self.stored_error: Any = None
        self.disturbed = False
        self.controller: ReadableStreamController = cast("Any", None)

    def constructor_steps(
        self, source: Any, strategy: QueuingStrategy, dictionary: UnderlyingSource
    ) -> None:
        """https://streams.spec.whatwg.org/#rs-constructor"""
        if "type" in dictionary:
            if "size" in strategy:
                raise RangeError("The strategy of a byte stream has no size.")
            high_water_mark = extract_high_water_mark(strategy, 0)
            size = dictionary.get("autoAllocateChunkSize")
            if size is not None and size == 0:
                raise TypeError("The autoAllocateChunkSize is 0.")
            byte_controller = ReadableByteStreamController(self, high_water_mark, size)
            byte_controller.set_up(UnderlyingSourceAlgorithms(source, dictionary, byte_controller))
        else:
            high_water_mark = extract_high_water_mark(strategy, 1)
            controller = ReadableStreamDefaultController(self, high_water_mark, strategy)
            controller.set_up(UnderlyingSourceAlgorithms(source, dictionary, controller))

    @staticmethod
    def from_(sequence: AsyncSequence) -> ReadableStream:
        """https://streams.spec.whatwg.org/#abstract-opdef-readablestreamfromiterable"""
        source = IterableSource(sequence.open())
        source.stream = create_readable_stream(source, 0, {})
        return source.stream

    @property
    def locked(self) -> bool:
        """https://streams.spec.whatwg.org/#is-readable-stream-locked"""
        return self.reader is not None

    def cancel(self, reason: Any) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#rs-cancel"""
        if self.locked:
            return promise_rejected_with(TypeError("The stream is locked to a reader."))
        return readable_stream_cancel(self, reason)

    def get_reader(self, options: ReadableStreamGetReaderOptions) -> ReadableStreamGenericReader:
        """https://streams.spec.whatwg.org/#rs-get-reader"""
        if "mode" in options:
            return acquire_readable_stream_byob_reader(self)
        return acquire_readable_stream_default_reader(self)

    def pipe_through(
        self, transform: ReadableWritablePair, options: StreamPipeOptions
    ) -> ReadableStream:
        """https://streams.spec.whatwg.org/#rs-pipe-through"""
        if self.locked:
            raise TypeError("The stream is locked to a reader.")
        if transform["writable"].locked:
            raise TypeError("The writable side is locked to a writer.")
        mark_as_handled(readable_stream_pipe_to(self, transform["writable"], options))
        return transform["readable"]

    def pipe_to(self, destination: WritableStream, options: StreamPipeOptions) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#rs-pipe-to"""
        if self.locked:
            return promise_rejected_with(TypeError("The stream is locked to a reader."))
        if destination.locked:
            return promise_rejected_with(TypeError("The destination is locked to a writer."))
        return readable_stream_pipe_to(self, destination, options)

    def tee(self, clone_chunk: Callable[[Any], Any] | None = None) -> list[ReadableStream]:
        """https://streams.spec.whatwg.org/#readable-stream-tee

        The standard's cloneForBranch2 is a function that clones, if it is true.
        """
        if self.controller.is_of_bytes:
            byte_tee = ByteTee(self)
            byte_branch1 = create_readable_byte_stream(byte_tee.branch1)
            byte_branch2 = create_readable_byte_stream(byte_tee.branch2)
            byte_tee.set_up(byte_branch1, byte_branch2)
            return [byte_branch1, byte_branch2]
        tee = DefaultTee(self, clone_chunk)
        branch1 = create_readable_stream(tee.branch1, 1, {})
        branch2 = create_readable_stream(tee.branch2, 1, {})
        tee.set_up(branch1, branch2)
        return [branch1, branch2]

    def asynchronous_iterator(
        self, options: ReadableStreamIteratorOptions
    ) -> ReadableStreamAsyncIterator:
        """https://streams.spec.whatwg.org/#rs-asynciterator"""
        reader = acquire_readable_stream_default_reader(self)
        return ReadableStreamAsyncIterator(reader, options["preventCancel"])


def create_readable_stream(
    algorithms: SourceAlgorithms, high_water_mark: float, strategy: QueuingStrategy
) -> ReadableStream:
    """https://streams.spec.whatwg.org/#create-readable-stream"""
    stream = ReadableStream()
    ReadableStreamDefaultController(stream, high_water_mark, strategy).set_up(algorithms)
    return stream


def create_readable_byte_stream(algorithms: SourceAlgorithms) -> ReadableStream:
    """https://streams.spec.whatwg.org/#abstract-opdef-createreadablebytestream"""
    stream = ReadableStream()
    ReadableByteStreamController(stream, 0, None).set_up(algorithms)
    return stream


class IterableSource(SourceAlgorithms):
    """https://streams.spec.whatwg.org/#abstract-opdef-readablestreamfromiterable"""

    __slots__ = ("_iterator", "stream")

    def __init__(self, iterator: AsyncSequenceIterator) -> None:
        super().__init__()
        self._iterator = iterator
        self.stream: ReadableStream = cast("Any", None)

    def pull(self) -> Promise[Any]:
        controller = cast("ReadableStreamDefaultController", self.stream.controller)

        def fulfilled(value: Any) -> None:
            if value is end_of_iteration:
                controller.request_close()
            else:
                controller.enqueue_chunk(value)

        return react(
            self._iterator.next(), fulfilled, lambda reason: controller.error_if_readable(reason)
        )

    def cancel(self, reason: Any) -> Promise[Any]:
        return self._iterator.close(reason)


class ReadableStreamAsyncIterator:
    """https://streams.spec.whatwg.org/#rs-asynciterator"""

    __slots__ = ("_prevent_cancel", "_reader")

    def __init__(self, reader: ReadableStreamDefaultReader, prevent_cancel: bool) -> None:
        self._reader = reader
        self._prevent_cancel = prevent_cancel

    def get_the_next_iteration_result(self) -> Promise[Any]:
        """A promise for the next chunk, or for the end of iteration."""
        promise = new_promise()
        request = IteratorRequest(self._reader, promise)
        readable_stream_default_reader_read(self._reader, request)
        return promise

    def asynchronous_iterator_return(self, value: Any) -> Promise[Any]:
        """The asynchronous iterator return steps."""
        reader = self._reader
        if self._prevent_cancel:
            reader.release()
            return promise_resolved_with(None)
        result = reader.cancel(value)
        reader.release()
        return result


class IteratorRequest(ReadRequest):
    """The read request of https://streams.spec.whatwg.org/#rs-asynciterator"""

    __slots__ = ("_promise", "_reader")

    def __init__(self, reader: ReadableStreamDefaultReader, promise: Promise[Any]) -> None:
        super().__init__()
        self._reader = reader
        self._promise = promise

    def chunk_steps(self, chunk: Any) -> None:
        resolve(self._promise, chunk)

    def close_steps(self) -> None:
        self._reader.release()
        resolve(self._promise, end_of_iteration)

    def error_steps(self, error: Any) -> None:
        self._reader.release()
        reject(self._promise, error)
