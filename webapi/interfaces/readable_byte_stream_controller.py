"""The ReadableByteStreamController interface.

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from webapi.steps import readable_byte_stream_controller as steps
from webapi.webidl.buffers import to_buffer
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import Interface, maker

_ReadableStreamBYOBRequest = Interface(
    "webapi.interfaces.readable_stream_byob_request", "ReadableStreamBYOBRequest"
)
_to_chunk = to_buffer


class ReadableByteStreamController:
    """What a source gives bytes to.

    ``interface ReadableByteStreamController``

    https://streams.spec.whatwg.org/#rbs-controller-class
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "ReadableByteStreamController"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("ReadableByteStreamController")

    @property
    def byobRequest(self):
        """The buffer that a reader waits for, or ``None``.

        ``readonly attribute ReadableStreamBYOBRequest? byobRequest``

        https://streams.spec.whatwg.org/#rbs-controller-byob-request
        """
        value = self._webapi_controller.byob_request
        return (
            None
            if value is None
            else value.platform_object or _ReadableStreamBYOBRequest.new(value)
        )

    @property
    def desiredSize(self):
        """How many bytes the queue still takes; negative if it is too full, and ``None`` if the
        stream has failed.

        ``readonly attribute unrestricted double? desiredSize``

        https://streams.spec.whatwg.org/#rbs-controller-desired-size
        """
        return self._webapi_controller.desired_size

    def close(self):
        """Close the stream once the bytes that wait are read.

        ``undefined close()``

        https://streams.spec.whatwg.org/#rbs-controller-close
        """
        if not isinstance(self, ReadableByteStreamController):
            raise illegal_invocation()
        self._webapi_controller.close()

    def enqueue(self, chunk):
        """Give the stream a chunk of bytes: any bytes-like object, which belongs to the stream from
        now on.

        ``undefined enqueue(ArrayBufferView chunk)``

        https://streams.spec.whatwg.org/#rbs-controller-enqueue
        """
        if not isinstance(self, ReadableByteStreamController):
            raise illegal_invocation()
        self._webapi_controller.enqueue(
            _to_chunk(
                chunk, "Failed to execute 'enqueue' on 'ReadableByteStreamController': parameter 1"
            )
        )

    def error(self, e=None):
        """Make the stream fail with ``e``, any object.

        ``undefined error(optional any e)``

        https://streams.spec.whatwg.org/#rbs-controller-error
        """
        if not isinstance(self, ReadableByteStreamController):
            raise illegal_invocation()
        self._webapi_controller.error(e)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(ReadableByteStreamController, steps.initialize)
