"""The WritableStreamDefaultWriter interface.

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from webapi.steps import writable_stream_default_writer as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.promises import promise_rejected_with
from webapi.webidl.thrown_value import thrown_value

_WritableStream = Interface("webapi.interfaces.writable_stream", "WritableStream")


class WritableStreamDefaultWriter:
    """Writes chunks to a stream.

    ``interface WritableStreamDefaultWriter``

    https://streams.spec.whatwg.org/#default-writer-class
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "WritableStreamDefaultWriter"
    _webapi_is_interface = True

    def __init__(self, stream):
        """A writer to ``stream``, as by ``getWriter()``. Raises ``TypeError`` if the stream is
        locked.

        ``constructor(WritableStream stream)``

        https://streams.spec.whatwg.org/#default-writer-constructor
        """
        steps.constructor(
            self,
            _WritableStream.convert(
                stream, "Failed to construct 'WritableStreamDefaultWriter': parameter 1"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call WritableStreamDefaultWriter: what ``new WritableStreamDefaultWriter(…)`` is in
        JavaScript.
        """
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "WritableStreamDefaultWriter")

    @property
    def closed(self):
        """A promise that is fulfilled when the stream is closed, and rejected when it fails or the
        writer is released.

        ``readonly attribute Promise<undefined> closed``

        https://streams.spec.whatwg.org/#default-writer-closed
        """
        return self._webapi_writer.closed

    @property
    def desiredSize(self):
        """How much the queue still takes; negative if it is too full, and ``None`` if the stream
        has failed. Raises ``TypeError`` if the writer was released.

        ``readonly attribute unrestricted double? desiredSize``

        https://streams.spec.whatwg.org/#default-writer-desired-size
        """
        return self._webapi_writer.desired_size

    @property
    def ready(self):
        """A promise that is fulfilled while the queue takes more. Await it before each ``write``.

        ``readonly attribute Promise<undefined> ready``

        https://streams.spec.whatwg.org/#default-writer-ready
        """
        return self._webapi_writer.ready

    def abort(self, reason=None):
        """Make the stream fail at once; chunks that wait are dropped.

        ``Promise<undefined> abort(optional any reason)``

        https://streams.spec.whatwg.org/#default-writer-abort
        """
        try:
            if not isinstance(self, WritableStreamDefaultWriter):
                raise illegal_invocation()
            return self._webapi_writer.abort(reason)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def close(self):
        """Close the stream once the chunks that wait are written.

        ``Promise<undefined> close()``

        https://streams.spec.whatwg.org/#default-writer-close
        """
        try:
            if not isinstance(self, WritableStreamDefaultWriter):
                raise illegal_invocation()
            return self._webapi_writer.close()
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def releaseLock(self):
        """Let go of the stream.

        ``undefined releaseLock()``

        https://streams.spec.whatwg.org/#default-writer-release-lock
        """
        if not isinstance(self, WritableStreamDefaultWriter):
            raise illegal_invocation()
        self._webapi_writer.release_lock()

    def write(self, chunk=None):
        """Write a chunk. The promise is fulfilled when the sink has it; nobody has to await it.

        ``Promise<undefined> write(optional any chunk)``

        https://streams.spec.whatwg.org/#default-writer-write
        """
        try:
            if not isinstance(self, WritableStreamDefaultWriter):
                raise illegal_invocation()
            return self._webapi_writer.write(chunk)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(WritableStreamDefaultWriter, steps.initialize)
