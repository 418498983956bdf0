"""The ReadableStream interface.

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from webapi.interfaces.queuing_strategy import to_queuing_strategy
from webapi.interfaces.readable_stream_get_reader_options import (
    to_readable_stream_get_reader_options,
)
from webapi.interfaces.readable_stream_iterator_options import to_readable_stream_iterator_options
from webapi.interfaces.readable_writable_pair import to_readable_writable_pair
from webapi.interfaces.stream_pipe_options import to_stream_pipe_options
from webapi.interfaces.underlying_source import to_underlying_source
from webapi.steps import readable_stream as steps
from webapi.steps import readable_stream_byob_reader as readable_stream_byob_reader_steps
from webapi.steps import readable_stream_default_reader as readable_stream_default_reader_steps
from webapi.webidl.async_iterables import AsyncIterator
from webapi.webidl.async_sequences import to_async_sequence
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name, unexpected_keyword
from webapi.webidl.objects import to_object
from webapi.webidl.platform_objects import Interface, OneOf, maker
from webapi.webidl.promises import promise_rejected_with
from webapi.webidl.thrown_value import thrown_value

_to_async_iterable = to_async_sequence
_ReadableStreamDefaultReader = Interface(
    "webapi.interfaces.readable_stream_default_reader", "ReadableStreamDefaultReader"
)
_ReadableStreamBYOBReader = Interface(
    "webapi.interfaces.readable_stream_byob_reader", "ReadableStreamBYOBReader"
)
_interface_of_value = OneOf(
    {
        readable_stream_default_reader_steps.State: _ReadableStreamDefaultReader,
        readable_stream_byob_reader_steps.State: _ReadableStreamBYOBReader,
    }
)
_WritableStream = Interface("webapi.interfaces.writable_stream", "WritableStream")


class ReadableStream:
    """A stream of chunks, which may be any objects. ``async for`` reads them.

    ``interface ReadableStream``

    https://streams.spec.whatwg.org/#rs-class

    >>> import asyncio
    >>> async def main():
    ...     stream = ReadableStream.from_(["a", "b"])
    ...     return [chunk async for chunk in stream]
    >>> asyncio.run(main())
    ['a', 'b']
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "ReadableStream"
    _webapi_is_interface = True

    def __init__(self, underlyingSource=None, strategy=None, **named):
        """A stream of what ``underlyingSource`` gives: a dict, or an object with methods.
        ``start(controller)``, ``pull(controller)`` and ``cancel(reason)`` may be functions or
        coroutine functions, and take as many of these arguments as they like. ``type`` may be
        ``"bytes"``. ``strategy`` has ``highWaterMark`` and ``size``.

        ``constructor(optional object underlyingSource, optional QueuingStrategy strategy = {})``

        https://streams.spec.whatwg.org/#rs-constructor
        """
        if named:
            raise unexpected_keyword(
                "ReadableStream",
                named,
                {
                    "ReadableStream(": ("autoAllocateChunkSize", "cancel", "pull", "start", "type"),
                    "ReadableStream(underlyingSource, ": ("highWaterMark", "size"),
                },
            )
        steps.constructor(
            self,
            None
            if underlyingSource is None
            else to_object(underlyingSource, "Failed to construct 'ReadableStream': parameter 1"),
            to_queuing_strategy(strategy, "Failed to construct 'ReadableStream': parameter 2"),
            to_underlying_source(
                underlyingSource, "Failed to construct 'ReadableStream': parameter 1"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call ReadableStream: what ``new ReadableStream(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "ReadableStream")

    @staticmethod
    def from_(asyncIterable):
        """A stream of the items of an asynchronous iterable or an iterable, such as a generator.
        Raises ``TypeError`` for a string and for bytes.

        ``static ReadableStream from(async_sequence<any> asyncIterable)``

        https://streams.spec.whatwg.org/#rs-from
        """
        value = steps.from_(
            _to_async_iterable(
                asyncIterable, "Failed to execute 'from' on 'ReadableStream': parameter 1"
            )
        )
        return new_object(value)

    @property
    def locked(self):
        """Whether a reader has the stream.

        ``readonly attribute boolean locked``

        https://streams.spec.whatwg.org/#rs-locked
        """
        return self._webapi_stream.locked

    def cancel(self, reason=None):
        """Tell the source that nobody needs more chunks, and drop those that wait. Rejects with
        ``TypeError`` if the stream is locked.

        ``Promise<undefined> cancel(optional any reason)``

        https://streams.spec.whatwg.org/#rs-cancel
        """
        try:
            if not isinstance(self, ReadableStream):
                raise illegal_invocation()
            return self._webapi_stream.cancel(reason)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def getReader(self, options=None, **named):
        """A reader, which locks the stream. With ``{"mode": "byob"}`` the reader of a byte stream
        fills buffers of the caller's.

        ``ReadableStreamReader getReader(optional ReadableStreamGetReaderOptions options = {})``

        https://streams.spec.whatwg.org/#rs-get-reader
        """
        if named:
            options = options_by_name("getReader", named, options, {"getReader(": ("mode",)})
        if not isinstance(self, ReadableStream):
            raise illegal_invocation()
        value = self._webapi_stream.get_reader(
            to_readable_stream_get_reader_options(
                options, "Failed to execute 'getReader' on 'ReadableStream': parameter 1"
            )
        )
        return value.platform_object or _interface_of_value.new(value)

    def pipeThrough(self, transform, options=None, **named):
        """Pipe to ``transform["writable"]``, and return ``transform["readable"]``: a dict, a
        `TransformStream` or any object with these attributes.

        ``ReadableStream pipeThrough(ReadableWritablePair transform, optional StreamPipeOptions
        options = {})``

        https://streams.spec.whatwg.org/#rs-pipe-through
        """
        if named:
            raise unexpected_keyword(
                "pipeThrough",
                named,
                {
                    "pipeThrough(": ("readable", "writable"),
                    "pipeThrough(transform, ": (
                        "preventAbort",
                        "preventCancel",
                        "preventClose",
                        "signal",
                    ),
                },
            )
        if not isinstance(self, ReadableStream):
            raise illegal_invocation()
        value = steps.pipeThrough(
            self,
            to_readable_writable_pair(
                transform, "Failed to execute 'pipeThrough' on 'ReadableStream': parameter 1"
            ),
            to_stream_pipe_options(
                options, "Failed to execute 'pipeThrough' on 'ReadableStream': parameter 2"
            ),
        )
        return value.platform_object or new_object(value)

    def pipeTo(self, destination, options=None, **named):
        """Write all chunks to ``destination``, as fast as it takes them, then close it. ``options``
        may have ``preventClose``, ``preventAbort``, ``preventCancel`` and ``signal``, an
        `AbortSignal` that stops the pipe. Cancelling the task that awaits the promise stops it,
        too.

        ``Promise<undefined> pipeTo(WritableStream destination, optional StreamPipeOptions options =
        {})``

        https://streams.spec.whatwg.org/#rs-pipe-to
        """
        if named:
            options = options_by_name(
                "pipeTo",
                named,
                options,
                {
                    "pipeTo(destination, ": (
                        "preventAbort",
                        "preventCancel",
                        "preventClose",
                        "signal",
                    )
                },
            )
        try:
            if not isinstance(self, ReadableStream):
                raise illegal_invocation()
            return steps.pipeTo(
                self,
                _WritableStream.convert(
                    destination, "Failed to execute 'pipeTo' on 'ReadableStream': parameter 1"
                ),
                to_stream_pipe_options(
                    options, "Failed to execute 'pipeTo' on 'ReadableStream': parameter 2"
                ),
            )
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def tee(self):
        """Two streams that both get every chunk, the same objects. The slower one makes chunks wait
        without limit.

        ``sequence<ReadableStream> tee()``

        https://streams.spec.whatwg.org/#rs-tee
        """
        if not isinstance(self, ReadableStream):
            raise illegal_invocation()
        return [value.platform_object or new_object(value) for value in self._webapi_stream.tee()]

    def values(self, options=None):
        """An asynchronous iterator, which locks the stream. A loop that ends early cancels the
        stream, unless ``options`` has ``preventCancel``: as soon as the iterator is dropped, or
        ``aclose()`` is called.

        ``async_iterable<any>(optional ReadableStreamIteratorOptions options = {})``

        https://streams.spec.whatwg.org/#rs-asynciterator

        >>> import asyncio
        >>> async def main():
        ...     stream = ReadableStream.from_(range(9))
        ...     async for chunk in stream.values({"preventCancel": True}):
        ...         break
        ...     await asyncio.sleep(0)
        ...     return [chunk async for chunk in stream]
        >>> asyncio.run(main())
        [1, 2, 3, 4, 5, 6, 7, 8]
        """
        if not isinstance(self, ReadableStream):
            raise illegal_invocation()
        return AsyncIterator(
            steps.asynchronous_iterator(
                self,
                to_readable_stream_iterator_options(
                    options, "Failed to execute 'values' on 'ReadableStream': parameter 1"
                ),
            )
        )

    def __aiter__(self):
        return self.values()

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(ReadableStream, steps.initialize)
