"""The WritableStream interface.

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from webapi.interfaces.queuing_strategy import to_queuing_strategy
from webapi.interfaces.underlying_sink import to_underlying_sink
from webapi.steps import writable_stream as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import unexpected_keyword
from webapi.webidl.objects import to_object
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.promises import promise_rejected_with
from webapi.webidl.thrown_value import thrown_value

_WritableStreamDefaultWriter = Interface(
    "webapi.interfaces.writable_stream_default_writer", "WritableStreamDefaultWriter"
)


class WritableStream:
    """A destination for chunks.

    ``interface WritableStream``

    https://streams.spec.whatwg.org/#ws-class

    >>> import asyncio
    >>> from webapi import ReadableStream
    >>> chunks = []
    >>> async def main():
    ...     stream = WritableStream({"write": chunks.append})
    ...     await ReadableStream.from_(["a", "b"]).pipeTo(stream)
    >>> asyncio.run(main())
    >>> chunks
    ['a', 'b']
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "WritableStream"
    _webapi_is_interface = True

    def __init__(self, underlyingSink=None, strategy=None, **named):
        """A stream into ``underlyingSink``: a dict, or an object with methods.
        ``start(controller)``, ``write(chunk, controller)``, ``close()`` and ``abort(reason)`` may
        be functions or coroutine functions, and take as many of these arguments as they like.
        ``strategy`` has ``highWaterMark`` and ``size``.

        ``constructor(optional object underlyingSink, optional QueuingStrategy strategy = {})``

        https://streams.spec.whatwg.org/#ws-constructor
        """
        if named:
            raise unexpected_keyword(
                "WritableStream",
                named,
                {
                    "WritableStream(": ("abort", "close", "start", "type", "write"),
                    "WritableStream(underlyingSink, ": ("highWaterMark", "size"),
                },
            )
        steps.constructor(
            self,
            None
            if underlyingSink is None
            else to_object(underlyingSink, "Failed to construct 'WritableStream': parameter 1"),
            to_queuing_strategy(strategy, "Failed to construct 'WritableStream': parameter 2"),
            to_underlying_sink(underlyingSink, "Failed to construct 'WritableStream': parameter 1"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call WritableStream: what ``new WritableStream(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "WritableStream")

    @property
    def locked(self):
        """Whether a writer has the stream.

        ``readonly attribute boolean locked``

        https://streams.spec.whatwg.org/#ws-locked
        """
        return self._webapi_stream.locked

    def abort(self, reason=None):
        """Make the stream fail at once; chunks that wait are dropped. Rejects with ``TypeError`` if
        the stream is locked.

        ``Promise<undefined> abort(optional any reason)``

        https://streams.spec.whatwg.org/#ws-abort
        """
        try:
            if not isinstance(self, WritableStream):
                raise illegal_invocation()
            return self._webapi_stream.abort(reason)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def close(self):
        """Close the stream once the chunks that wait are written. Rejects with ``TypeError`` if the
        stream is locked.

        ``Promise<undefined> close()``

        https://streams.spec.whatwg.org/#ws-close
        """
        try:
            if not isinstance(self, WritableStream):
                raise illegal_invocation()
            return self._webapi_stream.close()
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def getWriter(self):
        """A writer, which locks the stream.

        ``WritableStreamDefaultWriter getWriter()``

        https://streams.spec.whatwg.org/#ws-get-writer
        """
        if not isinstance(self, WritableStream):
            raise illegal_invocation()
        value = self._webapi_stream.get_writer()
        return value.platform_object or _WritableStreamDefaultWriter.new(value)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(WritableStream, steps.initialize)
