"""The AbortSignal interface.

Made by ``python -m idl`` from idl/dom_events.webidl: change that, not this.
"""

from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.interfaces.event_target import EventTarget
from webapi.steps import abort_signal as steps
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.webidl.collections import nullable, sequence_of
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long_long_enforce_range
from webapi.webidl.platform_objects import Interface, maker

_AbortSignal = Interface("webapi.interfaces.abort_signal", "AbortSignal")
_to_signals = sequence_of(_AbortSignal.convert)
_to_event_handler = nullable(to_event_handler_non_null)


class AbortSignal(EventTarget):
    """Tells code to stop. The code reads ``aborted``, or adds a listener.

    ``interface AbortSignal : EventTarget``

    https://dom.spec.whatwg.org/#interface-abortsignal
    """

    __slots__ = (*steps.Slots.__annotations__,)
    _webapi_interface_name = "AbortSignal"

    def __init__(self, /, *_):
        raise illegal_constructor("AbortSignal")

    @staticmethod
    def abort(reason=None):
        """A signal that is aborted already, with any value as the reason.

        ``static AbortSignal abort(optional any reason)``

        https://dom.spec.whatwg.org/#dom-abortsignal-abort

        >>> AbortSignal.abort("too late").reason
        'too late'
        """
        value = steps.abort(reason)
        return new_object(value)

    @staticmethod
    def timeout(milliseconds):
        """A signal that aborts after so many milliseconds, with a `DOMException` named
        ``TimeoutError``. Raises ``RuntimeError`` without a running asyncio loop, which keeps the
        time.

        ``static AbortSignal timeout([EnforceRange] unsigned long long milliseconds)``

        https://dom.spec.whatwg.org/#dom-abortsignal-timeout
        """
        value = steps.timeout(
            to_unsigned_long_long_enforce_range(
                milliseconds, "Failed to execute 'timeout' on 'AbortSignal': parameter 1"
            )
        )
        return new_object(value)

    @staticmethod
    def any(signals):
        """A signal that aborts as soon as one of the others does, with the same reason.

        ``static AbortSignal any(sequence<AbortSignal> signals)``

        https://dom.spec.whatwg.org/#dom-abortsignal-any
        """
        value = steps.any(
            _to_signals(signals, "Failed to execute 'any' on 'AbortSignal': parameter 1")
        )
        return new_object(value)

    @property
    def aborted(self):
        """Whether it is aborted.

        ``readonly attribute boolean aborted``

        https://dom.spec.whatwg.org/#dom-abortsignal-aborted
        """
        return self._webapi_signal.aborted

    @property
    def reason(self):
        """The value that it was aborted with. Before, it is ``None``, which stands for undefined.

        ``readonly attribute any reason``

        https://dom.spec.whatwg.org/#dom-abortsignal-reason
        """
        return self._webapi_signal.reason

    def throwIfAborted(self):
        """Raise the reason if it is aborted. A reason that is not an exception is the ``value`` of
        a `ThrownValue`.

        ``undefined throwIfAborted()``

        https://dom.spec.whatwg.org/#dom-abortsignal-throwifaborted
        """
        if not isinstance(self, AbortSignal):
            raise illegal_invocation()
        self._webapi_signal.throw_if_aborted()

    onabort = property(
        event_handler("abort"),
        set_event_handler("abort", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onabort``

        https://dom.spec.whatwg.org/#dom-abortsignal-onabort
        """,
    )

    __repr__ = steps.inspect


new_object = maker(AbortSignal, steps.initialize)
