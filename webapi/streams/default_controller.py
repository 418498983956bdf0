"""Default controllers of readable streams.

https://streams.spec.whatwg.org/#rs-default-controller-class

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.streams.queuing import QueueWithSizes, QueuingStrategy, size_of_chunk
from webapi.streams.readers import (
    ReadableStreamController,
    ReadRequest,
    readable_stream_add_read_request,
    readable_stream_close,
    readable_stream_error,
    readable_stream_fulfill_read_request,
    readable_stream_get_num_read_requests,
)
from webapi.webidl.host import Promise, promise_resolved_with, react, thrown_value

if TYPE_CHECKING:
    from webapi.streams.readable import ReadableStream


class SourceAlgorithms:
    """The start, pull and cancel algorithms of a controller.

    https://streams.spec.whatwg.org/#set-up-readable-stream-default-controller
    """

    __slots__ = ()

    def start(self) -> Any:
        """The start algorithm. What it throws the stream's constructor throws."""
        return None

    def pull(self) -> Promise[Any]:
        """The pull algorithm."""
        return promise_resolved_with(None)

    def cancel(self, reason: Any) -> Promise[Any]:
        """The cancel algorithm."""
        return promise_resolved_with(None)


class ReadableStreamDefaultController(ReadableStreamController):
    """https://streams.spec.whatwg.org/#readablestreamdefaultcontroller"""

    __slots__ = (
        *("_algorithms", "_close_requested", "_pull_again", "_pulling", "_queue", "_started"),
        *("_strategy", "_strategy_hwm"),
    )

    def __init__(
        self, stream: ReadableStream, high_water_mark: float, strategy: QueuingStrategy
    ) -> None:
        super().__init__(stream)
        self._queue = QueueWithSizes()
        self._started = False
        self._close_requested = False
        self._pull_again = False
        self._pulling = False
        self._strategy_hwm = high_water_mark
        self._strategy: QueuingStrategy | None = strategy
        self._algorithms: SourceAlgorithms | None = None
        """None before the set-up, and when no algorithm will be executed any more."""

    def set_up(self, algorithms: SourceAlgorithms) -> None:
        """https://streams.spec.whatwg.org/#set-up-readable-stream-default-controller"""
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
    def desired_size(self) -> float | None:
        """https://streams.spec.whatwg.org/#readable-stream-default-controller-get-desired-size"""
        if self.stream.state == "errored":
            return None
        if self.stream.state == "closed":
            return 0
        return self._strategy_hwm - self._queue.total_size

    def close(self) -> None:
        """https://streams.spec.whatwg.org/#rs-default-controller-close"""
        if not self.can_close_or_enqueue:
            raise TypeError("The stream cannot be closed: it is closed, closing or errored.")
        self.request_close()

    def enqueue(self, chunk: Any) -> None:
        """https://streams.spec.whatwg.org/#rs-default-controller-enqueue"""
        if not self.can_close_or_enqueue:
            raise TypeError("The stream takes no chunk: it is closed, closing or errored.")
        self.enqueue_chunk(chunk)

    def error(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#rs-default-controller-error"""
        self.error_if_readable(error)

    @property
    def can_close_or_enqueue(self) -> bool:
        """https://streams.spec.whatwg.org/#readable-stream-default-controller-can-close-or-enqueue"""
        return not self._close_requested and self.stream.state == "readable"

    @property
    def has_backpressure(self) -> bool:
        """https://streams.spec.whatwg.org/#rs-default-controller-has-backpressure"""
        return not self._should_call_pull()

    def request_close(self) -> None:
        """https://streams.spec.whatwg.org/#readable-stream-default-controller-close"""
        if not self.can_close_or_enqueue:
            return
        self._close_requested = True
        if self._queue.is_empty():
            self._clear_algorithms()
            readable_stream_close(self.stream)

    def enqueue_chunk(self, chunk: Any) -> None:
        """https://streams.spec.whatwg.org/#readable-stream-default-controller-enqueue"""
        if not self.can_close_or_enqueue:
            return
        if readable_stream_get_num_read_requests(self.stream) > 0:
            readable_stream_fulfill_read_request(self.stream, chunk, False)
        else:
            strategy = self._strategy
            assert strategy is not None
            try:
                self._queue.enqueue(chunk, size_of_chunk(strategy, chunk))
            except Exception as error:
                self.error_if_readable(thrown_value(error))
                raise
        self._call_pull_if_needed()

    def error_if_readable(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#readable-stream-default-controller-error"""
        if self.stream.state == "readable":
            self._queue = QueueWithSizes()
            self._clear_algorithms()
            readable_stream_error(self.stream, error)

    def cancel_steps(self, reason: Any) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#rs-default-controller-private-cancel"""
        self._queue = QueueWithSizes()
        algorithms = self._algorithms
        assert algorithms is not None
        result = algorithms.cancel(reason)
        self._clear_algorithms()
        return result

    def pull_steps(self, read_request: ReadRequest) -> None:
        """https://streams.spec.whatwg.org/#rs-default-controller-private-pull"""
        if self._queue.is_empty():
            readable_stream_add_read_request(self.stream, read_request)
            self._call_pull_if_needed()
            return
        chunk = self._queue.dequeue()
        if self._close_requested and self._queue.is_empty():
            self._clear_algorithms()
            readable_stream_close(self.stream)
        else:
            self._call_pull_if_needed()
        read_request.chunk_steps(chunk)

    def _call_pull_if_needed(self) -> None:
        """https://streams.spec.whatwg.org/#readable-stream-default-controller-call-pull-if-needed"""
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
        """https://streams.spec.whatwg.org/#readable-stream-default-controller-should-call-pull"""
        if not self.can_close_or_enqueue or not self._started:
            return False
        if readable_stream_get_num_read_requests(self.stream) > 0:
            return True
        return self._strategy_hwm - self._queue.total_size > 0

    def _clear_algorithms(self) -> None:
        """https://streams.spec.whatwg.org/#readable-stream-default-controller-clear-algorithms"""
        self._algorithms = None
        self._strategy = None
