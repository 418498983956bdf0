"""Readers of readable streams, and what controllers do with them.

https://streams.spec.whatwg.org/#rs-reader-abstract-ops
https://streams.spec.whatwg.org/#rs-abstract-ops-used-by-controllers

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, TypedDict, cast

from webapi.webidl.exceptions import RangeError
from webapi.webidl.host import (
    Promise,
    is_detached,
    mark_as_handled,
    new_promise,
    promise_rejected_with,
    promise_resolved_with,
    react,
    read_result,
    reject,
    resolve,
    view_byte_length,
    view_length,
    viewed_buffer,
)

if TYPE_CHECKING:
    from webapi.streams.readable import ReadableStream


class ReadableStreamBYOBReaderReadOptions(TypedDict):
    """https://streams.spec.whatwg.org/#dictdef-readablestreambyobreaderreadoptions"""

    min: int


class ReadRequest:
    """https://streams.spec.whatwg.org/#read-request"""

    __slots__ = ()

    def chunk_steps(self, chunk: Any) -> None:
        """Called when a chunk is available."""

    def close_steps(self) -> None:
        """Called when there is no chunk, because the stream is closed."""

    def error_steps(self, error: Any) -> None:
        """Called when there is no chunk, because the stream is errored."""


class ReadIntoRequest:
    """https://streams.spec.whatwg.org/#read-into-request"""

    __slots__ = ()

    def chunk_steps(self, chunk: Any) -> None:
        """Called when a chunk is available."""

    def close_steps(self, chunk: Any) -> None:
        """Called when the stream is closed, with an empty view, or with None if it is canceled."""

    def error_steps(self, error: Any) -> None:
        """Called when there is no chunk, because the stream is errored."""


class ReadableStreamController:
    """What both kinds of controllers have: https://streams.spec.whatwg.org/#rs-abstract-ops"""

    __slots__ = ("platform_object", "stream")

    def __init__(self, stream: ReadableStream) -> None:
        self.platform_object: Any = None
        self.stream = stream

    def cancel_steps(self, reason: Any) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#abstract-opdef-readablestreamcontroller-cancelsteps"""
        return promise_resolved_with(None)

    def pull_steps(self, read_request: ReadRequest) -> None:
        """https://streams.spec.whatwg.org/#abstract-opdef-readablestreamcontroller-pullsteps"""

    def release_steps(self) -> None:
        """https://streams.spec.whatwg.org/#abstract-opdef-readablestreamcontroller-releasesteps"""

    @property
    def is_of_bytes(self) -> bool:
        """Whether the stream is a readable byte stream."""
        return False

    def pull_into(self, view: Any, least: int, request: ReadIntoRequest) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-pull-into"""


class ReadableStreamGenericReader:
    """https://streams.spec.whatwg.org/#readablestreamgenericreader"""

    __slots__ = ("closed", "platform_object", "stream")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.stream: ReadableStream | None = None
        self.closed: Promise[Any] = cast("Any", None)

    def cancel(self, reason: Any) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#generic-reader-cancel"""
        if self.stream is None:
            return promise_rejected_with(_released_reader())
        return readable_stream_cancel(self.stream, reason)

    def release_lock(self) -> None:
        """https://streams.spec.whatwg.org/#default-reader-release-lock"""
        if self.stream is not None:
            self.release()

    def release(self) -> None:
        """https://streams.spec.whatwg.org/#readable-stream-reader-generic-release"""
        stream = self.stream
        assert stream is not None
        if stream.state == "readable":
            reject(self.closed, _released_reader())
        else:
            self.closed = promise_rejected_with(_released_reader())
        mark_as_handled(self.closed)
        stream.controller.release_steps()
        stream.reader = None
        self.stream = None

    def initialize(self, stream: ReadableStream) -> None:
        """https://streams.spec.whatwg.org/#readable-stream-reader-generic-initialize"""
        self.stream = stream
        stream.reader = self
        if stream.state == "readable":
            self.closed = new_promise()
        elif stream.state == "closed":
            self.closed = promise_resolved_with(None)
        else:
            self.closed = promise_rejected_with(stream.stored_error)
            mark_as_handled(self.closed)


