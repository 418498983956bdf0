"""Teeing: https://streams.spec.whatwg.org/#readable-stream-tee

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from webapi.streams.byte_controller import ReadableByteStreamController
from webapi.streams.default_controller import ReadableStreamDefaultController, SourceAlgorithms
from webapi.streams.readers import (
    ReadableStreamBYOBReader,
    ReadableStreamDefaultReader,
    ReadableStreamGenericReader,
    ReadIntoRequest,
    ReadRequest,
    acquire_readable_stream_byob_reader,
    acquire_readable_stream_default_reader,
    readable_stream_byob_reader_read,
    readable_stream_cancel,
    readable_stream_default_reader_read,
    return_undefined,
)
from webapi.webidl.host import (
    Promise,
    clone_as_bytes,
    new_promise,
    promise_resolved_with,
    queue_a_microtask,
    react,
    resolve,
    thrown_value,
    two_values,
)

if TYPE_CHECKING:
    from webapi.streams.readable import ReadableStream


class TeeBranch(SourceAlgorithms):
    """The algorithms of a branch, and what the tee knows of it."""

    __slots__ = ("canceled", "read_again", "reason", "stream", "tee")

    def __init__(self, tee: Tee) -> None:
        super().__init__()
        self.tee = tee
        self.stream: ReadableStream = cast("Any", None)
        self.canceled = False
        self.reason: Any = None
        self.read_again = False

    @property
    def controller(self) -> ReadableStreamDefaultController:
        """The controller of a branch that is no byte stream."""
        return cast("ReadableStreamDefaultController", self.stream.controller)

    @property
    def byte_controller(self) -> ReadableByteStreamController:
        """The controller of a branch that is a byte stream."""
        return cast("ReadableByteStreamController", self.stream.controller)

    def pull(self) -> Promise[Any]:
        self.tee.pull(self)
        return promise_resolved_with(None)

    def cancel(self, reason: Any) -> Promise[Any]:
        self.canceled = True
        self.reason = reason
        return self.tee.branch_canceled()


class Tee:
    """What https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaulttee and
    https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamtee have in common.
    """

    __slots__ = ("branch1", "branch2", "cancel_promise", "reading", "stream")

    def __init__(self, stream: ReadableStream) -> None:
        self.stream = stream
        self.reading = False
        self.cancel_promise = new_promise()
        self.branch1 = TeeBranch(self)
        self.branch2 = TeeBranch(self)

    def set_up(self, stream1: ReadableStream, stream2: ReadableStream) -> None:
        """Give the branches their streams."""
        self.branch1.stream = stream1
        self.branch2.stream = stream2
        self.forward_errors()

    def forward_errors(self) -> None:
        """Error the branches when the stream is errored."""

    def pull(self, branch: TeeBranch) -> None:
        """The pull algorithm of a branch."""
        if self.reading:
            branch.read_again = True
        else:
            self.reading = True
            self.read(branch)

    def read(self, branch: TeeBranch) -> None:
        """Read a chunk for a branch that pulls."""

    def branch_canceled(self) -> Promise[Any]:
        """The cancel algorithms of the branches, from step 3."""
        if self.branch1.canceled and self.branch2.canceled:
            reason = two_values(self.branch1.reason, self.branch2.reason)
            resolve(self.cancel_promise, readable_stream_cancel(self.stream, reason))
        return self.cancel_promise

    def enqueued(self) -> None:
        """Go on when the branches have a chunk."""
        self.reading = False
        if self.branch1.read_again:
            self.pull(self.branch1)
        elif self.branch2.read_again:
            self.pull(self.branch2)

    def settle(self) -> None:
        """Fulfill the promise of a branch that was canceled alone."""
        if not self.branch1.canceled or not self.branch2.canceled:
            resolve(self.cancel_promise, None)


class DefaultTee(Tee):
    """https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaulttee

    The second branch gets what ``clone_chunk``, if there is one, makes of each chunk.
    """

    __slots__ = ("_clone_chunk", "_reader")

    def __init__(
        self, stream: ReadableStream, clone_chunk: Callable[[Any], Any] | None = None
    ) -> None:
        super().__init__(stream)
        self._clone_chunk = clone_chunk
        self._reader = acquire_readable_stream_default_reader(stream)

    def forward_errors(self) -> None:
        react(self._reader.closed, return_undefined, lambda reason: self._errored(reason))

    def _errored(self, reason: Any) -> None:
        self.branch1.controller.error_if_readable(reason)
        self.branch2.controller.error_if_readable(reason)
        self.settle()

    def read(self, branch: TeeBranch) -> None:
        readable_stream_default_reader_read(self._reader, DefaultTeeRequest(self))

    def enqueue(self, chunk: Any) -> None:
        """Give the branches a chunk."""
        self.branch1.read_again = False
        self.branch2.read_again = False
        chunk2 = chunk
        if not self.branch2.canceled and self._clone_chunk is not None:
            try:
                chunk2 = self._clone_chunk(chunk)
            except Exception as error:
                self._clone_failed(thrown_value(error))
                return
        if not self.branch1.canceled:
            self.branch1.controller.enqueue_chunk(chunk)
        if not self.branch2.canceled:
            self.branch2.controller.enqueue_chunk(chunk2)
        self.enqueued()

    def _clone_failed(self, reason: Any) -> None:
        self.branch1.controller.error_if_readable(reason)
        self.branch2.controller.error_if_readable(reason)
        resolve(self.cancel_promise, readable_stream_cancel(self.stream, reason))

    def close(self) -> None:
        """Close the branches."""
        self.reading = False
        if not self.branch1.canceled:
            self.branch1.controller.request_close()
        if not self.branch2.canceled:
            self.branch2.controller.request_close()
        self.settle()


class DefaultTeeRequest(ReadRequest):
    """The read request of `DefaultTee`."""

    __slots__ = ("_tee",)

    def __init__(self, tee: DefaultTee) -> None:
        super().__init__()
        self._tee = tee

    def chunk_steps(self, chunk: Any) -> None:
        # A microtask: errors take one at least to be noticed, and shall not come after chunks.
        queue_a_microtask(lambda: self._tee.enqueue(chunk))

    def close_steps(self) -> None:
        self._tee.close()

    def error_steps(self, error: Any) -> None:
        self._tee.reading = False


class ByteTee(Tee):
    """https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamtee"""

    __slots__ = ("_reader",)

    def __init__(self, stream: ReadableStream) -> None:
        super().__init__(stream)
        self._reader: ReadableStreamGenericReader = acquire_readable_stream_default_reader(stream)

    def forward_errors(self) -> None:
        """Error the branches when the stream is errored, unless there is another reader then."""
        this_reader = self._reader

        def rejected(reason: Any) -> None:
            if this_reader is self._reader:
                self._errored(reason)

        react(this_reader.closed, return_undefined, rejected)

    def _errored(self, reason: Any) -> None:
        self.branch1.byte_controller.error_if_readable(reason)
        self.branch2.byte_controller.error_if_readable(reason)
        self.settle()

    def read(self, branch: TeeBranch) -> None:
        request = branch.byte_controller.byob_request
        if request is None:
            self._pull_with_default_reader()
        else:
            self._pull_with_byob_reader(request.view, branch)

    def _pull_with_default_reader(self) -> None:
        reader = self._reader
        if not isinstance(reader, ReadableStreamDefaultReader):
            reader.release()
            reader = acquire_readable_stream_default_reader(self.stream)
            self._reader = reader
            self.forward_errors()
        readable_stream_default_reader_read(reader, ByteTeeRequest(self))

    def _pull_with_byob_reader(self, view: Any, branch: TeeBranch) -> None:
        reader = self._reader
        if not isinstance(reader, ReadableStreamBYOBReader):
            reader.release()
            reader = acquire_readable_stream_byob_reader(self.stream)
            self._reader = reader
            self.forward_errors()
        other = self.branch1 if branch is self.branch2 else self.branch2
        readable_stream_byob_reader_read(reader, view, 1, ByteTeeIntoRequest(self, branch, other))

    def enqueue(self, chunk: Any) -> None:
        """Give both branches a chunk that a default reader has read."""
        self.branch1.read_again = False
        self.branch2.read_again = False
        chunk2 = chunk
        if not self.branch1.canceled and not self.branch2.canceled:
            try:
                chunk2 = clone_as_bytes(chunk)
            except Exception as error:
                self._fail(thrown_value(error))
                return
        if not self.branch1.canceled:
            self.branch1.byte_controller.enqueue_chunk(chunk)
        if not self.branch2.canceled:
            self.branch2.byte_controller.enqueue_chunk(chunk2)
        self.enqueued()

    def answer(self, chunk: Any, branch: TeeBranch, other: TeeBranch) -> None:
        """Answer a branch's request with what was read into its view; copy it for the other."""
        self.branch1.read_again = False
        self.branch2.read_again = False
        if not other.canceled:
            try:
                cloned_chunk = clone_as_bytes(chunk)
            except Exception as error:
                self._fail(thrown_value(error))
                return
            if not branch.canceled:
                branch.byte_controller.respond_with_new_view(chunk)
            other.byte_controller.enqueue_chunk(cloned_chunk)
        elif not branch.canceled:
            branch.byte_controller.respond_with_new_view(chunk)
        self.enqueued()

    def _fail(self, error: Any) -> None:
        """Give up as a chunk cannot be copied."""
        self.branch1.byte_controller.error_if_readable(error)
        self.branch2.byte_controller.error_if_readable(error)
        resolve(self.cancel_promise, readable_stream_cancel(self.stream, error))

    def close(self) -> None:
        """Close both branches when a default reader finds the stream closed."""
        self.reading = False
        if not self.branch1.canceled:
            self.branch1.byte_controller.request_close()
        if not self.branch2.canceled:
            self.branch2.byte_controller.request_close()
        if len(self.branch1.byte_controller.pending_pull_intos) > 0:
            self.branch1.byte_controller.respond(0)
        if len(self.branch2.byte_controller.pending_pull_intos) > 0:
            self.branch2.byte_controller.respond(0)
        self.settle()

    def close_with(self, chunk: Any, branch: TeeBranch, other: TeeBranch) -> None:
        """Close both branches when a BYOB reader finds the stream closed."""
        self.reading = False
        if not branch.canceled:
            branch.byte_controller.request_close()
        if not other.canceled:
            other.byte_controller.request_close()
        if chunk is not None:
            if not branch.canceled:
                branch.byte_controller.respond_with_new_view(chunk)
            if not other.canceled and len(other.byte_controller.pending_pull_intos) > 0:
                other.byte_controller.respond(0)
        self.settle()


