"""Transform streams: https://streams.spec.whatwg.org/#ts

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict, cast

from webapi.streams.default_controller import ReadableStreamDefaultController, SourceAlgorithms
from webapi.streams.queuing import QueuingStrategy, extract_high_water_mark
from webapi.streams.readable import ReadableStream, create_readable_stream
from webapi.streams.writable import SinkAlgorithms, WritableStream, create_writable_stream
from webapi.webidl.exceptions import RangeError
from webapi.webidl.host import (
    Promise,
    new_promise,
    promise_rejected_with,
    promise_resolved_with,
    react,
    reject,
    resolve,
    throw,
    thrown_value,
)


class Transformer(TypedDict, total=False):
    """https://streams.spec.whatwg.org/#dictdef-transformer

    The first argument of each function is its callback this value.
    """

    start: Callable[[Any, TransformStreamDefaultController], Any]
    transform: Callable[[Any, Any, TransformStreamDefaultController], Promise[Any]]
    flush: Callable[[Any, TransformStreamDefaultController], Promise[Any]]
    cancel: Callable[[Any, Any], Promise[Any]]
    readableType: Any
    writableType: Any


class TransformAlgorithms:
    """The transform, flush and cancel algorithms of a controller.

    https://streams.spec.whatwg.org/#set-up-transform-stream-default-controller
    """

    __slots__ = ()

    def transform(self, chunk: Any) -> Promise[Any]:
        """The transform algorithm."""
        return promise_resolved_with(None)

    def flush(self) -> Promise[Any]:
        """The flush algorithm."""
        return promise_resolved_with(None)

    def cancel(self, reason: Any) -> Promise[Any]:
        """The cancel algorithm."""
        return promise_resolved_with(None)


class TransformerAlgorithms(TransformAlgorithms):
    """https://streams.spec.whatwg.org/#set-up-transform-stream-default-controller-from-transformer"""

    __slots__ = ("_controller", "_dictionary", "_transformer")

    def __init__(
        self,
        transformer: Any,
        dictionary: Transformer,
        controller: TransformStreamDefaultController,
    ) -> None:
        super().__init__()
        self._transformer = transformer
        self._dictionary = dictionary
        self._controller = controller

    def transform(self, chunk: Any) -> Promise[Any]:
        members = self._dictionary
        if "transform" in members:
            return members["transform"](self._transformer, chunk, self._controller)
        try:
            self._controller.enqueue(chunk)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))
        return promise_resolved_with(None)

    def flush(self) -> Promise[Any]:
        members = self._dictionary
        if "flush" in members:
            return members["flush"](self._transformer, self._controller)
        return promise_resolved_with(None)

    def cancel(self, reason: Any) -> Promise[Any]:
        members = self._dictionary
        if "cancel" in members:
            return members["cancel"](self._transformer, reason)
        return promise_resolved_with(None)


class TransformSink(SinkAlgorithms):
    """https://streams.spec.whatwg.org/#ts-default-sink-abstract-ops"""

    __slots__ = ("_start_promise", "_stream")

    def __init__(self, stream: TransformStream, start_promise: Promise[Any]) -> None:
        super().__init__()
        self._stream = stream
        self._start_promise = start_promise

    def start(self) -> Any:
        return self._start_promise

    def write(self, chunk: Any) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#transform-stream-default-sink-write-algorithm"""
        stream = self._stream
        if not stream.backpressure:
            return stream.controller.perform_transform(chunk)

        def changed(_: Any) -> Promise[Any]:
            if stream.writable.state == "erroring":
                raise throw(stream.writable.stored_error)
            return stream.controller.perform_transform(chunk)

        return react(stream.backpressure_change_promise, changed)

    def abort(self, reason: Any) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#transform-stream-default-sink-abort-algorithm"""
        controller = self._stream.controller
        if controller.finish_promise is not None:
            return controller.finish_promise
        readable = readable_controller(self._stream)
        finish_promise = new_promise()
        controller.finish_promise = finish_promise
        cancel_promise = controller.cancel(reason)
        controller.clear_algorithms()
        self._finish(finish_promise, cancel_promise, lambda: readable.error_if_readable(reason))
        return finish_promise

    def close(self) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#transform-stream-default-sink-close-algorithm"""
        controller = self._stream.controller
        if controller.finish_promise is not None:
            return controller.finish_promise
        readable = readable_controller(self._stream)
        finish_promise = new_promise()
        controller.finish_promise = finish_promise
        flush_promise = controller.flush()
        controller.clear_algorithms()
        self._finish(finish_promise, flush_promise, lambda: readable.request_close())
        return finish_promise

    def _finish(
        self, finish_promise: Promise[Any], promise: Promise[Any], steps: Callable[[], None]
    ) -> None:
        """Settle the finish promise, after steps, when the transformer has done its part."""
        readable = self._stream.readable
        controller = readable_controller(self._stream)

        def fulfilled(_: Any) -> None:
            if readable.state == "errored":
                reject(finish_promise, readable.stored_error)
            else:
                steps()
                resolve(finish_promise, None)

        def rejected(reason: Any) -> None:
            controller.error_if_readable(reason)
            reject(finish_promise, reason)

        react(promise, fulfilled, rejected)


