"""Bodies of requests and responses: https://fetch.spec.whatwg.org/#bodies

Written once: ``python -m idl`` translates this module to JavaScript. Bytes are opaque here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from webapi.dom.abort import AbortSignal
from webapi.fetching.headers import HeaderList, Headers
from webapi.fetching.host import (
    blob_of_body,
    buffer_of_bytes,
    byte_length_of,
    bytes_with_type,
    clone_of_chunk,
    form_data_of_body,
    is_uint8_array,
    joined_bytes,
    name_of_type,
    no_bytes,
    parse_json,
    utf_8_decode,
)
from webapi.streams.blobs import blob_stream, text_stream
from webapi.streams.piping import StreamPipeOptions
from webapi.streams.readable import ReadableStream, ReadableWritablePair
from webapi.streams.readers import (
    ReadRequest,
    acquire_readable_stream_default_reader,
    readable_stream_cancel,
    readable_stream_default_reader_read,
)
from webapi.streams.transform import TransformStream
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    AsyncSequence,
    Promise,
    clone_as_bytes,
    mark_as_handled,
    new_promise,
    promise_rejected_with,
    reject,
    resolve,
    thrown_value,
    when_cancelled,
)


class Body:
    """https://fetch.spec.whatwg.org/#concept-body"""

    __slots__ = ("length", "source", "stream")

    def __init__(
        self, stream: ReadableStream, source: Any = None, length: int | None = None
    ) -> None:
        self.stream = stream
        self.source = source
        """The bytes, or a blob, from which the stream can be made again."""
        self.length = length

    @property
    def is_unusable(self) -> bool:
        """Whether the stream is disturbed or locked."""
        return self.stream.disturbed or self.stream.locked

    def clone(self) -> Body:
        """https://fetch.spec.whatwg.org/#concept-body-clone"""
        streams = self.stream.tee(clone_of_chunk)
        self.stream = streams[0]
        return Body(streams[1], self.source, self.length)

    def proxy(self, signal: AbortSignal | None = None) -> Body:
        """https://streams.spec.whatwg.org/#readablestream-create-a-proxy, of the stream

        The signal errors the new stream with its reason, and cancels the old one.
        """
        identity = TransformStream()
        identity.constructor_steps(None, {}, {}, {})
        pair: ReadableWritablePair = {
            "readable": identity.readable,
            "writable": identity.writable,
        }
        options: StreamPipeOptions = {
            "preventAbort": False,
            "preventCancel": False,
            "preventClose": False,
        }
        if signal is not None:
            options = {
                "preventAbort": False,
                "preventCancel": False,
                "preventClose": False,
                "signal": signal,
            }
        return Body(self.stream.pipe_through(pair, options), self.source, self.length)


def bytes_as_a_body(source: Any) -> Body:
    """https://fetch.spec.whatwg.org/#byte-sequence-as-a-body, of bytes or a blob"""
    return Body(blob_stream(source), source, byte_length_of(source))


def extract_a_body(object: Any, keepalive: bool = False) -> tuple[Body, str]:
    """https://fetch.spec.whatwg.org/#concept-bodyinit-extract

    The type is empty where the standard's is null.
    """
    given = bytes_with_type(object)
    if given is not None:
        return bytes_as_a_body(given[0]), given[1]
    if keepalive:
        raise TypeError("A request with keepalive cannot have a stream as its body.")
    given_stream = cast("ReadableStream | AsyncSequence", object)
    if isinstance(given_stream, AsyncSequence):
        return Body(ReadableStream.from_(given_stream)), ""
    body = Body(given_stream)
    if body.is_unusable:
        raise TypeError("The stream of the body is locked or was read from.")
    return body, ""


