"""The ReadableStreamBYOBReader interface.

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from webapi.interfaces.readable_stream_byob_reader_read_options import (
    to_readable_stream_byob_reader_read_options,
)
from webapi.steps import readable_stream_byob_reader as steps
from webapi.steps import readable_stream_generic_reader as readable_stream_generic_reader_steps
from webapi.webidl.buffers import to_buffer
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.promises import promise_rejected_with
from webapi.webidl.thrown_value import thrown_value

_ReadableStream = Interface("webapi.interfaces.readable_stream", "ReadableStream")
_to_view = to_buffer


class ReadableStreamBYOBReader:
    """Reads a byte stream into buffers of the caller's.

    ``interface ReadableStreamBYOBReader``

    https://streams.spec.whatwg.org/#byob-reader-class

    >>> import asyncio
    >>> from webapi import ReadableStream
    >>> async def main():
    ...     source = {"type": "bytes", "pull": lambda controller: controller.enqueue(b"chunk")}
    ...     reader = ReadableStream(source).getReader({"mode": "byob"})
    ...     return (await reader.read(bytearray(3))).value
    >>> asyncio.run(main())
    bytearray(b'chu')
    """

    __slots__ = (*readable_stream_generic_reader_steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "ReadableStreamBYOBReader"
    _webapi_is_interface = True

    def __init__(self, stream):
        """A reader of ``stream``, as by ``getReader({"mode": "byob"})``. Raises ``TypeError`` if
        the stream is locked or has no bytes.

        ``constructor(ReadableStream stream)``

        https://streams.spec.whatwg.org/#byob-reader-constructor
        """
        steps.constructor(
            self,
            _ReadableStream.convert(
                stream, "Failed to construct 'ReadableStreamBYOBReader': parameter 1"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call ReadableStreamBYOBReader: what ``new ReadableStreamBYOBReader(…)`` is in
        JavaScript.
        """
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "ReadableStreamBYOBReader")

    def read(self, view, options=None, **named):
        """A promise of a dict with ``value``, the part of ``view`` that was filled, and ``done``.
        ``view`` is a writable buffer: until then it belongs to the stream. ``options`` may have
        ``min``, the number of elements to wait for.

        ``Promise<ReadableStreamReadResult> read(ArrayBufferView view, optional
        ReadableStreamBYOBReaderReadOptions options = {})``

        https://streams.spec.whatwg.org/#byob-reader-read
        """
        if named:
            options = options_by_name("read", named, options, {"read(view, ": ("min",)})
        try:
            if not isinstance(self, ReadableStreamBYOBReader):
                raise illegal_invocation()
            return steps.read(
                self,
                _to_view(
                    view, "Failed to execute 'read' on 'ReadableStreamBYOBReader': parameter 1"
                ),
                to_readable_stream_byob_reader_read_options(
                    options, "Failed to execute 'read' on 'ReadableStreamBYOBReader': parameter 2"
                ),
            )
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def releaseLock(self):
        """Let go of the stream. Reads that wait are rejected with ``TypeError``.

        ``undefined releaseLock()``

        https://streams.spec.whatwg.org/#byob-reader-release-lock
        """
        if not isinstance(self, ReadableStreamBYOBReader):
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
            if not isinstance(self, ReadableStreamBYOBReader):
                raise illegal_invocation()
            return self._webapi_reader.cancel(reason)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(ReadableStreamBYOBReader, steps.initialize)