class TransformSource(SourceAlgorithms):
    """https://streams.spec.whatwg.org/#ts-default-source-abstract-ops"""

    __slots__ = ("_start_promise", "_stream")

    def __init__(self, stream: TransformStream, start_promise: Promise[Any]) -> None:
        super().__init__()
        self._stream = stream
        self._start_promise = start_promise

    def start(self) -> Any:
        return self._start_promise

    def pull(self) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#transform-stream-default-source-pull"""
        self._stream.set_backpressure(False)
        return self._stream.backpressure_change_promise

    def cancel(self, reason: Any) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#transform-stream-default-source-cancel"""
        stream = self._stream
        controller = stream.controller
        if controller.finish_promise is not None:
            return controller.finish_promise
        writable = stream.writable
        finish_promise = new_promise()
        controller.finish_promise = finish_promise
        cancel_promise = controller.cancel(reason)
        controller.clear_algorithms()

        def fulfilled(_: Any) -> None:
            if writable.state == "errored":
                reject(finish_promise, writable.stored_error)
            else:
                writable.controller.error_if_needed(reason)
                stream.unblock_write()
                resolve(finish_promise, None)

        def rejected(new_reason: Any) -> None:
            writable.controller.error_if_needed(new_reason)
            stream.unblock_write()
            reject(finish_promise, new_reason)

        react(cancel_promise, fulfilled, rejected)
        return finish_promise


class TransformStream:
    """https://streams.spec.whatwg.org/#transformstream"""

    __slots__ = (
        *("backpressure", "backpressure_change_promise", "controller", "platform_object"),
        *("readable", "writable"),
    )

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.backpressure = True
        self.backpressure_change_promise = new_promise()
        self.controller: TransformStreamDefaultController = cast("Any", None)
        self.readable: ReadableStream = cast("Any", None)
        self.writable: WritableStream = cast("Any", None)

    def constructor_steps(
        self,
        transformer: Any,
        writable_strategy: QueuingStrategy,
        readable_strategy: QueuingStrategy,
        dictionary: Transformer,
    ) -> None:
        """https://streams.spec.whatwg.org/#ts-constructor"""
        if "readableType" in dictionary:
            raise RangeError("The readableType of a transformer is reserved.")
        if "writableType" in dictionary:
            raise RangeError("The writableType of a transformer is reserved.")
        readable_high_water_mark = extract_high_water_mark(readable_strategy, 0)
        writable_high_water_mark = extract_high_water_mark(writable_strategy, 1)
        start_promise = new_promise()
        self.initialize(
            start_promise,
            writable_high_water_mark,
            writable_strategy,
            readable_high_water_mark,
            readable_strategy,
        )
        controller = TransformStreamDefaultController(self)
        controller.set_up(TransformerAlgorithms(transformer, dictionary, controller))
        if "start" in dictionary:
            resolve(start_promise, dictionary["start"](transformer, controller))
        else:
            resolve(start_promise, None)

    def initialize(
        self,
        start_promise: Promise[Any],
        writable_high_water_mark: float,
        writable_strategy: QueuingStrategy,
        readable_high_water_mark: float,
        readable_strategy: QueuingStrategy,
    ) -> None:
        """https://streams.spec.whatwg.org/#initialize-transform-stream"""
        sink = TransformSink(self, start_promise)
        self.writable = create_writable_stream(sink, writable_high_water_mark, writable_strategy)
        source = TransformSource(self, start_promise)
        self.readable = create_readable_stream(source, readable_high_water_mark, readable_strategy)

    def error(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#transform-stream-error"""
        readable_controller(self).error_if_readable(error)
        self.error_writable_and_unblock_write(error)

    def error_writable_and_unblock_write(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#transform-stream-error-writable-and-unblock-write"""
        self.controller.clear_algorithms()
        self.writable.controller.error_if_needed(error)
        self.unblock_write()

    def set_backpressure(self, backpressure: bool) -> None:
        """https://streams.spec.whatwg.org/#transform-stream-set-backpressure"""
        resolve(self.backpressure_change_promise, None)
        self.backpressure_change_promise = new_promise()
        self.backpressure = backpressure

    def unblock_write(self) -> None:
        """https://streams.spec.whatwg.org/#transformstreamunblockwrite"""
        if self.backpressure:
            self.set_backpressure(False)


def readable_controller(stream: TransformStream) -> ReadableStreamDefaultController:
    """The controller of the readable side."""
    return cast("ReadableStreamDefaultController", stream.readable.controller)


def set_up_transform_stream(algorithms: TransformAlgorithms) -> TransformStream:
    """https://streams.spec.whatwg.org/#transformstream-set-up"""
    stream = TransformStream()
    stream.initialize(promise_resolved_with(None), 1, {}, 0, {})
    TransformStreamDefaultController(stream).set_up(algorithms)
    return stream


class GenericTransformStream(TransformAlgorithms):
    """https://streams.spec.whatwg.org/#generictransformstream

    Its algorithms return no promises: what they raise rejects.
    """

    __slots__ = ("platform_object", "transform_stream")

    def __init__(self) -> None:
        super().__init__()
        self.platform_object: Any = None
        self.transform_stream = set_up_transform_stream(self)

    @property
    def readable(self) -> ReadableStream:
        """https://streams.spec.whatwg.org/#dom-generictransformstream-readable"""
        return self.transform_stream.readable

    @property
    def writable(self) -> WritableStream:
        """https://streams.spec.whatwg.org/#dom-generictransformstream-writable"""
        return self.transform_stream.writable

    def enqueue(self, chunk: Any) -> None:
        """https://streams.spec.whatwg.org/#transformstream-enqueue"""
        self.transform_stream.controller.enqueue(chunk)

    def transform(self, chunk: Any) -> Promise[Any]:
        try:
            self.transform_chunk(chunk)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))
        return promise_resolved_with(None)

    def flush(self) -> Promise[Any]:
        try:
            self.flush_and_enqueue()
        except Exception as error:
            return promise_rejected_with(thrown_value(error))
        return promise_resolved_with(None)

    def transform_chunk(self, chunk: Any) -> None:
        """Transform a chunk, and enqueue what comes of it."""

    def flush_and_enqueue(self) -> None:
        """Enqueue what is left at the end."""


