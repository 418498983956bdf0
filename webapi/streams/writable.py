"""Writable streams: https://streams.spec.whatwg.org/#ws

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypedDict, cast

from webapi.dom.abort import AbortSignal
from webapi.streams.queuing import (
    QueueWithSizes,
    QueuingStrategy,
    extract_high_water_mark,
    size_of_chunk,
)
from webapi.webidl.exceptions import RangeError
from webapi.webidl.host import (
    Promise,
    is_pending,
    mark_as_handled,
    new_promise,
    promise_rejected_with,
    promise_resolved_with,
    react,
    reject,
    resolve,
    thrown_value,
)


class UnderlyingSink(TypedDict, total=False):
    """https://streams.spec.whatwg.org/#dictdef-underlyingsink

    The first argument of each function is its callback this value.
    """

    start: Callable[[Any, WritableStreamDefaultController], Any]
    write: Callable[[Any, Any, WritableStreamDefaultController], Promise[Any]]
    close: Callable[[Any], Promise[Any]]
    abort: Callable[[Any, Any], Promise[Any]]
    type: Any


@dataclass(eq=False, slots=True)
class PendingAbortRequest:
    """https://streams.spec.whatwg.org/#pending-abort-request"""

    promise: Promise[Any]
    reason: Any
    was_already_erroring: bool


class SinkAlgorithms:
    """The start, write, close and abort algorithms of a controller.

    https://streams.spec.whatwg.org/#set-up-writable-stream-default-controller
    """

    __slots__ = ()

    def start(self) -> Any:
        """The start algorithm. What it throws the stream's constructor throws."""
        return None

    def write(self, chunk: Any) -> Promise[Any]:
        """The write algorithm."""
        return promise_resolved_with(None)

    def close(self) -> Promise[Any]:
        """The close algorithm."""
        return promise_resolved_with(None)

    def abort(self, reason: Any) -> Promise[Any]:
        """The abort algorithm."""
        return promise_resolved_with(None)


class UnderlyingSinkAlgorithms(SinkAlgorithms):
    """https://streams.spec.whatwg.org/#set-up-writable-stream-default-controller-from-underlying-sink"""

    __slots__ = ("_controller", "_dictionary", "_sink")

    def __init__(
        self, sink: Any, dictionary: UnderlyingSink, controller: WritableStreamDefaultController
    ) -> None:
        super().__init__()
        self._sink = sink
        self._dictionary = dictionary
        self._controller = controller

    def start(self) -> Any:
        members = self._dictionary
        return members["start"](self._sink, self._controller) if "start" in members else None

    def write(self, chunk: Any) -> Promise[Any]:
        members = self._dictionary
        if "write" in members:
            return members["write"](self._sink, chunk, self._controller)
        return promise_resolved_with(None)

    def close(self) -> Promise[Any]:
        members = self._dictionary
        return members["close"](self._sink) if "close" in members else promise_resolved_with(None)

    def abort(self, reason: Any) -> Promise[Any]:
        members = self._dictionary
        if "abort" in members:
            return members["abort"](self._sink, reason)
        return promise_resolved_with(None)


