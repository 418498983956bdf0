"""The ReadableStreamBYOBRequest interface.

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from webapi.steps import readable_stream_byob_request as steps
from webapi.webidl.buffers import to_buffer
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long_long_enforce_range
from webapi.webidl.platform_objects import maker

_to_view = to_buffer


class ReadableStreamBYOBRequest:
    """A buffer that a reader waits for, and a source fills.

    ``interface ReadableStreamBYOBRequest``

    https://streams.spec.whatwg.org/#rs-byob-request-class
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "ReadableStreamBYOBRequest"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("ReadableStreamBYOBRequest")

    @property
    def view(self):
        """The part to fill; ``None`` once it was responded to.

        ``readonly attribute Uint8Array? view``

        https://streams.spec.whatwg.org/#rs-byob-request-view
        """
        return self._webapi_request.view

    def respond(self, bytesWritten):
        """Tell how many bytes of ``view`` were written.

        ``undefined respond([EnforceRange] unsigned long long bytesWritten)``

        https://streams.spec.whatwg.org/#rs-byob-request-respond
        """
        if not isinstance(self, ReadableStreamBYOBRequest):
            raise illegal_invocation()
        self._webapi_request.respond(
            to_unsigned_long_long_enforce_range(
                bytesWritten,
                "Failed to execute 'respond' on 'ReadableStreamBYOBRequest': parameter 1",
            )
        )

    def respondWithNewView(self, view):
        """Give another view of the same buffer back: the part that was written.

        ``undefined respondWithNewView(ArrayBufferView view)``

        https://streams.spec.whatwg.org/#rs-byob-request-respond-with-new-view
        """
        if not isinstance(self, ReadableStreamBYOBRequest):
            raise illegal_invocation()
        self._webapi_request.respond_with_new_view(
            _to_view(
                view,
                "Failed to execute 'respondWithNewView' on 'ReadableStreamBYOBRequest': "
                "parameter 1",
            )
        )

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(ReadableStreamBYOBRequest, steps.initialize)