class TransformStreamDefaultController:
    """https://streams.spec.whatwg.org/#transformstreamdefaultcontroller"""

    __slots__ = ("_algorithms", "finish_promise", "platform_object", "stream")

    def __init__(self, stream: TransformStream) -> None:
        self.platform_object: Any = None
        self.stream = stream
        self.finish_promise: Promise[Any] | None = None
        self._algorithms: TransformAlgorithms | None = None
        """None before the set-up, and when no algorithm will be executed any more."""

    def set_up(self, algorithms: TransformAlgorithms) -> None:
        """https://streams.spec.whatwg.org/#set-up-transform-stream-default-controller"""
        self.stream.controller = self
        self._algorithms = algorithms

    @property
    def desired_size(self) -> float | None:
        """https://streams.spec.whatwg.org/#ts-default-controller-desired-size"""
        return readable_controller(self.stream).desired_size

    def enqueue(self, chunk: Any) -> None:
        """https://streams.spec.whatwg.org/#transform-stream-default-controller-enqueue"""
        stream = self.stream
        controller = readable_controller(stream)
        if not controller.can_close_or_enqueue:
            raise TypeError("The readable side takes no chunk: it is closed or errored.")
        try:
            controller.enqueue_chunk(chunk)
        except Exception as error:
            stream.error_writable_and_unblock_write(thrown_value(error))
            raise throw(stream.readable.stored_error) from None
        backpressure = controller.has_backpressure
        if backpressure is not stream.backpressure:
            stream.set_backpressure(True)

    def error(self, error: Any) -> None:
        """https://streams.spec.whatwg.org/#transform-stream-default-controller-error"""
        self.stream.error(error)

    def terminate(self) -> None:
        """https://streams.spec.whatwg.org/#transform-stream-default-controller-terminate"""
        readable_controller(self.stream).request_close()
        error = TypeError("The stream has been terminated.")
        self.stream.error_writable_and_unblock_write(error)

    def perform_transform(self, chunk: Any) -> Promise[Any]:
        """https://streams.spec.whatwg.org/#transform-stream-default-controller-perform-transform"""
        algorithms = self._algorithms
        assert algorithms is not None

        def rejected(reason: Any) -> None:
            self.stream.error(reason)
            raise throw(reason)

        return react(algorithms.transform(chunk), None, rejected)

    def flush(self) -> Promise[Any]:
        """Perform the flush algorithm."""
        algorithms = self._algorithms
        assert algorithms is not None
        return algorithms.flush()

    def cancel(self, reason: Any) -> Promise[Any]:
        """Perform the cancel algorithm."""
        algorithms = self._algorithms
        assert algorithms is not None
        return algorithms.cancel(reason)

    def clear_algorithms(self) -> None:
        """https://streams.spec.whatwg.org/#transform-stream-default-controller-clear-algorithms"""
        self._algorithms = None
