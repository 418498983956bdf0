"""Controllers of readable byte streams: https://streams.spec.whatwg.org/#rbs-controller-class

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from webapi.streams.default_controller import SourceAlgorithms
from webapi.streams.readers import (
    ReadableStreamController,
    ReadableStreamDefaultReader,
    ReadIntoRequest,
    ReadRequest,
    readable_stream_add_read_into_request,
    readable_stream_add_read_request,
    readable_stream_close,
    readable_stream_error,
    readable_stream_fulfill_read_into_request,
    readable_stream_fulfill_read_request,
    readable_stream_get_num_read_into_requests,
    readable_stream_get_num_read_requests,
)
from webapi.webidl.exceptions import RangeError
from webapi.webidl.host import (
    Promise,
    allocate_buffer,
    buffer_byte_length,
    clone_buffer,
    copy_bytes,
    element_size,
    is_detached,
    kind_of_bytes,
    kind_of_view,
    new_view,
    promise_resolved_with,
    react,
    remainder,
    throw,
    thrown_value,
    transfer_array_buffer,
    view_byte_length,
    view_byte_offset,
    viewed_buffer,
)

if TYPE_CHECKING:
    from webapi.streams.readable import ReadableStream


@dataclass(eq=False, slots=True)
class ByteQueueEntry:
    """https://streams.spec.whatwg.org/#readable-byte-stream-queue-entry"""

    buffer: Any
    byte_offset: int
    byte_length: int


@dataclass(eq=False, slots=True)
class PullIntoDescriptor:
    """https://streams.spec.whatwg.org/#pull-into-descriptor"""

    buffer: Any
    buffer_byte_length: int
    byte_offset: int
    byte_length: int
    bytes_filled: int
    minimum_fill: int
    kind: Any
    """The view constructor."""
    reader_type: str
    """``default``, ``byob`` or ``none``."""

    @property
    def remainder(self) -> int:
        """How many bytes of the last element are filled, if it is not filled whole."""
        return remainder(self.bytes_filled, element_size(self.kind))


class ReadableStreamBYOBRequest:
    """https://streams.spec.whatwg.org/#readablestreambyobrequest"""

    __slots__ = ("controller", "platform_object", "view")

    def __init__(self, controller: ReadableByteStreamController, view: Any) -> None:
        self.platform_object: Any = None
        self.controller: ReadableByteStreamController | None = controller
        self.view = view
        """None once the request is invalidated."""

    def respond(self, bytes_written: int) -> None:
        """https://streams.spec.whatwg.org/#rs-byob-request-respond"""
        if self.controller is None:
            raise TypeError("The request has been answered.")
        if is_detached(viewed_buffer(self.view)):
            raise TypeError("The buffer of the request's view is detached.")
        self.controller.respond(bytes_written)

    def respond_with_new_view(self, view: Any) -> None:
        """https://streams.spec.whatwg.org/#rs-byob-request-respond-with-new-view"""
        if self.controller is None:
            raise TypeError("The request has been answered.")
        if is_detached(viewed_buffer(view)):
            raise TypeError("The buffer of the view is detached.")
        self.controller.respond_with_new_view(view)


