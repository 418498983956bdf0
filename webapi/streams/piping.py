"""Piping: https://streams.spec.whatwg.org/#readable-stream-pipe-to

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypedDict

from webapi.dom.events import AbortAlgorithm
from webapi.streams.readers import (
    ReadRequest,
    acquire_readable_stream_default_reader,
    readable_stream_cancel,
    readable_stream_default_reader_read,
    return_undefined,
)
from webapi.streams.writable import (
    WritableStream,
    acquire_writable_stream_default_writer,
    writable_stream_abort,
    writable_stream_get_desired_size,
)
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    Promise,
    new_promise,
    promise_resolved_with,
    react,
    reject,
    resolve,
    when_cancelled,
)

if TYPE_CHECKING:
    from webapi.dom.abort import AbortSignal
    from webapi.streams.readable import ReadableStream


class StreamPipeOptions(TypedDict, total=False):
    """https://streams.spec.whatwg.org/#dictdef-streampipeoptions"""

    preventAbort: bool
    preventCancel: bool
    preventClose: bool
    signal: AbortSignal


class PipeRequest(ReadRequest):
    """The read request of a pipe."""

    __slots__ = ("pipe",)

    def __init__(self, pipe: Pipe) -> None:
        super().__init__()
        self.pipe = pipe

    def chunk_steps(self, chunk: Any) -> None:
        self.pipe.write(chunk)


class Pipe(AbortAlgorithm):
    """https://streams.spec.whatwg.org/#readable-stream-pipe-to"""

    __slots__ = (
        *("_destination", "_is_shutting_down", "_last_write", "_options", "_reader", "_signal"),
        *("_source", "_writer", "promise"),
    )

    def __init__(
        self, source: ReadableStream, destination: WritableStream, options: StreamPipeOptions
    ) -> None:
        super().__init__()
        self._source = source
        self._destination = destination
        self._options = options
        self._signal = options.get("signal")
        self._reader = acquire_readable_stream_default_reader(source)
        self._writer = acquire_writable_stream_default_writer(destination)
        self._is_shutting_down = False
        self._last_write = promise_resolved_with(None)
        """Settled when all chunks that have been read have been written."""
        self.promise = new_promise()

    def start(self) -> None:
        """Pipe until one of the ends is closed or errored, or the signal aborts.

        The cancellation of a task that awaits the promise aborts, too.
        """
        self._source.disturbed = True
        if self._signal is not None:
            if self._signal.aborted:
                self.run()
                return
            self._signal.keep_an_algorithm(self)
        self._check_states()
        if self._is_shutting_down:
            return
        react(
            self._reader.closed,
            lambda _: self._source_closed(),
            lambda _: self._source_errored(),
        )
        react(self._writer.closed, return_undefined, lambda _: self._destination_errored())
        self._read_when_ready()

    def _check_states(self) -> None:
        """Propagate the states that the ends have at the start, in the standard's order."""
        if self._source.state == "errored":
            self._source_errored()
        elif self._destination.state == "errored":
            self._destination_errored()
        elif self._source.state == "closed":
            self._source_closed()
        elif self._destination.close_queued_or_in_flight or self._destination.state == "closed":
            error = TypeError("The destination is closing or closed.")
            self._shut_down(self._cancel_source(error), True, error)

    # Backpressure, reading and writing

    def _read_when_ready(self) -> None:
        react(self._writer.ready, lambda _: self._read(), return_undefined)

    def _read(self) -> None:
        if self._is_shutting_down:
            return
        desired_size = writable_stream_get_desired_size(self._destination)
        if desired_size is None:
            return
        if desired_size <= 0:
            self._read_when_ready()
        else:
            readable_stream_default_reader_read(self._reader, PipeRequest(self))

    def write(self, chunk: Any) -> None:
        """Write a chunk that was read, in a microtask: whoever enqueued it is still running."""

        def write_now(_: Any) -> Promise[Any]:
            written = self._writer.write(chunk)
            if not self._is_shutting_down:
                self._read_when_ready()
            return react(written, return_undefined, return_undefined)

        self._last_write = react(promise_resolved_with(None), write_now)

    # What is propagated

    def _source_errored(self) -> None:
        """Errors must be propagated forward."""
        error = self._source.stored_error

        def abort() -> Promise[Any]:
            return writable_stream_abort(self._destination, error)

        self._shut_down(None if self._options["preventAbort"] else abort, True, error)

    def _destination_errored(self) -> None:
        """Errors must be propagated backward."""
        error = self._destination.stored_error
        self._shut_down(self._cancel_source(error), True, error)

    def _source_closed(self) -> None:
        """Closing must be propagated forward."""

        def close() -> Promise[Any]:
            return self._writer.close_with_error_propagation()

        self._shut_down(None if self._options["preventClose"] else close, False, None)

    def _cancel_source(self, error: Any) -> Callable[[], Promise[Any]] | None:
        def cancel() -> Promise[Any]:
            return readable_stream_cancel(self._source, error)

        return None if self._options["preventCancel"] else cancel

    def run(self) -> None:
        assert self._signal is not None
        self.abort(self._signal.reason)

    def abort(self, error: Any) -> None:
        """The abort algorithm."""

        def act() -> Promise[Any]:
            actions: list[Promise[Any]] = []
            if not self._options["preventAbort"] and self._destination.state == "writable":
                actions.append(writable_stream_abort(self._destination, error))
            if not self._options["preventCancel"] and self._source.state == "readable":
                actions.append(readable_stream_cancel(self._source, error))
            return wait_for_all(actions)

        self._shut_down(act, True, error)

    # Shutting down

    def _shut_down(
        self, action: Callable[[], Promise[Any]] | None, is_error: bool, error: Any
    ) -> None:
        """https://streams.spec.whatwg.org/#rs-pipeTo-shutdown-with-action"""
        if self._is_shutting_down:
            return
        self._is_shutting_down = True

        def proceed(_: Any) -> None:
            if action is None:
                self._finalize(is_error, error)
            else:
                react(
                    action(),
                    lambda _: self._finalize(is_error, error),
                    lambda new_error: self._finalize(True, new_error),
                )

        destination = self._destination
        if destination.state == "writable" and not destination.close_queued_or_in_flight:
            react(self._all_written(), proceed)
        else:
            proceed(None)

    def _all_written(self) -> Promise[Any]:
        """A promise that is fulfilled when every chunk that has been read has been written."""
        last_write = self._last_write

        def written(_: Any) -> Promise[Any] | None:
            return None if self._last_write is last_write else self._all_written()

        return react(last_write, written)

    def _finalize(self, is_error: bool, error: Any) -> None:
        """https://streams.spec.whatwg.org/#rs-pipeTo-finalize"""
        self._writer.release()
        self._reader.release()
        if self._signal is not None:
            self._signal.remove_an_algorithm(self)
        if is_error:
            reject(self.promise, error)
        else:
            resolve(self.promise, None)


