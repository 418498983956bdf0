"""The ReadableStreamDefaultController interface.

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from webapi.steps import readable_stream_default_controller as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import maker


class ReadableStreamDefaultController:
    """What a source gives chunks to.

    ``interface ReadableStreamDefaultController``

    https://streams.spec.whatwg.org/#rs-default-controller-class
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "ReadableStreamDefaultController"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("ReadableStreamDefaultController")

    @property
    def desiredSize(self):
        """How much the queue still takes; negative if it is too full, and ``None`` if the stream
        has failed.

        ``readonly attribute unrestricted double? desiredSize``

        https://streams.spec.whatwg.org/#rs-default-controller-desired-size
        """
        return self._webapi_controller.desired_size

    def close(self):
        """Close the stream once the chunks that wait are read.

        ``undefined close()``

        https://streams.spec.whatwg.org/#rs-default-controller-close
        """
        if not isinstance(self, ReadableStreamDefaultController):
            raise illegal_invocation()
        self._webapi_controller.close()

    def enqueue(self, chunk=None):
        """Give the stream a chunk.

        ``undefined enqueue(optional any chunk)``

        https://streams.spec.whatwg.org/#rs-default-controller-enqueue
        """
        if not isinstance(self, ReadableStreamDefaultController):
            raise illegal_invocation()
        self._webapi_controller.enqueue(chunk)

    def error(self, e=None):
        """Make the stream fail with ``e``, any object.

        ``undefined error(optional any e)``

        https://streams.spec.whatwg.org/#rs-default-controller-error
        """
        if not isinstance(self, ReadableStreamDefaultController):
            raise illegal_invocation()
        self._webapi_controller.error(e)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(ReadableStreamDefaultController, steps.initialize)