class ReadableByteStreamController(ReadableStreamController):
    """https://streams.spec.whatwg.org/#readablebytestreamcontroller"""

    __slots__ = (
        *("_algorithms", "_auto_allocate_chunk_size", "_byob_request", "_close_requested"),
        *("_pull_again", "_pulling", "_queue", "_queue_total_size", "_started"),
        *("_strategy_hwm", "pending_pull_intos"),
    )

    def __init__(
        self,
        stream: ReadableStream,
        high_water_mark: float,
        auto_allocate_chunk_size: int | None,
    ) -> None:
        super().__init__(stream)
        self._queue: deque[ByteQueueEntry] = deque()
        self._queue_total_size = 0
        self._started = False
        self._close_requested = False
        self._pull_again = False
        self._pulling = False
        self._strategy_hwm = high_water_mark
        self._auto_allocate_chunk_size = auto_allocate_chunk_size
        self._byob_request: ReadableStreamBYOBRequest | None = None
        self.pending_pull_intos: deque[PullIntoDescriptor] = deque()
        self._algorithms: SourceAlgorithms | None = None
        """None before the set-up, and when no algorithm will be executed any more."""

    def set_up(self, algorithms: SourceAlgorithms) -> None:
        """https://streams.spec.whatwg.org/#set-up-readable-byte-stream-controller"""
        self._algorithms = algorithms
        self.stream.controller = self
        start_result = algorithms.start()

        def fulfilled(_: Any) -> None:
            self._started = True
            self._call_pull_if_needed()

        react(
            promise_resolved_with(start_result),
            fulfilled,
            lambda reason: self.error_if_readable(reason),
        )

    @property
    def is_of_bytes(self) -> bool:
        return True

    @property
    def byob_request(self) -> ReadableStreamBYOBRequest | None:
        """https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollergetbyobrequest"""
        if self._byob_request is None and len(self.pending_pull_intos) > 0:
            first = self.pending_pull_intos[0]
            view = new_view(
                kind_of_bytes(),
                first.buffer,
                first.byte_offset + first.bytes_filled,
                first.byte_length - first.bytes_filled,
            )
            self._byob_request = ReadableStreamBYOBRequest(self, view)
        return self._byob_request

    @property
    def desired_size(self) -> float | None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-get-desired-size"""
        if self.stream.state == "errored":
            return None
        if self.stream.state == "closed":
            return 0
        return self._strategy_hwm - self._queue_total_size

    def close(self) -> None:
        """https://streams.spec.whatwg.org/#rbs-controller-close"""
        if self._close_requested or self.stream.state != "readable":
            raise TypeError("The stream cannot be closed: it is closed, closing or errored.")
        self.request_close()

    def close_and_respond(self) -> None:
        """https://streams.spec.whatwg.org/#readablestream-close"""
        self.request_close()
        if len(self.pending_pull_intos) > 0:
            self.respond(0)

    def enqueue(self, chunk: Any) -> None:
        """https://streams.spec.whatwg.org/#rbs-controller-enqueue"""
        if view_byte_length(chunk) == 0:
            raise TypeError("The chunk is empty.")
        if self._close_requested or self.stream.state != "readable":
            raise TypeError("The stream takes no chunk: it is closed, closing or errored.")
        self.enqueue_chunk(chunk)

    def error(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#rbs-controller-error"""
        self.error_if_readable(error)

    def cancel_steps(self, reason: Any) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#rbs-controller-private-cancel"""
        self._clear_pending_pull_intos()
        self._reset_queue()
        algorithms = self._algorithms
        assert algorithms is not None
        result = algorithms.cancel(reason)
        self._clear_algorithms()
        return result

    def pull_steps(self, read_request: ReadRequest) -> None:
        """https://streams.spec.whatwg.org/#rbs-controller-private-pull"""
        if self._queue_total_size > 0:
            self._fill_read_request_from_queue(read_request)
            return
        size = self._auto_allocate_chunk_size
        if size is not None:
            try:
                buffer = allocate_buffer(size)
            except Exception as error:
                read_request.error_steps(thrown_value(error))
                return
            kind = kind_of_bytes()
            descriptor = PullIntoDescriptor(buffer, size, 0, size, 0, 1, kind, "default")
            self.pending_pull_intos.append(descriptor)
        readable_stream_add_read_request(self.stream, read_request)
        self._call_pull_if_needed()

    def release_steps(self) -> None:
        """https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontroller-releasesteps"""
        if len(self.pending_pull_intos) > 0:
            first = self.pending_pull_intos[0]
            first.reader_type = "none"
            self.pending_pull_intos = deque()
            self.pending_pull_intos.append(first)

    # What the standard calls ReadableByteStreamController...

    def _call_pull_if_needed(self) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-call-pull-if-needed"""
        if not self._should_call_pull():
            return
        if self._pulling:
            self._pull_again = True
            return
        self._pulling = True
        algorithms = self._algorithms
        assert algorithms is not None

        def fulfilled(_: Any) -> None:
            self._pulling = False
            if self._pull_again:
                self._pull_again = False
                self._call_pull_if_needed()

        react(algorithms.pull(), fulfilled, lambda reason: self.error_if_readable(reason))

    def _should_call_pull(self) -> bool:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-should-call-pull"""
        if self.stream.state != "readable" or self._close_requested or not self._started:
            return False
        if readable_stream_get_num_read_requests(self.stream) > 0:
            return True
        if readable_stream_get_num_read_into_requests(self.stream) > 0:
            return True
        return self._strategy_hwm - self._queue_total_size > 0

    def _clear_algorithms(self) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-clear-algorithms"""
        self._algorithms = None

    def _clear_pending_pull_intos(self) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-clear-pending-pull-intos"""
        self._invalidate_byob_request()
        self.pending_pull_intos = deque()

    def _reset_queue(self) -> None:
        """https://streams.spec.whatwg.org/#reset-queue"""
        self._queue = deque()
        self._queue_total_size = 0

    def request_close(self) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-close"""
        if self._close_requested or self.stream.state != "readable":
            return
        if self._queue_total_size > 0:
            self._close_requested = True
            return
        if len(self.pending_pull_intos) > 0 and self.pending_pull_intos[0].remainder != 0:
            error = TypeError("The last element of a view has been filled in part only.")
            self.error_if_readable(error)
            raise throw(error)
        self._clear_algorithms()
        readable_stream_close(self.stream)

    def _commit(self, descriptor: PullIntoDescriptor) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-commit-pull-into-descriptor"""
        done = self.stream.state == "closed"
        filled_view = self._convert(descriptor)
        if descriptor.reader_type == "default":
            readable_stream_fulfill_read_request(self.stream, filled_view, done)
        else:
            readable_stream_fulfill_read_into_request(self.stream, filled_view, done)

    def _commit_all(self, descriptors: list[PullIntoDescriptor]) -> None:
        for descriptor in descriptors:
            self._commit(descriptor)

    def _convert(self, descriptor: PullIntoDescriptor) -> Any:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-convert-pull-into-descriptor"""
        buffer = transfer_array_buffer(descriptor.buffer)
        return new_view(descriptor.kind, buffer, descriptor.byte_offset, descriptor.bytes_filled)

    def enqueue_chunk(self, chunk: Any) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-enqueue"""
        stream = self.stream
        if self._close_requested or stream.state != "readable":
            return
        buffer = viewed_buffer(chunk)
        byte_offset = view_byte_offset(chunk)
        byte_length = view_byte_length(chunk)
        if is_detached(buffer):
            raise TypeError("The buffer of the chunk is detached.")
        transferred_buffer = transfer_array_buffer(buffer)
        if len(self.pending_pull_intos) > 0:
            first = self.pending_pull_intos[0]
            if is_detached(first.buffer):
                raise TypeError("The buffer of the request's view is detached.")
            self._invalidate_byob_request()
            first.buffer = transfer_array_buffer(first.buffer)
            if first.reader_type == "none":
                self._enqueue_detached_pull_into_to_queue(first)
        if isinstance(stream.reader, ReadableStreamDefaultReader):
            self._process_read_requests_using_queue(stream.reader)
            if readable_stream_get_num_read_requests(stream) == 0:
                self._enqueue_chunk_to_queue(transferred_buffer, byte_offset, byte_length)
            else:
                if len(self.pending_pull_intos) > 0:
                    self._shift_pending_pull_into()
                view = new_view(kind_of_bytes(), transferred_buffer, byte_offset, byte_length)
                readable_stream_fulfill_read_request(stream, view, False)
        else:
            self._enqueue_chunk_to_queue(transferred_buffer, byte_offset, byte_length)
            if stream.reader is not None:
                self._commit_all(self._process_pull_into_descriptors_using_queue())
        self._call_pull_if_needed()

    def _enqueue_chunk_to_queue(self, buffer: Any, byte_offset: int, byte_length: int) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-enqueue-chunk-to-queue"""
        self._queue.append(ByteQueueEntry(buffer, byte_offset, byte_length))
        self._queue_total_size += byte_length

    def _enqueue_cloned_chunk_to_queue(
        self, buffer: Any, byte_offset: int, byte_length: int
    ) -> None:
        """https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerenqueueclonedchunktoqueue"""
        try:
            clone = clone_buffer(buffer, byte_offset, byte_length)
        except Exception as error:
            self.error_if_readable(thrown_value(error))
            raise
        self._enqueue_chunk_to_queue(clone, 0, byte_length)

    def _enqueue_detached_pull_into_to_queue(self, descriptor: PullIntoDescriptor) -> None:
        """https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerenqueuedetachedpullintotoqueue"""
        if descriptor.bytes_filled > 0:
            self._enqueue_cloned_chunk_to_queue(
                descriptor.buffer, descriptor.byte_offset, descriptor.bytes_filled
            )
        self._shift_pending_pull_into()

    def error_if_readable(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-error"""
        if self.stream.state != "readable":
            return
        self._clear_pending_pull_intos()
        self._reset_queue()
        self._clear_algorithms()
        readable_stream_error(self.stream, error)

    def _fill_pull_into_descriptor_from_queue(self, descriptor: PullIntoDescriptor) -> bool:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-fill-pull-into-descriptor-from-queue"""
        remaining = min(self._queue_total_size, descriptor.byte_length - descriptor.bytes_filled)
        max_bytes_filled = descriptor.bytes_filled + remaining
        max_aligned_bytes = max_bytes_filled - remainder(
            max_bytes_filled, element_size(descriptor.kind)
        )
        ready = max_aligned_bytes >= descriptor.minimum_fill
        # A descriptor that is not filled up to its minimum stays at the head of the queue, so
        # that the underlying source can keep filling it.
        if ready:
            remaining = max_aligned_bytes - descriptor.bytes_filled
        while remaining > 0:
            head = self._queue[0]
            count = min(remaining, head.byte_length)
            start = descriptor.byte_offset + descriptor.bytes_filled
            copy_bytes(descriptor.buffer, start, head.buffer, head.byte_offset, count)
            if head.byte_length == count:
                self._queue.popleft()
            else:
                head.byte_offset += count
                head.byte_length -= count
            self._queue_total_size -= count
            descriptor.bytes_filled += count
            remaining -= count
        return ready

    def _fill_read_request_from_queue(self, read_request: ReadRequest) -> None:
        """https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerfillreadrequestfromqueue"""
        entry = self._queue.popleft()
        self._queue_total_size -= entry.byte_length
        self._handle_queue_drain()
        view = new_view(kind_of_bytes(), entry.buffer, entry.byte_offset, entry.byte_length)
        read_request.chunk_steps(view)

    def _handle_queue_drain(self) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-handle-queue-drain"""
        if self._queue_total_size == 0 and self._close_requested:
            self._clear_algorithms()
            readable_stream_close(self.stream)
        else:
            self._call_pull_if_needed()

    def _invalidate_byob_request(self) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-invalidate-byob-request"""
        request = self._byob_request
        if request is None:
            return
        request.controller = None
        request.view = None
        self._byob_request = None

    def _process_pull_into_descriptors_using_queue(self) -> list[PullIntoDescriptor]:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-process-pull-into-descriptors-using-queue"""
        filled_pull_intos: list[PullIntoDescriptor] = []
        while len(self.pending_pull_intos) > 0 and self._queue_total_size > 0:
            descriptor = self.pending_pull_intos[0]
            if self._fill_pull_into_descriptor_from_queue(descriptor):
                self._shift_pending_pull_into()
                filled_pull_intos.append(descriptor)
        return filled_pull_intos

    def _process_read_requests_using_queue(self, reader: ReadableStreamDefaultReader) -> None:
        """https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerprocessreadrequestsusingqueue"""
        while len(reader.read_requests) > 0 and self._queue_total_size > 0:
            self._fill_read_request_from_queue(reader.read_requests.popleft())

    def pull_into(self, view: Any, least: int, request: ReadIntoRequest) -> None:
        kind = kind_of_view(view)
        minimum_fill = least * element_size(kind)
        byte_offset = view_byte_offset(view)
        byte_length = view_byte_length(view)
        try:
            buffer = transfer_array_buffer(viewed_buffer(view))
        except Exception as error:
            request.error_steps(thrown_value(error))
            return
        descriptor = PullIntoDescriptor(
            buffer,
            buffer_byte_length(buffer),
            byte_offset,
            byte_length,
            0,
            minimum_fill,
            kind,
            "byob",
        )
        if len(self.pending_pull_intos) > 0:
            self.pending_pull_intos.append(descriptor)
            readable_stream_add_read_into_request(self.stream, request)
            return
        if self.stream.state == "closed":
            request.close_steps(new_view(kind, buffer, byte_offset, 0))
            return
        if self._queue_total_size > 0:
            if self._fill_pull_into_descriptor_from_queue(descriptor):
                filled_view = self._convert(descriptor)
                self._handle_queue_drain()
                request.chunk_steps(filled_view)
                return
            if self._close_requested:
                too_few = TypeError("The stream is closing and has too few bytes for the view.")
                self.error_if_readable(too_few)
                request.error_steps(too_few)
                return
        self.pending_pull_intos.append(descriptor)
        readable_stream_add_read_into_request(self.stream, request)
        self._call_pull_if_needed()

    def respond(self, bytes_written: int) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond"""
        first = self.pending_pull_intos[0]
        if self.stream.state == "closed":
            if bytes_written != 0:
                raise TypeError("The stream is closed and takes no bytes.")
        else:
            if bytes_written == 0:
                raise TypeError("The response has no bytes, and the stream is not closed.")
            if first.bytes_filled + bytes_written > first.byte_length:
                raise RangeError("More bytes have been written than the view has.")
        first.buffer = transfer_array_buffer(first.buffer)
        self._respond_internal(bytes_written)

    def respond_with_new_view(self, view: Any) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-with-new-view"""
        first = self.pending_pull_intos[0]
        byte_length = view_byte_length(view)
        if self.stream.state == "closed":
            if byte_length != 0:
                raise TypeError("The stream is closed and takes no bytes.")
        elif byte_length == 0:
            raise TypeError("The response has no bytes, and the stream is not closed.")
        if first.byte_offset + first.bytes_filled != view_byte_offset(view):
            raise RangeError("The view begins at another place than the request's view.")
        if first.buffer_byte_length != buffer_byte_length(viewed_buffer(view)):
            raise RangeError("The buffer of the view has another length than the request's.")
        if first.bytes_filled + byte_length > first.byte_length:
            raise RangeError("The view is longer than the request's view.")
        first.buffer = transfer_array_buffer(viewed_buffer(view))
        self._respond_internal(byte_length)

    def _respond_internal(self, bytes_written: int) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-internal"""
        first = self.pending_pull_intos[0]
        self._invalidate_byob_request()
        if self.stream.state == "closed":
            self._respond_in_closed_state(first)
        else:
            self._respond_in_readable_state(bytes_written, first)
        self._call_pull_if_needed()

    def _respond_in_closed_state(self, first: PullIntoDescriptor) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-in-closed-state"""
        if first.reader_type == "none":
            self._shift_pending_pull_into()
        filled_pull_intos: list[PullIntoDescriptor] = []
        while len(filled_pull_intos) < readable_stream_get_num_read_into_requests(self.stream):
            filled_pull_intos.append(self._shift_pending_pull_into())
        self._commit_all(filled_pull_intos)

    def _respond_in_readable_state(
        self, bytes_written: int, descriptor: PullIntoDescriptor
    ) -> None:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-in-readable-state"""
        descriptor.bytes_filled += bytes_written
        if descriptor.reader_type == "none":
            self._enqueue_detached_pull_into_to_queue(descriptor)
            self._commit_all(self._process_pull_into_descriptors_using_queue())
            return
        if descriptor.bytes_filled < descriptor.minimum_fill:
            return
        self._shift_pending_pull_into()
        remainder_size = descriptor.remainder
        if remainder_size > 0:
            end = descriptor.byte_offset + descriptor.bytes_filled
            self._enqueue_cloned_chunk_to_queue(
                descriptor.buffer, end - remainder_size, remainder_size
            )
        descriptor.bytes_filled -= remainder_size
        filled_pull_intos = self._process_pull_into_descriptors_using_queue()
        self._commit(descriptor)
        self._commit_all(filled_pull_intos)

    def _shift_pending_pull_into(self) -> PullIntoDescriptor:
        """https://streams.spec.whatwg.org/#readable-byte-stream-controller-shift-pending-pull-into"""
        return self.pending_pull_intos.popleft()