class WritableStream:
    """https://streams.spec.whatwg.org/#writablestream"""

    __slots__ = (
        *("_close_request", "_in_flight_close_request", "_in_flight_write_request"),
        *("_pending_abort_request", "_write_requests", "backpressure", "controller"),
        *("platform_object", "state", "stored_error", "writer"),
    )

    def __init__(self) -> None:
        """https://streams.spec.whatwg.org/#initialize-writable-stream"""
        self.platform_object: Any = None
        self.state = "writable"
        self.stored_error: Any = None
        self.writer: WritableStreamDefaultWriter | None = None
        self.backpressure = False
        self._write_requests: deque[Promise[Any]] = deque()
        self._close_request: Promise[Any] | None = None
        self._in_flight_write_request: Promise[Any] | None = None
        self._in_flight_close_request: Promise[Any] | None = None
        self._pending_abort_request: PendingAbortRequest | None = None
        self.controller: WritableStreamDefaultController = cast("Any", None)

    def constructor_steps(
        self, sink: Any, strategy: QueuingStrategy, dictionary: UnderlyingSink
    ) -> None:
        """https://streams.spec.whatwg.org/#ws-constructor"""
        if "type" in dictionary:
            raise RangeError("The type of an underlying sink is reserved.")
        high_water_mark = extract_high_water_mark(strategy, 1)
        controller = WritableStreamDefaultController(self, high_water_mark, strategy)
        controller.set_up(UnderlyingSinkAlgorithms(sink, dictionary, controller))

    @property
    def locked(self) -> bool:
        """https://streams.spec.whatwg.org/#is-writable-stream-locked"""
        return self.writer is not None

    def abort(self, reason: Any) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#ws-abort"""
        if self.locked:
            return promise_rejected_with(TypeError("The stream is locked to a writer."))
        return writable_stream_abort(self, reason)

    def close(self) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#ws-close"""
        if self.locked:
            return promise_rejected_with(TypeError("The stream is locked to a writer."))
        if self.close_queued_or_in_flight:
            return promise_rejected_with(TypeError("The stream is closing or closed."))
        return writable_stream_close(self)

    def get_writer(self) -> WritableStreamDefaultWriter:
        """https://streams.spec.whatwg.org/#ws-get-writer"""
        return acquire_writable_stream_default_writer(self)

    # What the standard calls WritableStream...

    @property
    def close_queued_or_in_flight(self) -> bool:
        """https://streams.spec.whatwg.org/#writable-stream-close-queued-or-in-flight"""
        return self._close_request is not None or self._in_flight_close_request is not None

    @property
    def has_write_in_flight(self) -> bool:
        """Whether the sink is writing a chunk."""
        return self._in_flight_write_request is not None

    @property
    def has_operation_marked_in_flight(self) -> bool:
        """https://streams.spec.whatwg.org/#writable-stream-has-operation-marked-in-flight"""
        return (
            self._in_flight_write_request is not None or self._in_flight_close_request is not None
        )

    def request_abort(self, reason: Any) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#writable-stream-abort, from step 5"""
        if self._pending_abort_request is not None:
            return self._pending_abort_request.promise
        was_already_erroring = self.state == "erroring"
        promise = new_promise()
        kept_reason = None if was_already_erroring else reason
        request = PendingAbortRequest(promise, kept_reason, was_already_erroring)
        self._pending_abort_request = request
        if not was_already_erroring:
            self.start_erroring(reason)
        return promise

    def request_close(self) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#writable-stream-close, from step 5"""
        promise = new_promise()
        self._close_request = promise
        if self.writer is not None and self.backpressure and self.state == "writable":
            resolve(self.writer.ready, None)
        self.controller.close()
        return promise

    def add_write_request(self) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#writable-stream-add-write-request"""
        promise = new_promise()
        self._write_requests.append(promise)
        return promise

    def deal_with_rejection(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-deal-with-rejection"""
        if self.state == "writable":
            self.start_erroring(error)
        else:
            self.finish_erroring()

    def start_erroring(self, reason: Any) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-start-erroring"""
        self.state = "erroring"
        self.stored_error = reason
        if self.writer is not None:
            self.writer.ensure_ready_promise_rejected(reason)
        if not self.has_operation_marked_in_flight and self.controller.started:
            self.finish_erroring()

    def finish_erroring(self) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-finish-erroring"""
        self.state = "errored"
        self.controller.error_steps()
        write_requests = self._write_requests
        self._write_requests = deque()
        while len(write_requests) > 0:
            reject(write_requests.popleft(), self.stored_error)
        abort_request = self._pending_abort_request
        if abort_request is None:
            self._reject_close_and_closed_promise_if_needed()
            return
        self._pending_abort_request = None
        promise = abort_request.promise
        if abort_request.was_already_erroring:
            reject(promise, self.stored_error)
            self._reject_close_and_closed_promise_if_needed()
            return

        def fulfilled(_: Any) -> None:
            resolve(promise, None)
            self._reject_close_and_closed_promise_if_needed()

        def rejected(reason: Any) -> None:
            reject(promise, reason)
            self._reject_close_and_closed_promise_if_needed()

        react(self.controller.abort_steps(abort_request.reason), fulfilled, rejected)

    def finish_in_flight_close(self) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-finish-in-flight-close"""
        close_request = self._in_flight_close_request
        assert close_request is not None
        resolve(close_request, None)
        self._in_flight_close_request = None
        if self.state == "erroring":
            # The error was too late to do anything, so it is ignored.
            self.stored_error = None
            if self._pending_abort_request is not None:
                resolve(self._pending_abort_request.promise, None)
                self._pending_abort_request = None
        self.state = "closed"
        if self.writer is not None:
            resolve(self.writer.closed, None)

    def finish_in_flight_close_with_error(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-finish-in-flight-close-with-error"""
        close_request = self._in_flight_close_request
        assert close_request is not None
        reject(close_request, error)
        self._in_flight_close_request = None
        if self._pending_abort_request is not None:
            reject(self._pending_abort_request.promise, error)
            self._pending_abort_request = None
        self.deal_with_rejection(error)

    def finish_in_flight_write(self) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-finish-in-flight-write"""
        write_request = self._in_flight_write_request
        assert write_request is not None
        resolve(write_request, None)
        self._in_flight_write_request = None

    def finish_in_flight_write_with_error(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-finish-in-flight-write-with-error"""
        write_request = self._in_flight_write_request
        assert write_request is not None
        reject(write_request, error)
        self._in_flight_write_request = None
        self.deal_with_rejection(error)

    def mark_close_request_in_flight(self) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-mark-close-request-in-flight"""
        self._in_flight_close_request = self._close_request
        self._close_request = None

    def mark_first_write_request_in_flight(self) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-mark-first-write-request-in-flight"""
        self._in_flight_write_request = self._write_requests.popleft()

    def _reject_close_and_closed_promise_if_needed(self) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-reject-close-and-closed-promise-if-needed"""
        if self._close_request is not None:
            reject(self._close_request, self.stored_error)
            self._close_request = None
        if self.writer is not None:
            reject(self.writer.closed, self.stored_error)
            mark_as_handled(self.writer.closed)

    def update_backpressure(self, backpressure: bool) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-update-backpressure"""
        if self.writer is not None and backpressure is not self.backpressure:
            if backpressure:
                self.writer.ready = new_promise()
            else:
                resolve(self.writer.ready, None)
        self.backpressure = backpressure


class WritableStreamDefaultWriter:
    """https://streams.spec.whatwg.org/#writablestreamdefaultwriter"""

    __slots__ = ("closed", "platform_object", "ready", "stream")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.stream: WritableStream | None = None
        self.closed: Promise[Any] = cast("Any", None)
        self.ready: Promise[Any] = cast("Any", None)

    def constructor_steps(self, stream: WritableStream) -> None:
        """https://streams.spec.whatwg.org/#set-up-writable-stream-default-writer"""
        if stream.locked:
            raise TypeError("The stream is locked to a writer.")
        self.stream = stream
        stream.writer = self
        if stream.state == "writable":
            if not stream.close_queued_or_in_flight and stream.backpressure:
                self.ready = new_promise()
            else:
                self.ready = promise_resolved_with(None)
            self.closed = new_promise()
        elif stream.state == "erroring":
            self.ready = _handled_rejection(stream.stored_error)
            self.closed = new_promise()
        elif stream.state == "closed":
            self.ready = promise_resolved_with(None)
            self.closed = promise_resolved_with(None)
        else:
            self.ready = _handled_rejection(stream.stored_error)
            self.closed = _handled_rejection(stream.stored_error)

    @property
    def desired_size(self) -> float | None:
        """https://streams.spec.whatwg.org/#default-writer-desired-size"""
        if self.stream is None:
            raise TypeError("The writer has been released.")
        return writable_stream_get_desired_size(self.stream)

    def abort(self, reason: Any) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#default-writer-abort"""
        if self.stream is None:
            return promise_rejected_with(_released_writer())
        return writable_stream_abort(self.stream, reason)

    def close(self) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#default-writer-close"""
        if self.stream is None:
            return promise_rejected_with(_released_writer())
        if self.stream.close_queued_or_in_flight:
            return promise_rejected_with(TypeError("The stream is closing or closed."))
        return writable_stream_close(self.stream)

    def close_with_error_propagation(self) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#writable-stream-default-writer-close-with-error-propagation"""
        stream = self.stream
        assert stream is not None
        if stream.close_queued_or_in_flight or stream.state == "closed":
            return promise_resolved_with(None)
        if stream.state == "errored":
            return promise_rejected_with(stream.stored_error)
        return writable_stream_close(stream)

    def release_lock(self) -> None:
        """https://streams.spec.whatwg.org/#default-writer-release-lock"""
        if self.stream is not None:
            self.release()

    def release(self) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-default-writer-release"""
        stream = self.stream
        assert stream is not None
        released_error = _released_writer()
        self.ensure_ready_promise_rejected(released_error)
        self.ensure_closed_promise_rejected(released_error)
        stream.writer = None
        self.stream = None

    def ensure_closed_promise_rejected(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-default-writer-ensure-closed-promise-rejected"""
        if is_pending(self.closed):
            reject(self.closed, error)
            mark_as_handled(self.closed)
        else:
            self.closed = _handled_rejection(error)

    def ensure_ready_promise_rejected(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-default-writer-ensure-ready-promise-rejected"""
        if is_pending(self.ready):
            reject(self.ready, error)
            mark_as_handled(self.ready)
        else:
            self.ready = _handled_rejection(error)

    def write(self, chunk: Any) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#default-writer-write"""
        stream = self.stream
        if stream is None:
            return promise_rejected_with(_released_writer())
        controller = stream.controller
        chunk_size = controller.get_chunk_size(chunk)
        if self.stream is not stream:
            return promise_rejected_with(_released_writer())
        if stream.state == "errored":
            return promise_rejected_with(stream.stored_error)
        if stream.close_queued_or_in_flight or stream.state == "closed":
            return promise_rejected_with(TypeError("The stream is closing or closed."))
        if stream.state == "erroring":
            return promise_rejected_with(stream.stored_error)
        promise = stream.add_write_request()
        controller.write(chunk, chunk_size)
        return promise


def _released_writer() -> TypeError:
    return TypeError("The writer has been released.")


def _handled_rejection(reason: Any) -> Promise[Any]:
    promise = promise_rejected_with(reason)
    mark_as_handled(promise)
    return promise


def acquire_writable_stream_default_writer(stream: WritableStream) -> WritableStreamDefaultWriter:
    """https://streams.spec.whatwg.org/#acquire-writable-stream-default-writer"""
    writer = WritableStreamDefaultWriter()
    writer.constructor_steps(stream)
    return writer


def writable_stream_abort(stream: WritableStream, reason: Any) -> Promise[Any]:
    """https://streams.spec.whatwg.org/#writable-stream-abort"""
    if stream.state == "closed" or stream.state == "errored":
        return promise_resolved_with(None)
    stream.controller.signal.signal_abort(reason)
    # Listeners of the signal may have changed the state.
    if stream.state == "closed" or stream.state == "errored":
        return promise_resolved_with(None)
    return stream.request_abort(reason)


def writable_stream_close(stream: WritableStream) -> Promise[Any]:
    """https://streams.spec.whatwg.org/#writable-stream-close"""
    if stream.state == "closed" or stream.state == "errored":
        return promise_rejected_with(TypeError("The stream is closed or errored."))
    return stream.request_close()


def writable_stream_get_desired_size(stream: WritableStream) -> float | None:
    """https://streams.spec.whatwg.org/#writable-stream-default-writer-get-desired-size"""
    if stream.state == "errored" or stream.state == "erroring":
        return None
    if stream.state == "closed":
        return 0
    return stream.controller.desired_size


class WritableStreamDefaultController:
    """https://streams.spec.whatwg.org/#writablestreamdefaultcontroller"""

    __slots__ = (
        *("_algorithms", "_close_is_queued", "_queue", "_signal", "_strategy", "_strategy_hwm"),
        *("platform_object", "started", "stream"),
    )

    def __init__(
        self, stream: WritableStream, high_water_mark: float, strategy: QueuingStrategy
    ) -> None:
        self.platform_object: Any = None
        self.stream = stream
        self._queue = QueueWithSizes()
        self._close_is_queued = False
        """The close sentinel, which the standard has at the end of the queue."""
        self._signal: AbortSignal | None = None
        self.started = False
        self._strategy_hwm = high_water_mark
        self._strategy: QueuingStrategy | None = strategy
        self._algorithms: SinkAlgorithms | None = None
        """None before the set-up, and when no algorithm will be executed any more."""

    def set_up(self, algorithms: SinkAlgorithms) -> None:
        """https://streams.spec.whatwg.org/#set-up-writable-stream-default-controller"""
        stream = self.stream
        stream.controller = self
        self._algorithms = algorithms
        stream.update_backpressure(self.backpressure)
        start_result = algorithms.start()

        def fulfilled(_: Any) -> None:
            self.started = True
            self._advance_queue_if_needed()

        def rejected(reason: Any) -> None:
            self.started = True
            stream.deal_with_rejection(reason)

        react(promise_resolved_with(start_result), fulfilled, rejected)

    @property
    def signal(self) -> AbortSignal:
        """https://streams.spec.whatwg.org/#ws-default-controller-signal"""
        if self._signal is None:
            self._signal = AbortSignal()
        return self._signal

    def error(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#ws-default-controller-error"""
        self.error_if_needed(error)

    @property
    def desired_size(self) -> float:
        """https://streams.spec.whatwg.org/#writable-stream-default-controller-get-desired-size"""
        return self._strategy_hwm - self._queue.total_size

    @property
    def backpressure(self) -> bool:
        """https://streams.spec.whatwg.org/#writable-stream-default-controller-get-backpressure"""
        return self.desired_size <= 0

    def close(self) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-default-controller-close"""
        self._close_is_queued = True
        self._advance_queue_if_needed()

    def error_if_needed(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-default-controller-error-if-needed"""
        if self.stream.state == "writable":
            self._clear_algorithms()
            self.stream.start_erroring(error)

    def get_chunk_size(self, chunk: Any) -> float:
        """https://streams.spec.whatwg.org/#writable-stream-default-controller-get-chunk-size"""
        if self._strategy is None:
            return 1
        try:
            return size_of_chunk(self._strategy, chunk)
        except Exception as error:
            self.error_if_needed(thrown_value(error))
            return 1

    def write(self, chunk: Any, chunk_size: float) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-default-controller-write"""
        try:
            self._queue.enqueue(chunk, chunk_size)
        except Exception as error:
            self.error_if_needed(thrown_value(error))
            return
        stream = self.stream
        if not stream.close_queued_or_in_flight and stream.state == "writable":
            stream.update_backpressure(self.backpressure)
        self._advance_queue_if_needed()

    def abort_steps(self, reason: Any) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#ws-default-controller-private-abort"""
        algorithms = self._algorithms
        assert algorithms is not None
        result = algorithms.abort(reason)
        self._clear_algorithms()
        return result

    def error_steps(self) -> None:
        """https://streams.spec.whatwg.org/#ws-default-controller-private-error"""
        self._queue = QueueWithSizes()
        self._close_is_queued = False

    def _advance_queue_if_needed(self) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-default-controller-advance-queue-if-needed"""
        if not self.started or self.stream.has_write_in_flight:
            return
        if self.stream.state == "erroring":
            self.stream.finish_erroring()
        elif not self._queue.is_empty():
            self._process_write(self._queue.peek())
        elif self._close_is_queued:
            self._process_close()

    def _process_close(self) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-default-controller-process-close"""
        stream = self.stream
        stream.mark_close_request_in_flight()
        self._close_is_queued = False
        algorithms = self._algorithms
        assert algorithms is not None
        sink_close_promise = algorithms.close()
        self._clear_algorithms()
        react(
            sink_close_promise,
            lambda _: stream.finish_in_flight_close(),
            lambda reason: stream.finish_in_flight_close_with_error(reason),
        )

    def _process_write(self, chunk: Any) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-default-controller-process-write"""
        stream = self.stream
        stream.mark_first_write_request_in_flight()
        algorithms = self._algorithms
        assert algorithms is not None

        def fulfilled(_: Any) -> None:
            stream.finish_in_flight_write()
            self._queue.dequeue()
            if not stream.close_queued_or_in_flight and stream.state == "writable":
                stream.update_backpressure(self.backpressure)
            self._advance_queue_if_needed()

        def rejected(reason: Any) -> None:
            if stream.state == "writable":
                self._clear_algorithms()
            stream.finish_in_flight_write_with_error(reason)

        react(algorithms.write(chunk), fulfilled, rejected)

    def _clear_algorithms(self) -> None:
        """https://streams.spec.whatwg.org/#writable-stream-default-controller-clear-algorithms"""
        self._algorithms = None
        self._strategy = None


def create_writable_stream(
    algorithms: SinkAlgorithms, high_water_mark: float, strategy: QueuingStrategy
) -> WritableStream:
    """https://streams.spec.whatwg.org/#create-writable-stream"""
    stream = WritableStream()
    WritableStreamDefaultController(stream, high_water_mark, strategy).set_up(algorithms)
    return stream