class ByteTeeRequest(ReadRequest):
    """The read request of `ByteTee`."""

    __slots__ = ("_tee",)

    def __init__(self, tee: ByteTee) -> None:
        super().__init__()
        self._tee = tee

    def chunk_steps(self, chunk: Any) -> None:
        # A microtask: errors take one at least to be noticed, and shall not come after chunks.
        queue_a_microtask(lambda: self._tee.enqueue(chunk))

    def close_steps(self) -> None:
        self._tee.close()

    def error_steps(self, error: Any) -> None:
        self._tee.reading = False


class ByteTeeIntoRequest(ReadIntoRequest):
    """The read-into request of `ByteTee`, for a branch with a BYOB request."""

    __slots__ = ("_branch", "_other", "_tee")

    def __init__(self, tee: ByteTee, branch: TeeBranch, other: TeeBranch) -> None:
        super().__init__()
        self._tee = tee
        self._branch = branch
        self._other = other

    def chunk_steps(self, chunk: Any) -> None:
        # A microtask, for the same reason as above.
        queue_a_microtask(lambda: self._tee.answer(chunk, self._branch, self._other))

    def close_steps(self, chunk: Any) -> None:
        self._tee.close_with(chunk, self._branch, self._other)

    def error_steps(self, error: Any) -> None:
        self._tee.reading = False