class ReadableStreamDefaultReader(ReadableStreamGenericReader):
    """https://streams.spec.whatwg.org/#readablestreamdefaultreader"""

    __slots__ = ("read_requests",)

    def __init__(self) -> None:
        super().__init__()
        self.read_requests: deque[ReadRequest] = deque()

    def constructor_steps(self, stream: ReadableStream) -> None:
        """https://streams.spec.whatwg.org/#set-up-readable-stream-default-reader"""
        if stream.locked:
            raise TypeError("The stream is locked to a reader.")
        self.initialize(stream)

    def read(self) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#default-reader-read"""
        if self.stream is None:
            return promise_rejected_with(_released_reader())
        promise = new_promise()
        readable_stream_default_reader_read(self, ReadResultRequest(promise))
        return promise

    def release(self) -> None:
        """https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaultreaderrelease"""
        super().release()
        self.error_read_requests(_released_reader())

    def error_read_requests(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaultreadererrorreadrequests"""
        read_requests = self.read_requests
        self.read_requests = deque()
        while len(read_requests) > 0:
            read_requests.popleft().error_steps(error)


class ReadResultRequest(ReadRequest):
    """The read request of https://streams.spec.whatwg.org/#default-reader-read"""

    __slots__ = ("promise",)

    def __init__(self, promise: Promise[Any]) -> None:
        super().__init__()
        self.promise = promise

    def chunk_steps(self, chunk: Any) -> None:
        resolve(self.promise, read_result(chunk, False))

    def close_steps(self) -> None:
        resolve(self.promise, read_result(None, True))

    def error_steps(self, error: Any) -> None:
        reject(self.promise, error)


class ReadableStreamBYOBReader(ReadableStreamGenericReader):
    """https://streams.spec.whatwg.org/#readablestreambyobreader"""

    __slots__ = ("read_into_requests",)

    def __init__(self) -> None:
        super().__init__()
        self.read_into_requests: deque[ReadIntoRequest] = deque()

    def constructor_steps(self, stream: ReadableStream) -> None:
        """https://streams.spec.whatwg.org/#set-up-readable-stream-byob-reader"""
        if stream.locked:
            raise TypeError("The stream is locked to a reader.")
        if not stream.controller.is_of_bytes:
            raise TypeError("The stream is not a byte stream.")
        self.initialize(stream)

    def read(self, view: Any, options: ReadableStreamBYOBReaderReadOptions) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#byob-reader-read"""
        if is_detached(viewed_buffer(view)):
            return promise_rejected_with(TypeError("The buffer of the view is detached."))
        if view_byte_length(view) == 0:
            return promise_rejected_with(TypeError("The view is empty."))
        least = options["min"]
        if least == 0:
            return promise_rejected_with(TypeError("The option min is 0."))
        if least > view_length(view):
            return promise_rejected_with(RangeError("The option min exceeds the view's length."))
        if self.stream is None:
            return promise_rejected_with(_released_reader())
        promise = new_promise()
        readable_stream_byob_reader_read(self, view, least, ReadIntoResultRequest(promise))
        return promise

    def release(self) -> None:
        """https://streams.spec.whatwg.org/#abstract-opdef-readablestreambyobreaderrelease"""
        super().release()
        self.error_read_into_requests(_released_reader())

    def error_read_into_requests(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#abstract-opdef-readablestreambyobreadererrorreadintorequests"""
        read_into_requests = self.read_into_requests
        self.read_into_requests = deque()
        while len(read_into_requests) > 0:
            read_into_requests.popleft().error_steps(error)


class ReadIntoResultRequest(ReadIntoRequest):
    """The read-into request of https://streams.spec.whatwg.org/#byob-reader-read"""

    __slots__ = ("promise",)

    def __init__(self, promise: Promise[Any]) -> None:
        super().__init__()
        self.promise = promise

    def chunk_steps(self, chunk: Any) -> None:
        resolve(self.promise, read_result(chunk, False))

    def close_steps(self, chunk: Any) -> None:
        resolve(self.promise, read_result(chunk, True))

    def error_steps(self, error: Any) -> None:
        reject(self.promise, error)


def _released_reader() -> TypeError:
    return TypeError("The reader has been released.")


def acquire_readable_stream_default_reader(stream: ReadableStream) -> ReadableStreamDefaultReader:
    """https://streams.spec.whatwg.org/#acquire-readable-stream-reader"""
    reader = ReadableStreamDefaultReader()
    reader.constructor_steps(stream)
    return reader


def acquire_readable_stream_byob_reader(stream: ReadableStream) -> ReadableStreamBYOBReader:
    """https://streams.spec.whatwg.org/#acquire-readable-stream-byob-reader"""
    reader = ReadableStreamBYOBReader()
    reader.constructor_steps(stream)
    return reader


def readable_stream_default_reader_read(
    reader: ReadableStreamDefaultReader, read_request: ReadRequest
) -> None:
    """https://streams.spec.whatwg.org/#readable-stream-default-reader-read"""
    stream = reader.stream
    assert stream is not None
    stream.disturbed = True
    if stream.state == "closed":
        read_request.close_steps()
    elif stream.state == "errored":
        read_request.error_steps(stream.stored_error)
    else:
        stream.controller.pull_steps(read_request)


def readable_stream_byob_reader_read(
    reader: ReadableStreamBYOBReader, view: Any, least: int, request: ReadIntoRequest
) -> None:
    """https://streams.spec.whatwg.org/#readable-stream-byob-reader-read"""
    stream = reader.stream
    assert stream is not None
    stream.disturbed = True
    if stream.state == "errored":
        request.error_steps(stream.stored_error)
    else:
        stream.controller.pull_into(view, least, request)


# Interfacing with controllers


def readable_stream_add_read_into_request(stream: ReadableStream, request: ReadIntoRequest) -> None:
    """https://streams.spec.whatwg.org/#readable-stream-add-read-into-request"""
    reader = stream.reader
    assert isinstance(reader, ReadableStreamBYOBReader)
    reader.read_into_requests.append(request)


def readable_stream_add_read_request(stream: ReadableStream, request: ReadRequest) -> None:
    """https://streams.spec.whatwg.org/#readable-stream-add-read-request"""
    reader = stream.reader
    assert isinstance(reader, ReadableStreamDefaultReader)
    reader.read_requests.append(request)


def readable_stream_cancel(stream: ReadableStream, reason: Any) -> Promise[Any]:
    """https://streams.spec.whatwg.org/#readable-stream-cancel"""
    stream.disturbed = True
    if stream.state == "closed":
        return promise_resolved_with(None)
    if stream.state == "errored":
        return promise_rejected_with(stream.stored_error)
    readable_stream_close(stream)
    reader = stream.reader
    if isinstance(reader, ReadableStreamBYOBReader):
        read_into_requests = reader.read_into_requests
        reader.read_into_requests = deque()
        while len(read_into_requests) > 0:
            read_into_requests.popleft().close_steps(None)
    return react(stream.controller.cancel_steps(reason), return_undefined)


def return_undefined(value: Any) -> None:
    """Steps that return undefined."""


def readable_stream_close(stream: ReadableStream) -> None:
    """https://streams.spec.whatwg.org/#readable-stream-close"""
    stream.state = "closed"
    reader = stream.reader
    if reader is None:
        return
    resolve(reader.closed, None)
    if isinstance(reader, ReadableStreamDefaultReader):
        read_requests = reader.read_requests
        reader.read_requests = deque()
        while len(read_requests) > 0:
            read_requests.popleft().close_steps()


def readable_stream_error(stream: ReadableStream, error: Any) -> None:
    """https://streams.spec.whatwg.org/#readable-stream-error"""
    stream.state = "errored"
    stream.stored_error = error
    reader = stream.reader
    if reader is None:
        return
    reject(reader.closed, error)
    mark_as_handled(reader.closed)
    if isinstance(reader, ReadableStreamDefaultReader):
        reader.error_read_requests(error)
    elif isinstance(reader, ReadableStreamBYOBReader):
        reader.error_read_into_requests(error)


def readable_stream_fulfill_read_into_request(
    stream: ReadableStream, chunk: Any, done: bool
) -> None:
    """https://streams.spec.whatwg.org/#readable-stream-fulfill-read-into-request"""
    reader = stream.reader
    assert isinstance(reader, ReadableStreamBYOBReader)
    request = reader.read_into_requests.popleft()
    if done:
        request.close_steps(chunk)
    else:
        request.chunk_steps(chunk)


def readable_stream_fulfill_read_request(stream: ReadableStream, chunk: Any, done: bool) -> None:
    """https://streams.spec.whatwg.org/#readable-stream-fulfill-read-request"""
    reader = stream.reader
    assert isinstance(reader, ReadableStreamDefaultReader)
    request = reader.read_requests.popleft()
    if done:
        request.close_steps()
    else:
        request.chunk_steps(chunk)


def readable_stream_get_num_read_into_requests(stream: ReadableStream) -> int:
    """https://streams.spec.whatwg.org/#readable-stream-get-num-read-into-requests

    It is 0 for a stream that has no BYOB reader.
    """
    reader = stream.reader
    return len(reader.read_into_requests) if isinstance(reader, ReadableStreamBYOBReader) else 0


def readable_stream_get_num_read_requests(stream: ReadableStream) -> int:
    """https://streams.spec.whatwg.org/#readable-stream-get-num-read-requests

    It is 0 for a stream that has no default reader.
    """
    reader = stream.reader
    return len(reader.read_requests) if isinstance(reader, ReadableStreamDefaultReader) else 0
