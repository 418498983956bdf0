"""The Event interface.

Made by ``python -m idl`` from idl/dom_events.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.event_init import to_event_init
from webapi.steps import event as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, maker_of_inheriting
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")


class Event:
    """Something that happened, for the listeners of an `EventTarget`.

    ``interface Event``

    https://dom.spec.whatwg.org/#interface-event

    >>> event = Event("change", {"cancelable": True})
    >>> event.preventDefault()
    >>> event.defaultPrevented
    True
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "Event"
    _webapi_is_interface = True

    NONE = 0
    CAPTURING_PHASE = 1
    AT_TARGET = 2
    BUBBLING_PHASE = 3

    def __init__(self, type, eventInitDict=None, **named):
        """An event of a type. ``eventInitDict`` may have ``bubbles``, ``cancelable`` and
        ``composed``.

        ``constructor(DOMString type, optional EventInit eventInitDict = {})``

        https://dom.spec.whatwg.org/#dom-event-event
        """
        if named:
            eventInitDict = options_by_name(
                "Event",
                named,
                eventInitDict,
                {"Event(type, ": ("bubbles", "cancelable", "composed")},
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_event_init(eventInitDict, "Failed to construct 'Event': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call Event: what ``new Event(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "Event")

    @property
    def type(self):
        """``readonly attribute DOMString type``

        https://dom.spec.whatwg.org/#dom-event-type
        """
        return self._webapi_event.type

    @property
    def target(self):
        """``readonly attribute EventTarget? target``

        https://dom.spec.whatwg.org/#dom-event-target
        """
        value = self._webapi_event.target
        return None if value is None else value.platform_object or _EventTarget.new(value)

    @property
    def srcElement(self):
        """``readonly attribute EventTarget? srcElement``

        https://dom.spec.whatwg.org/#dom-event-srcelement
        """
        value = self._webapi_event.src_element
        return None if value is None else value.platform_object or _EventTarget.new(value)

    @property
    def currentTarget(self):
        """``readonly attribute EventTarget? currentTarget``

        https://dom.spec.whatwg.org/#dom-event-currenttarget
        """
        value = self._webapi_event.current_target
        return None if value is None else value.platform_object or _EventTarget.new(value)

    def composedPath(self):
        """The targets that the listener may see, innermost first.

        ``sequence<EventTarget> composedPath()``

        https://dom.spec.whatwg.org/#dom-event-composedpath
        """
        if not isinstance(self, Event):
            raise illegal_invocation()
        return [
            value.platform_object or _EventTarget.new(value)
            for value in self._webapi_event.composed_path()
        ]

    @property
    def eventPhase(self):
        """``readonly attribute unsigned short eventPhase``

        https://dom.spec.whatwg.org/#dom-event-eventphase
        """
        return self._webapi_event.event_phase

    def stopPropagation(self):
        """Call no listener of the targets that come later.

        ``undefined stopPropagation()``

        https://dom.spec.whatwg.org/#dom-event-stoppropagation
        """
        if not isinstance(self, Event):
            raise illegal_invocation()
        self._webapi_event.stop_propagation()

    @property
    def cancelBubble(self):
        """``attribute boolean cancelBubble``

        https://dom.spec.whatwg.org/#dom-event-cancelbubble
        """
        return self._webapi_event.cancel_bubble

    cancelBubble = cancelBubble.setter(value_setter("_webapi_event", "cancel_bubble", to_boolean))

    def stopImmediatePropagation(self):
        """Call no other listener.

        ``undefined stopImmediatePropagation()``

        https://dom.spec.whatwg.org/#dom-event-stopimmediatepropagation
        """
        if not isinstance(self, Event):
            raise illegal_invocation()
        self._webapi_event.stop_immediate_propagation()

    @property
    def bubbles(self):
        """``readonly attribute boolean bubbles``

        https://dom.spec.whatwg.org/#dom-event-bubbles
        """
        return self._webapi_event.bubbles

    @property
    def cancelable(self):
        """``readonly attribute boolean cancelable``

        https://dom.spec.whatwg.org/#dom-event-cancelable
        """
        return self._webapi_event.cancelable

    @property
    def returnValue(self):
        """``attribute boolean returnValue``

        https://dom.spec.whatwg.org/#dom-event-returnvalue
        """
        return self._webapi_event.return_value

    returnValue = returnValue.setter(value_setter("_webapi_event", "return_value", to_boolean))

    def preventDefault(self):
        """Cancel the event, if it can be cancelled.

        ``undefined preventDefault()``

        https://dom.spec.whatwg.org/#dom-event-preventdefault
        """
        if not isinstance(self, Event):
            raise illegal_invocation()
        self._webapi_event.prevent_default()

    @property
    def defaultPrevented(self):
        """``readonly attribute boolean defaultPrevented``

        https://dom.spec.whatwg.org/#dom-event-defaultprevented
        """
        return self._webapi_event.default_prevented

    @property
    def composed(self):
        """``readonly attribute boolean composed``

        https://dom.spec.whatwg.org/#dom-event-composed
        """
        return self._webapi_event.composed

    @property
    def isTrusted(self):
        """``readonly attribute boolean isTrusted``

        https://dom.spec.whatwg.org/#dom-event-istrusted
        """
        return self._webapi_event.is_trusted

    @property
    def timeStamp(self):
        """``readonly attribute double timeStamp``

        https://dom.spec.whatwg.org/#dom-event-timestamp
        """
        return self._webapi_event.time_stamp

    def initEvent(self, type, bubbles=None, cancelable=None):
        """Set the type and the flags of an event that was not dispatched.

        ``undefined initEvent(DOMString type, optional boolean bubbles = false, optional boolean
        cancelable = false)``

        https://dom.spec.whatwg.org/#dom-event-initevent
        """
        if not isinstance(self, Event):
            raise illegal_invocation()
        self._webapi_event.init_event(
            to_domstring(type),
            False if bubbles is None else to_boolean(bubbles),
            False if cancelable is None else to_boolean(cancelable),
        )

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker_of_inheriting(Event, steps.initialize, MODULES)