class Message:
    """What requests and responses have, as objects that include the body mixin."""

    __slots__ = ("body", "headers", "platform_object")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.body: Body | None = None
        self.headers = Headers()

    @property
    def header_list(self) -> HeaderList:
        """The header list of the request or the response."""
        return self.headers.header_list

    @property
    def is_unusable(self) -> bool:
        """https://fetch.spec.whatwg.org/#body-unusable"""
        return self.body is not None and self.body.is_unusable

    def check_usable(self) -> None:
        """Raise ``TypeError`` if it is unusable."""
        if self.is_unusable:
            raise TypeError(UNUSABLE)

    def append_the_type(self, type: str) -> None:
        """Append the type of the body as ``Content-Type``, unless there is such a header."""
        if type != "" and not self.header_list.contains("Content-Type"):
            self.header_list.append("Content-Type", type)

    @property
    def content_type(self) -> str:
        """The header of which https://fetch.spec.whatwg.org/#concept-body-mime-type is made"""
        value = self.header_list.get("Content-Type")
        return "" if value is None else value

    @property
    def body_stream(self) -> ReadableStream | None:
        """https://fetch.spec.whatwg.org/#dom-body-body"""
        return None if self.body is None else self.body.stream

    @property
    def body_used(self) -> bool:
        """https://fetch.spec.whatwg.org/#dom-body-bodyused"""
        return self.body is not None and self.body.stream.disturbed

    def array_buffer(self) -> Promise[Any]:
        """https://fetch.spec.whatwg.org/#dom-body-arraybuffer"""
        return self.consume_body(buffer_of_bytes)

    def blob(self) -> Promise[Any]:
        """https://fetch.spec.whatwg.org/#dom-body-blob"""
        return self.consume_body(lambda data: blob_of_body(data, self.content_type))

    def bytes(self) -> Promise[Any]:
        """https://fetch.spec.whatwg.org/#dom-body-bytes"""
        return self.consume_body(lambda data: data)

    def form_data(self) -> Promise[Any]:
        """https://fetch.spec.whatwg.org/#dom-body-formdata"""
        return self.consume_body(lambda data: form_data_of_body(data, self.content_type))

    def json(self) -> Promise[Any]:
        """https://fetch.spec.whatwg.org/#dom-body-json"""
        return self.consume_body(lambda data: parse_json(utf_8_decode(data)))

    def text(self) -> Promise[str]:
        """https://fetch.spec.whatwg.org/#dom-body-text"""
        return self.consume_body(utf_8_decode)

    def text_stream(self) -> ReadableStream:
        """https://fetch.spec.whatwg.org/#dom-body-textstream"""
        self.check_usable()
        return text_stream(blob_stream(no_bytes()) if self.body is None else self.body.stream)

    def consume_body(self, convert: Callable[[Any], Any]) -> Promise[Any]:
        """https://fetch.spec.whatwg.org/#concept-body-consume-body"""
        if self.is_unusable:
            return promise_rejected_with(TypeError(UNUSABLE))
        promise = new_promise()

        def success_steps(data: Any) -> None:
            try:
                resolve(promise, convert(data))
            except Exception as error:
                reject(promise, thrown_value(error))

        if self.body is None:
            success_steps(no_bytes())
            return promise
        stream = self.body.stream
        fully_read(self.body, success_steps, lambda error: reject(promise, error))

        def cancelled() -> None:
            error = DOMException("The task that awaited the body was cancelled.", "AbortError")
            reject(promise, error)
            mark_as_handled(readable_stream_cancel(stream, error))

        when_cancelled(promise, cancelled)
        return promise


def not_bytes(chunk: Any) -> TypeError:
    """Make the error for a chunk of a body."""
    return TypeError(f"A chunk of the body has the type {name_of_type(chunk)}, not bytes.")


UNUSABLE: Final = "The body is locked or was read from."


def fully_read(
    body: Body, process_body: Callable[[Any], None], process_body_error: Callable[[Any], None]
) -> None:
    """https://fetch.spec.whatwg.org/#body-fully-read"""
    ReadAllRequest(body.stream, process_body, process_body_error).read()


class ReadAllRequest(ReadRequest):
    """The read request of https://streams.spec.whatwg.org/#read-loop"""

    __slots__ = ("_chunks", "_failure_steps", "_has_chunk", "_is_reading", "_reader", "_success")

    def __init__(
        self,
        stream: ReadableStream,
        success_steps: Callable[[Any], None],
        failure_steps: Callable[[Any], None],
    ) -> None:
        super().__init__()
        self._reader = acquire_readable_stream_default_reader(stream)
        self._success = success_steps
        self._failure_steps = failure_steps
        self._chunks: list[Any] = []
        self._is_reading = False
        self._has_chunk = False

    def read(self) -> None:
        """Read one chunk after the other; return while the stream has none."""
        self._has_chunk = True
        while self._has_chunk:
            self._has_chunk = False
            self._is_reading = True
            readable_stream_default_reader_read(self._reader, self)
            self._is_reading = False

    def chunk_steps(self, chunk: Any) -> None:
        if not is_uint8_array(chunk):
            self._failure_steps(not_bytes(chunk))
            return
        self._chunks.append(clone_as_bytes(chunk))
        if self._is_reading:
            self._has_chunk = True
        else:
            self.read()

    def close_steps(self) -> None:
        self._success(joined_bytes(self._chunks))

    def error_steps(self, error: Any) -> None:
        self._failure_steps(error)
