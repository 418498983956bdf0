"""The Event interface.

Made by ``python -m idl`` from idl/dom_events.webidl: change that, not this.
"""

from webapi.interfaces.event_init import to_event_init
from webapi.steps import event as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")
_DragEvent = Interface("webapi.interfaces.drag_event", "DragEvent")
_ClipboardEvent = Interface("webapi.interfaces.clipboard_event", "ClipboardEvent")
_CustomEvent = Interface("webapi.interfaces.custom_event", "CustomEvent")
_ErrorEvent = Interface("webapi.interfaces.error_event", "ErrorEvent")
_SubmitEvent = Interface("webapi.interfaces.submit_event", "SubmitEvent")
_FormDataEvent = Interface("webapi.interfaces.form_data_event", "FormDataEvent")
_MessageEvent = Interface("webapi.interfaces.message_event", "MessageEvent")
_TransitionEvent = Interface("webapi.interfaces.transition_event", "TransitionEvent")
_AnimationEvent = Interface("webapi.interfaces.animation_event", "AnimationEvent")
_PageTransitionEvent = Interface("webapi.interfaces.page_transition_event", "PageTransitionEvent")
_BeforeUnloadEvent = Interface("webapi.interfaces.before_unload_event", "BeforeUnloadEvent")
_SecurityPolicyViolationEvent = Interface(
    "webapi.interfaces.security_policy_violation_event", "SecurityPolicyViolationEvent"
)
_DeviceOrientationEvent = Interface(
    "webapi.interfaces.device_orientation_event", "DeviceOrientationEvent"
)
_UIEvent = Interface("webapi.interfaces.ui_event", "UIEvent")
_FocusEvent = Interface("webapi.interfaces.focus_event", "FocusEvent")
_MouseEvent = Interface("webapi.interfaces.mouse_event", "MouseEvent")
_WheelEvent = Interface("webapi.interfaces.wheel_event", "WheelEvent")
_PointerEvent = Interface("webapi.interfaces.pointer_event", "PointerEvent")
_InputEvent = Interface("webapi.interfaces.input_event", "InputEvent")
_KeyboardEvent = Interface("webapi.interfaces.keyboard_event", "KeyboardEvent")
_CompositionEvent = Interface("webapi.interfaces.composition_event", "CompositionEvent")
_ToggleEvent = Interface("webapi.interfaces.toggle_event", "ToggleEvent")
_CommandEvent = Interface("webapi.interfaces.command_event", "CommandEvent")
_TextEvent = Interface("webapi.interfaces.text_event", "TextEvent")
_ProgressEvent = Interface("webapi.interfaces.progress_event", "ProgressEvent")
_INHERITING = {
    "DragEvent": _DragEvent,
    "ClipboardEvent": _ClipboardEvent,
    "CustomEvent": _CustomEvent,
    "ErrorEvent": _ErrorEvent,
    "SubmitEvent": _SubmitEvent,
    "FormDataEvent": _FormDataEvent,
    "MessageEvent": _MessageEvent,
    "TransitionEvent": _TransitionEvent,
    "AnimationEvent": _AnimationEvent,
    "PageTransitionEvent": _PageTransitionEvent,
    "BeforeUnloadEvent": _BeforeUnloadEvent,
    "SecurityPolicyViolationEvent": _SecurityPolicyViolationEvent,
    "DeviceOrientationEvent": _DeviceOrientationEvent,
    "UIEvent": _UIEvent,
    "FocusEvent": _FocusEvent,
    "MouseEvent": _MouseEvent,
    "WheelEvent": _WheelEvent,
    "PointerEvent": _PointerEvent,
    "InputEvent": _InputEvent,
    "KeyboardEvent": _KeyboardEvent,
    "CompositionEvent": _CompositionEvent,
    "ToggleEvent": _ToggleEvent,
    "CommandEvent": _CommandEvent,
    "TextEvent": _TextEvent,
    "ProgressEvent": _ProgressEvent,
}


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

    @cancelBubble.setter
    def cancelBubble(self, value, /):
        self._webapi_event.cancel_bubble = to_boolean(value)

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

    @returnValue.setter
    def returnValue(self, value, /):
        self._webapi_event.return_value = to_boolean(value)

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

    def __str__(self):
        return "[object Event]"

    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


def new_object(value):
    """A new Event object of what steps returned, or of one that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    this = Event.__new__(Event)
    steps.initialize(this, value)
    return this
