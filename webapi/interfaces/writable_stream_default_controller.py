"""The WritableStreamDefaultController interface.

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from webapi.steps import writable_stream_default_controller as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import Interface, maker

_AbortSignal = Interface("webapi.interfaces.abort_signal", "AbortSignal")


class WritableStreamDefaultController:
    """What a sink makes the stream fail by.

    ``interface WritableStreamDefaultController``

    https://streams.spec.whatwg.org/#ws-default-controller-class
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "WritableStreamDefaultController"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("WritableStreamDefaultController")

    @property
    def signal(self):
        """An `AbortSignal`, which aborts when the stream does.

        ``readonly attribute AbortSignal signal``

        https://streams.spec.whatwg.org/#ws-default-controller-signal
        """
        value = self._webapi_controller.signal
        return value.platform_object or _AbortSignal.new(value)

    def error(self, e=None):
        """Make the stream fail with ``e``, any object.

        ``undefined error(optional any e)``

        https://streams.spec.whatwg.org/#ws-default-controller-error
        """
        if not isinstance(self, WritableStreamDefaultController):
            raise illegal_invocation()
        self._webapi_controller.error(e)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(WritableStreamDefaultController, steps.initialize)