def readable_stream_pipe_to(
    source: ReadableStream, destination: WritableStream, options: StreamPipeOptions
) -> Promise[Any]:
    """https://streams.spec.whatwg.org/#readable-stream-pipe-to"""
    pipe = Pipe(source, destination, options)

    def cancelled() -> None:
        pipe.abort(DOMException("The task that awaited the pipe was cancelled.", "AbortError"))

    when_cancelled(pipe.promise, cancelled)
    pipe.start()
    return pipe.promise


class WaitForAll:
    """https://webidl.spec.whatwg.org/#waiting-for-all-promise, without the values"""

    __slots__ = ("pending", "promise")

    def __init__(self, count: int) -> None:
        self.pending = count
        self.promise = new_promise()
        if count == 0:
            resolve(self.promise, None)

    def add(self, promise: Promise[Any]) -> None:
        """Wait for a promise."""
        react(promise, lambda _: self._fulfilled(), lambda reason: reject(self.promise, reason))

    def _fulfilled(self) -> None:
        self.pending -= 1
        if self.pending == 0:
            resolve(self.promise, None)


def wait_for_all(promises: list[Promise[Any]]) -> Promise[Any]:
    """https://webidl.spec.whatwg.org/#waiting-for-all-promise, without the values"""
    waiting = WaitForAll(len(promises))
    for promise in promises:
        waiting.add(promise)
    return waiting.promise
