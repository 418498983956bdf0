"""The TransformStreamDefaultController interface.

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from webapi.steps import transform_stream_default_controller as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import maker


class TransformStreamDefaultController:
    """What a transformer gives chunks to.

    ``interface TransformStreamDefaultController``

    https://streams.spec.whatwg.org/#ts-default-controller-class
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "TransformStreamDefaultController"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("TransformStreamDefaultController")

    @property
    def desiredSize(self):
        """How much the queue of the readable side still takes; negative if it is too full, and
        ``None`` if the stream has failed.

        ``readonly attribute unrestricted double? desiredSize``

        https://streams.spec.whatwg.org/#ts-default-controller-desired-size
        """
        return self._webapi_controller.desired_size

    def enqueue(self, chunk=None):
        """Give the readable side a chunk.

        ``undefined enqueue(optional any chunk)``

        https://streams.spec.whatwg.org/#ts-default-controller-enqueue
        """
        if not isinstance(self, TransformStreamDefaultController):
            raise illegal_invocation()
        self._webapi_controller.enqueue(chunk)

    def error(self, reason=None):
        """Make both sides fail with ``reason``, any object.

        ``undefined error(optional any reason)``

        https://streams.spec.whatwg.org/#ts-default-controller-error
        """
        if not isinstance(self, TransformStreamDefaultController):
            raise illegal_invocation()
        self._webapi_controller.error(reason)

    def terminate(self):
        """Close the readable side, and make the writable side fail with ``TypeError``.

        ``undefined terminate()``

        https://streams.spec.whatwg.org/#ts-default-controller-terminate
        """
        if not isinstance(self, TransformStreamDefaultController):
            raise illegal_invocation()
        self._webapi_controller.terminate()

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(TransformStreamDefaultController, steps.initialize)
