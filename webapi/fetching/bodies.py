"""Bodies of requests and responses: https://fetch.spec.whatwg.org/#bodies"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from webapi.dom.abort import AbortSignal
from webapi.fetching.headers import HeaderList, Headers
from webapi.html.mime_type import MimeType, extract_a_mime_type
from webapi.streams.blobs import blob_stream
from webapi.streams.readable import ReadableStream
from webapi.streams.readers import (
    ReadRequest,
    acquire_readable_stream_default_reader,
    readable_stream_default_reader_read,
)
from webapi.streams.transform import TransformStream
from webapi.webidl.async_sequences import AsyncSequence
from webapi.webidl.promises import Promise, new_promise, promise_rejected_with, reject, resolve
from webapi.webidl.thrown_value import thrown_value


class BytesWithType(NamedTuple):
    """The bytes of a body, and the value of its ``Content-Type`` header, empty if it has none."""

    body: bytes | memoryview
    type: str


BodyInit: TypeAlias = BytesWithType | ReadableStream | AsyncSequence
"""https://fetch.spec.whatwg.org/#bodyinit: all that has bytes already is `BytesWithType`."""


class Body:
    """https://fetch.spec.whatwg.org/#concept-body"""

    __slots__ = ("length", "source", "stream")

    def __init__(
        self,
        stream: ReadableStream,
        source: bytes | memoryview | None = None,
        length: int | None = None,
    ) -> None:
        self.stream = stream
        self.source = source
        self.length = length

    @property
    def is_unusable(self) -> bool:
        """Whether the stream is disturbed or locked."""
        return self.stream.disturbed or self.stream.locked

    def clone(self) -> Body:
        """https://fetch.spec.whatwg.org/#concept-body-clone"""
        out1, out2 = self.stream.tee()
        self.stream = out1
        return Body(out2, self.source, self.length)

    def proxy(self, signal: AbortSignal | None = None) -> Body:
        """https://streams.spec.whatwg.org/#readablestream-create-a-proxy, of the stream

        The signal errors the new stream with its reason, and cancels the old one.
        """
        identity = TransformStream()
        identity.constructor_steps(None, {}, {}, {})
        pair: Any = {"readable": identity.readable, "writable": identity.writable}
        options: Any = {"preventAbort": False, "preventCancel": False, "preventClose": False}
        if signal is not None:
            options["signal"] = signal
        return Body(self.stream.pipe_through(pair, options), self.source, self.length)


def bytes_as_a_body(data: bytes | memoryview) -> Body:
    """https://fetch.spec.whatwg.org/#byte-sequence-as-a-body"""
    return Body(blob_stream(memoryview(data)), data, len(data))


def extract(object: BodyInit, keepalive: bool = False) -> tuple[Body, str]:
    """https://fetch.spec.whatwg.org/#concept-bodyinit-extract

    The type is empty where the standard's is null.
    """
    if isinstance(object, BytesWithType):
        return bytes_as_a_body(object.body), object.type
    if keepalive:
        raise TypeError("A request with keepalive cannot have a stream as its body.")
    if isinstance(object, AsyncSequence):
        return Body(ReadableStream.from_(object)), ""
    body = Body(object)
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
            raise _unusable()

    def append_the_type(self, type: str) -> None:
        """Append the type of the body as ``Content-Type``, unless there is such a header."""
        if type and not self.header_list.contains("Content-Type"):
            self.header_list.append("Content-Type", type)

    def get_the_mime_type(self) -> MimeType | None:
        """https://fetch.spec.whatwg.org/#concept-body-mime-type"""
        return extract_a_mime_type(self.header_list.get("Content-Type") or "")

    def consume_body(self, convert: Callable[[bytes], Any]) -> Promise[Any]:
        """https://fetch.spec.whatwg.org/#concept-body-consume-body"""
        if self.is_unusable:
            return promise_rejected_with(_unusable())
        promise = new_promise()

        def success_steps(data: bytes) -> None:
            try:
                value = convert(data)
            except Exception as error:
                reject(promise, thrown_value(error))
            else:
                resolve(promise, value)

        if self.body is None:
            success_steps(b"")
        else:
            fully_read(self.body, success_steps, lambda error: reject(promise, error))
        return promise


def _unusable() -> TypeError:
    return TypeError("The body is locked or was read from.")


def fully_read(
    body: Body, process_body: Callable[[bytes], None], process_body_error: Callable[[Any], None]
) -> None:
    """https://fetch.spec.whatwg.org/#body-fully-read"""
    ReadAllRequest(body.stream, process_body, process_body_error).read()


class ReadAllRequest(ReadRequest):
    """The read request of https://streams.spec.whatwg.org/#read-loop"""

    __slots__ = ("_chunks", "_failure_steps", "_has_chunk", "_is_reading", "_reader", "_success")

    def __init__(
        self,
        stream: ReadableStream,
        success_steps: Callable[[bytes], None],
        failure_steps: Callable[[Any], None],
    ) -> None:
        self._reader = acquire_readable_stream_default_reader(stream)
        self._success = success_steps
        self._failure_steps = failure_steps
        self._chunks: list[bytes] = []
        self._is_reading = self._has_chunk = False

    def read(self) -> None:
        """Read one chunk after the other; return while the stream has none."""
        self._has_chunk = True
        while self._has_chunk:
            self._has_chunk = False
            self._is_reading = True
            readable_stream_default_reader_read(self._reader, self)
            self._is_reading = False

    def chunk_steps(self, chunk: Any) -> None:
        if not is_bytes(chunk):
            kind = type(chunk).__name__
            self._failure_steps(TypeError(f"A chunk of the body has the type {kind!r}, not bytes."))
            return
        self._chunks.append(bytes(chunk))
        if self._is_reading:
            self._has_chunk = True
        else:
            self.read()

    def close_steps(self) -> None:
        self._success(b"".join(self._chunks))

    def error_steps(self, error: Any) -> None:
        self._failure_steps(error)


def is_bytes(chunk: object) -> bool:
    """Whether a chunk is what Python has for a ``Uint8Array``."""
    if isinstance(chunk, memoryview):
        return chunk.format == "B" and chunk.c_contiguous
    return isinstance(chunk, (bytes, bytearray))
