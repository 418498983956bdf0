"""The AbortController interface.

Made by ``python -m idl`` from idl/dom_events.webidl: change that, not this.
"""

from webapi.steps import abort_controller as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.platform_objects import Interface, lock

_AbortSignal = Interface("webapi.interfaces.abort_signal", "AbortSignal")


class AbortController:
    """A controller, which aborts its signal.

    ``interface AbortController``

    https://dom.spec.whatwg.org/#interface-abortcontroller

    >>> controller = AbortController()
    >>> controller.abort()
    >>> controller.signal.aborted, controller.signal.reason.name
    (True, 'AbortError')
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "AbortController"
    _webapi_is_interface = True

    def __init__(self):
        """A controller with a new signal.

        ``constructor()``

        https://dom.spec.whatwg.org/#dom-abortcontroller-abortcontroller
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call AbortController: what ``new AbortController(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "AbortController")

    @property
    def signal(self):
        """``readonly attribute AbortSignal signal``

        https://dom.spec.whatwg.org/#dom-abortcontroller-signal
        """
        if self._webapi_signal is None:
            with lock:
                if self._webapi_signal is None:
                    self._webapi_signal = _AbortSignal.new(self._webapi_abort_controller.signal)
        return self._webapi_signal

    def abort(self, reason=None):
        """Abort the signal, with any value as the reason, or a `DOMException` named ``AbortError``.

        ``undefined abort(optional any reason)``

        https://dom.spec.whatwg.org/#dom-abortcontroller-abort
        """
        if not isinstance(self, AbortController):
            raise illegal_invocation()
        self._webapi_abort_controller.abort(reason)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy
