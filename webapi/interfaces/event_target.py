"""The EventTarget interface.

Made by ``python -m idl`` from idl/dom_events.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.add_event_listener_options import to_add_event_listener_options
from webapi.interfaces.event_listener import to_event_listener
from webapi.interfaces.event_listener_options import to_event_listener_options
from webapi.steps import event_target as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, maker_of_inheriting
from webapi.webidl.strings import to_domstring
from webapi.webidl.unions import Choices, union

_to_callback = nullable(to_event_listener)
_to_options = union(
    "(AddEventListenerOptions or boolean)",
    Choices(dictionary=to_add_event_listener_options, boolean=to_boolean),
)
_to_options_2 = union(
    "(EventListenerOptions or boolean)",
    Choices(dictionary=to_event_listener_options, boolean=to_boolean),
)
_Event = Interface("webapi.interfaces.event", "Event")


class EventTarget:
    """An object that has listeners, and dispatches events to them. It can be subclassed.

    ``interface EventTarget``

    https://dom.spec.whatwg.org/#interface-eventtarget

    >>> target = EventTarget()
    >>> target.addEventListener("change", lambda event: print("got", event.type))
    >>> from webapi import Event
    >>> target.dispatchEvent(Event("change"))
    got change
    True
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "EventTarget"
    _webapi_is_interface = True

    def __init__(self):
        """A target without listeners. A subclass with an ``__init__`` of its own calls this one.

        ``constructor()``

        https://dom.spec.whatwg.org/#dom-eventtarget-eventtarget
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call EventTarget: what ``new EventTarget(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "EventTarget")

    def addEventListener(self, type, callback, options=None, **named):
        """Call ``callback`` with each event of that type. It is a function, or an object with a
        method ``handleEvent``. ``options`` may have ``capture``, ``once``, ``passive`` and
        ``signal``, an `AbortSignal` that removes the listener. Exceptions of the callback go to the
        exception handler of the running asyncio loop, or to ``sys.excepthook``. Raises
        ``TypeError`` for a coroutine function, which nothing would await.

        ``undefined addEventListener(DOMString type, EventListener? callback, optional
        (AddEventListenerOptions or boolean) options = {})``

        https://dom.spec.whatwg.org/#dom-eventtarget-addeventlistener
        """
        if named:
            options = options_by_name(
                "addEventListener",
                named,
                options,
                {"addEventListener(type, callback, ": ("capture", "once", "passive", "signal")},
            )
        if not isinstance(self, EventTarget):
            raise illegal_invocation()
        steps.addEventListener(
            self,
            to_domstring(type),
            _to_callback(
                callback, "Failed to execute 'addEventListener' on 'EventTarget': parameter 2"
            ),
            _to_options(
                options, "Failed to execute 'addEventListener' on 'EventTarget': parameter 3"
            ),
        )

    def removeEventListener(self, type, callback, options=None, **named):
        """Remove the listener with this type, callback and ``capture``, if there is one. Callbacks
        are identified and not compared: equal objects are two callbacks. A method of an object is
        the same callback each time that it is looked up.

        ``undefined removeEventListener(DOMString type, EventListener? callback, optional
        (EventListenerOptions or boolean) options = {})``

        https://dom.spec.whatwg.org/#dom-eventtarget-removeeventlistener
        """
        if named:
            options = options_by_name(
                "removeEventListener",
                named,
                options,
                {"removeEventListener(type, callback, ": ("capture",)},
            )
        if not isinstance(self, EventTarget):
            raise illegal_invocation()
        self._webapi_event_target.remove_event_listener(
            to_domstring(type),
            _to_callback(
                callback, "Failed to execute 'removeEventListener' on 'EventTarget': parameter 2"
            ),
            _to_options_2(
                options, "Failed to execute 'removeEventListener' on 'EventTarget': parameter 3"
            ),
        )

    def dispatchEvent(self, event):
        """Call the listeners for the event's type; ``False`` if one of them called
        ``preventDefault()`` on a cancelable event. Raises `DOMException`, an ``InvalidStateError``,
        if the event is being dispatched.

        ``boolean dispatchEvent(Event event)``

        https://dom.spec.whatwg.org/#dom-eventtarget-dispatchevent
        """
        if not isinstance(self, EventTarget):
            raise illegal_invocation()
        return self._webapi_event_target.dispatch_event(
            _Event.convert(
                event, "Failed to execute 'dispatchEvent' on 'EventTarget': parameter 1"
            )._webapi_event
        )

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker_of_inheriting(EventTarget, steps.initialize, MODULES)
