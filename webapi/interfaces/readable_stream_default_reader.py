"""The ReadableStreamDefaultReader interface.

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from webapi.steps import readable_stream_default_reader as steps
from webapi.steps import readable_stream_generic_reader as readable_stream_generic_reader_steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.promises import promise_rejected_with
from webapi.webidl.thrown_value import thrown_value

_ReadableStream = Interface("webapi.interfaces.readable_stream", "ReadableStream")


class ReadableStreamDefaultReader:
    """Reads the chunks of a stream.

    ``interface ReadableStreamDefaultReader``

    https://streams.spec.whatwg.org/#default-reader-class

    >>> import asyncio
    >>> from webapi import ReadableStream
    >>> async def main():
    ...     reader = ReadableStream.from_(["a"]).getReader()
    ...     return [await reader.read(), await reader.read()]
    >>> asyncio.run(main())
    [{'value': 'a', 'done': False}, {'value': None, 'done': True}]
    """

    __slots__ = (*readable_stream_generic_reader_steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "ReadableStreamDefaultReader"
    _webapi_is_interface = True

    def __init__(self, stream):
        """A reader of ``stream``, as by ``getReader()``. Raises ``TypeError`` if the stream is
        locked.

        ``constructor(ReadableStream stream)``

        https://streams.spec.whatwg.org/#default-reader-constructor
        """
        steps.constructor(
            self,
            _ReadableStream.convert(
                stream, "Failed to construct 'ReadableStreamDefaultReader': parameter 1"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call ReadableStreamDefaultReader: what ``new ReadableStreamDefaultReader(…)`` is in
        JavaScript.
        """
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "ReadableStreamDefaultReader")

    def read(self):
        """A promise of the next chunk: a dict with ``value`` and ``done``, which are attributes,
        too.

        ``Promise<ReadableStreamReadResult> read()``

        https://streams.spec.whatwg.org/#default-reader-read
        """
        try:
            if not isinstance(self, ReadableStreamDefaultReader):
                raise illegal_invocation()
            return self._webapi_reader.read()
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def releaseLock(self):
        """Let go of the stream. Reads that wait are rejected with ``TypeError``.

        ``undefined releaseLock()``

        https://streams.spec.whatwg.org/#default-reader-release-lock
        """
        if not isinstance(self, ReadableStreamDefaultReader):
            raise illegal_invocation()
        self._webapi_reader.release_lock()

    @property
    def closed(self):
        """A promise that is fulfilled when the stream closes, and rejected when it fails or the
        reader is released.

        ``readonly attribute Promise<undefined> closed``

        https://streams.spec.whatwg.org/#generic-reader-closed
        """
        return self._webapi_reader.closed

    def cancel(self, reason=None):
        """Cancel the stream that the reader has.

        ``Promise<undefined> cancel(optional any reason)``

        https://streams.spec.whatwg.org/#generic-reader-cancel
        """
        try:
            if not isinstance(self, ReadableStreamDefaultReader):
                raise illegal_invocation()
            return self._webapi_reader.cancel(reason)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(ReadableStreamDefaultReader, steps.initialize)
