"""Events: https://dom.spec.whatwg.org/#events

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypedDict, cast

from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    call_event_handler,
    call_listener,
    callback_key,
    coarse_now,
    exchange_current_event,
    platform_object_of,
    report,
    thrown_value,
)

if TYPE_CHECKING:
    from webapi.dom.abort import AbortSignal

NONE: Final = 0
CAPTURING_PHASE: Final = 1
AT_TARGET: Final = 2
BUBBLING_PHASE: Final = 3

HANDLER: Final = "handler"
"""The key of a target's event handler for events of a type."""


class EventInit(TypedDict):
    """https://dom.spec.whatwg.org/#dictdef-eventinit"""

    bubbles: bool
    cancelable: bool
    composed: bool


class CustomEventInit(EventInit):
    """https://dom.spec.whatwg.org/#dictdef-customeventinit"""

    detail: Any


class EventListenerOptions(TypedDict):
    """https://dom.spec.whatwg.org/#dictdef-eventlisteneroptions"""

    capture: bool


class AddEventListenerOptions(EventListenerOptions, total=False):
    """https://dom.spec.whatwg.org/#dictdef-addeventlisteneroptions"""

    once: bool
    passive: bool
    signal: AbortSignal


class Event:
    """https://dom.spec.whatwg.org/#concept-event"""

    __slots__ = (
        *("bubbles", "canceled", "cancelable", "composed", "current_target", "dispatch_flag"),
        *("event_phase", "in_passive_listener", "initialized_flag"),
        *(
            "is_trusted",
            "path",
            "platform_object",
            "related_target",
            "shadow_path",
            "stop_immediate_propagation_flag",
            "stop_propagation_flag",
            "target",
        ),
        *("time_stamp", "type"),
    )

    def __init__(self, type: str = "") -> None:
        self.platform_object: Any = None
        self.type = type
        self.bubbles = False
        self.cancelable = False
        self.composed = False
        self.time_stamp = coarse_now()
        self.target: EventTarget | None = None
        self.current_target: EventTarget | None = None
        self.path: list[EventTarget] | None = None
        """The invocation targets, from the target to its last parent, while it is dispatched."""
        self.shadow_path: EventPath | None = None
        """The path, if there are shadow trees."""
        self.related_target: EventTarget | None = None
        """https://dom.spec.whatwg.org/#event-relatedtarget"""
        self.event_phase = NONE
        self.is_trusted = False
        self.stop_propagation_flag = False
        self.stop_immediate_propagation_flag = False
        self.canceled = False
        self.in_passive_listener = False
        self.dispatch_flag = False
        self.initialized_flag = True

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        self.type = type
        self.bubbles = init["bubbles"]
        self.cancelable = init["cancelable"]
        self.composed = init["composed"]

    @property
    def is_activation_event(self) -> bool:
        """The isActivationEvent of https://dom.spec.whatwg.org/#concept-event-dispatch"""
        return False

    @property
    def src_element(self) -> EventTarget | None:
        """https://dom.spec.whatwg.org/#dom-event-srcelement"""
        return self.target

    def composed_path(self) -> list[EventTarget]:
        """https://dom.spec.whatwg.org/#dom-event-composedpath"""
        if self.shadow_path is not None and self.current_target is not None:
            return self.shadow_path.composed_path(self.current_target)
        return [] if self.path is None else list(self.path)

    def stop_propagation(self) -> None:
        """https://dom.spec.whatwg.org/#dom-event-stoppropagation"""
        self.stop_propagation_flag = True

    def stop_immediate_propagation(self) -> None:
        """https://dom.spec.whatwg.org/#dom-event-stopimmediatepropagation"""
        self.stop_propagation_flag = True
        self.stop_immediate_propagation_flag = True

    @property
    def cancel_bubble(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-event-cancelbubble"""
        return self.stop_propagation_flag

    @cancel_bubble.setter
    def cancel_bubble(self, value: bool) -> None:
        if value:
            self.stop_propagation_flag = True

    @property
    def return_value(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-event-returnvalue"""
        return not self.canceled

    @return_value.setter
    def return_value(self, value: bool) -> None:
        if not value:
            self.prevent_default()

    def prevent_default(self) -> None:
        """https://dom.spec.whatwg.org/#set-the-canceled-flag"""
        if self.cancelable and not self.in_passive_listener:
            self.canceled = True

    @property
    def default_prevented(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-event-defaultprevented"""
        return self.canceled

    def init_event(self, type: str, bubbles: bool, cancelable: bool) -> None:
        """https://dom.spec.whatwg.org/#dom-event-initevent"""
        if not self.dispatch_flag:
            self.initialize(type, bubbles, cancelable)

    def initialize(self, type: str, bubbles: bool, cancelable: bool) -> None:
        """https://dom.spec.whatwg.org/#concept-event-initialize"""
        self.initialized_flag = True
        self.stop_propagation_flag = False
        self.stop_immediate_propagation_flag = False
        self.canceled = False
        self.is_trusted = False
        self.target = None
        self.type = type
        self.bubbles = bubbles
        self.cancelable = cancelable


class CustomEvent(Event):
    """https://dom.spec.whatwg.org/#interface-customevent"""

    __slots__ = ("detail",)

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.detail: Any = None

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        self.detail = cast("CustomEventInit", init)["detail"]

    def init_custom_event(self, type: str, bubbles: bool, cancelable: bool, detail: Any) -> None:
        """https://dom.spec.whatwg.org/#dom-customevent-initcustomevent"""
        if self.dispatch_flag:
            return
        self.initialize(type, bubbles, cancelable)
        self.detail = detail


class AbortAlgorithm:
    """https://dom.spec.whatwg.org/#abortsignal-abort-algorithms

    A signal holds the algorithm weakly, so an owner keeps it.
    """

    __slots__ = ("__weakref__", "reference")

    def __init__(self) -> None:
        self.reference: Any = None
        """The signal's reference to the algorithm."""

    def run(self) -> None:
        """Run the algorithm; the signal calls this when it aborts."""


class EventListener:
    """https://dom.spec.whatwg.org/#concept-event-listener"""

    __slots__ = (
        *("callback", "capture", "is_handler", "once", "passive", "removal", "removed", "type"),
    )

    def __init__(self, type: str, callback: Any, capture: bool) -> None:
        self.type = type
        self.callback = callback
        self.capture = capture
        self.once = False
        self.passive: bool | None = None
        self.removed = False
        self.is_handler = False
        """Whether the callback is an event handler: https://html.spec.whatwg.org/#event-handlers"""
        self.removal: ListenerRemoval | None = None
        """The abort algorithm of the listener's signal, if it has a signal."""

    @property
    def key(self) -> object:
        """A value that is equal for the same callback; all event handlers share one value."""
        return HANDLER if self.is_handler else callback_key(self.callback)


class ListenerRemoval(AbortAlgorithm):
    """The last step of https://dom.spec.whatwg.org/#add-an-event-listener"""

    __slots__ = ("listener", "signal", "target")

    def __init__(self, target: EventTarget, listener: EventListener, signal: AbortSignal) -> None:
        super().__init__()
        self.target = target
        self.listener = listener
        self.signal = signal

    def run(self) -> None:
        self.target.remove_an_event_listener(self.listener)


class PathItem:
    """A struct of an event path: https://dom.spec.whatwg.org/#event-path"""

    __slots__ = (
        *("invocation_target", "is_in_shadow_tree", "is_root_of_closed_tree"),
        *("is_slot_in_closed_tree", "related_target", "shadow_adjusted_target"),
    )

    def __init__(
        self,
        invocation_target: EventTarget,
        shadow_adjusted_target: EventTarget | None,
        related_target: EventTarget | None,
    ) -> None:
        self.invocation_target = invocation_target
        self.shadow_adjusted_target = shadow_adjusted_target
        self.related_target = related_target
        self.is_in_shadow_tree = False
        self.is_root_of_closed_tree = False
        self.is_slot_in_closed_tree = False


class EventPath:
    """The path of an event whose target's document has shadow trees."""

    __slots__ = ("activation_target", "clear_targets", "items")

    def __init__(self) -> None:
        self.items: list[PathItem] = []
        self.activation_target: EventTarget | None = None
        self.clear_targets = False

    def composed_path(self, current_target: EventTarget) -> list[EventTarget]:
        """https://dom.spec.whatwg.org/#dom-event-composedpath"""
        current_index = 0
        current_hidden_level = 0
        index = len(self.items) - 1
        while index >= 0:
            item = self.items[index]
            if item.is_root_of_closed_tree:
                current_hidden_level += 1
            if item.invocation_target is current_target:
                current_index = index
                break
            if item.is_slot_in_closed_tree:
                current_hidden_level -= 1
            index -= 1
        before: list[EventTarget] = []
        hidden_level = current_hidden_level
        max_hidden_level = current_hidden_level
        index = current_index - 1
        while index >= 0:
            item = self.items[index]
            if item.is_root_of_closed_tree:
                hidden_level += 1
            if hidden_level <= max_hidden_level:
                before.append(item.invocation_target)
            if item.is_slot_in_closed_tree:
                hidden_level -= 1
                if hidden_level < max_hidden_level:
                    max_hidden_level = hidden_level
            index -= 1
        path: list[EventTarget] = []
        for each in reversed(before):
            path.append(each)
        path.append(current_target)
        hidden_level = current_hidden_level
        max_hidden_level = current_hidden_level
        index = current_index + 1
        while index < len(self.items):
            item = self.items[index]
            if item.is_slot_in_closed_tree:
                hidden_level += 1
            if hidden_level <= max_hidden_level:
                path.append(item.invocation_target)
            if item.is_root_of_closed_tree:
                hidden_level -= 1
                if hidden_level < max_hidden_level:
                    max_hidden_level = hidden_level
            index += 1
        return path


class EventListenerList:
    """The part of an event listener list for one type of events and one phase."""

    __slots__ = ("_by_key", "_clone")

    def __init__(self) -> None:
        self._by_key: dict[object, EventListener] = {}
        self._clone: list[EventListener] | None = None

    @property
    def is_empty(self) -> bool:
        """Whether the list is empty."""
        return len(self._by_key) == 0

    def get(self, key: object) -> EventListener | None:
        """The listener with a key."""
        return self._by_key.get(key)

    def append(self, listener: EventListener) -> bool:
        """Append a listener; return False if the list has its key already."""
        key = listener.key
        if key in self._by_key:
            return False
        self._by_key[key] = listener
        self._clone = None
        return True

    def remove(self, listener: EventListener) -> None:
        """Remove a listener, if it is there."""
        key = listener.key
        if self._by_key.get(key) is listener:
            del self._by_key[key]
            self._clone = None

    def clone(self) -> list[EventListener]:
        """Return a copy of the list. All dispatches share it until the list changes."""
        if self._clone is None:
            self._clone = list(self._by_key.values())
        return self._clone


class EventTarget:
    """https://dom.spec.whatwg.org/#eventtarget"""

    __slots__ = ("__weakref__", "_listeners", "platform_object")

    def __init__(self) -> None:
        self.platform_object: Any = None
        # By phase and type.
        self._listeners: dict[str, EventListenerList] | None = None

    def get_the_parent(self, event: Event) -> EventTarget | None:
        """https://dom.spec.whatwg.org/#get-the-parent"""
        return None

    def path_through_shadow_trees(self, event: Event) -> EventPath | None:
        """The path of an event, if the target may be in a shadow tree or have one."""
        return None

    @property
    def is_node(self) -> bool:
        """Whether it is a node."""
        return False

    @property
    def has_activation_behavior(self) -> bool:
        """Whether it has https://dom.spec.whatwg.org/#eventtarget-activation-behavior"""
        return False

    def legacy_pre_activation_behavior(self) -> None:
        """https://dom.spec.whatwg.org/#eventtarget-legacy-pre-activation-behavior"""

    def activation_behavior(self, event: Event) -> None:
        """https://dom.spec.whatwg.org/#eventtarget-activation-behavior"""

    def legacy_canceled_activation_behavior(self) -> None:
        """https://dom.spec.whatwg.org/#eventtarget-legacy-canceled-activation-behavior"""

    def listeners_changed(self) -> None:
        """React to a listener that was added or removed."""

    def listeners_for(self, type: str, capture: bool) -> EventListenerList | None:
        """The part of the event listener list for this type of events and this phase."""
        return None if self._listeners is None else self._listeners.get(_phase(type, capture))

    @property
    def has_listeners(self) -> bool:
        """Whether there is a listener for any event."""
        return self._listeners is not None and len(self._listeners) > 0

    def has_listeners_of_type(self, type: str) -> bool:
        """Whether there is a listener for events of a type."""
        return (
            self.listeners_for(type, capture=False) is not None
            or self.listeners_for(type, capture=True) is not None
        )

    def add_event_listener(
        self, type: str, callback: Any, options: AddEventListenerOptions | bool
    ) -> None:
        """https://dom.spec.whatwg.org/#dom-eventtarget-addeventlistener"""
        if callback is None:
            return
        if isinstance(options, bool):
            self.add_an_event_listener(EventListener(type, callback, options))
            return
        signal = options.get("signal")
        if signal is not None and signal.aborted:
            return
        listener = EventListener(type, callback, options["capture"])
        listener.once = options["once"]
        listener.passive = options.get("passive")
        self.add_an_event_listener(listener, signal)

    def remove_event_listener(
        self, type: str, callback: Any, options: EventListenerOptions | bool
    ) -> None:
        """https://dom.spec.whatwg.org/#dom-eventtarget-removeeventlistener"""
        if callback is None:
            return
        capture = options if isinstance(options, bool) else options["capture"]
        listeners = self.listeners_for(type, capture)
        listener = None if listeners is None else listeners.get(callback_key(callback))
        if listener is not None:
            self.remove_an_event_listener(listener)

    def dispatch_event(self, event: Event) -> bool:
        """https://dom.spec.whatwg.org/#dom-eventtarget-dispatchevent"""
        if event.dispatch_flag:
            action = "Failed to execute 'dispatchEvent' on 'EventTarget'"
            message = f"{action}: the event is already being dispatched."
            raise DOMException(message, "InvalidStateError")
        if not event.initialized_flag:
            action = "Failed to execute 'dispatchEvent' on 'EventTarget'"
            raise DOMException(f"{action}: the event is not initialized.", "InvalidStateError")
        event.is_trusted = False
        return dispatch(event, self)

    def default_passive_value(self, type: str) -> bool:
        """https://dom.spec.whatwg.org/#default-passive-value"""
        is_of_scrolling = type in ("touchstart", "touchmove", "wheel", "mousewheel")
        return is_of_scrolling and self.is_of_viewport

    @property
    def is_of_viewport(self) -> bool:
        """Whether this is a window, its document, or that one's document element or body."""
        return False

    def add_an_event_listener(
        self, listener: EventListener, signal: AbortSignal | None = None
    ) -> None:
        """https://dom.spec.whatwg.org/#add-an-event-listener, from step 4"""
        if listener.passive is None:
            listener.passive = self.default_passive_value(listener.type)
        if self._listeners is None:
            self._listeners = {}
        listeners = self.listeners_for(listener.type, listener.capture)
        if listeners is None:
            listeners = EventListenerList()
            self._listeners[_phase(listener.type, listener.capture)] = listeners
        if not listeners.append(listener):
            return
        self.listeners_changed()
        if signal is not None:
            listener.removal = ListenerRemoval(self, listener, signal)
            signal.add_an_algorithm(listener.removal)

    def remove_an_event_listener(self, listener: EventListener) -> None:
        """https://dom.spec.whatwg.org/#remove-an-event-listener"""
        listener.removed = True
        if listener.removal is not None:
            listener.removal.signal.remove_an_algorithm(listener.removal)
        listeners = self.listeners_for(listener.type, listener.capture)
        if self._listeners is None or listeners is None:
            return
        listeners.remove(listener)
        if listeners.is_empty:
            del self._listeners[_phase(listener.type, listener.capture)]
        self.listeners_changed()

    def get_event_handler(self, type: str) -> Any:
        """https://html.spec.whatwg.org/#getting-the-current-value-of-the-event-handler"""
        listener = self._listener_of_handler(type)
        return None if listener is None else listener.callback

    def set_event_handler(self, type: str, callback: Any) -> None:
        """Set the event handler for events of a type.

        A new handler takes over the listener's place among the others:
        https://html.spec.whatwg.org/#activate-an-event-handler
        """
        listener = self._listener_of_handler(type)
        if callback is None:
            if listener is not None:
                self.remove_an_event_listener(listener)
        elif listener is not None:
            listener.callback = callback
        else:
            listener = EventListener(type, callback, capture=False)
            listener.is_handler = True
            self.add_an_event_listener(listener)

    def erase_all_event_listeners_and_handlers(self) -> None:
        """https://html.spec.whatwg.org/#erase-all-event-listeners-and-handlers"""
        if self._listeners is None:
            return
        for listeners in list(self._listeners.values()):
            for listener in listeners.clone():
                self.remove_an_event_listener(listener)

    def _listener_of_handler(self, type: str) -> EventListener | None:
        listeners = self.listeners_for(type, capture=False)
        return None if listeners is None else listeners.get(HANDLER)


def _phase(type: str, capture: bool) -> str:
    """The key for listeners of a type in the capturing or the bubbling phase."""
    return f"c{type}" if capture else f"b{type}"


def fire_an_event(type: str, target: EventTarget) -> bool:
    """https://dom.spec.whatwg.org/#concept-event-fire"""
    event = Event(type)
    event.is_trusted = True
    return dispatch(event, target)


def dispatch(event: Event, target: EventTarget, target_override: EventTarget | None = None) -> bool:
    """https://dom.spec.whatwg.org/#concept-event-dispatch

    Without shadow trees no target changes, and a path is a list of targets. A window's document
    is the ``target_override`` of the event ``load``.
    """
    event.dispatch_flag = True
    event.target = target if target_override is None else target_override
    shadow_path = target.path_through_shadow_trees(event)
    if shadow_path is not None:
        return _dispatch_through_shadow_trees(event, shadow_path)
    activation_target: EventTarget | None = None
    if event.is_activation_event and target.has_activation_behavior:
        activation_target = target
    path = [target]
    parent = target.get_the_parent(event)
    while parent is not None:
        may_activate = event.is_activation_event and event.bubbles and activation_target is None
        if may_activate and parent.has_activation_behavior:
            activation_target = parent
        path.append(parent)
        parent = parent.get_the_parent(event)
    event.path = path
    if activation_target is not None:
        activation_target.legacy_pre_activation_behavior()
    is_invoked = False
    try:
        for invocation_target in reversed(path):
            is_target = invocation_target is target
            event.event_phase = AT_TARGET if is_target else CAPTURING_PHASE
            _invoke(invocation_target, event, capture=True, is_in_shadow_tree=False)
        for invocation_target in path:
            is_target = invocation_target is target
            if is_target or event.bubbles:
                event.event_phase = AT_TARGET if is_target else BUBBLING_PHASE
                _invoke(invocation_target, event, capture=False, is_in_shadow_tree=False)
        is_invoked = True
    finally:  # Python does not report a KeyboardInterrupt
        _end_dispatch(event)
        if activation_target is not None and not is_invoked:
            activation_target.legacy_canceled_activation_behavior()
    _run_activation_behavior(event, activation_target)
    return not event.canceled


def _dispatch_through_shadow_trees(event: Event, path: EventPath) -> bool:
    """The steps of https://dom.spec.whatwg.org/#concept-event-dispatch that follow the path"""
    event.shadow_path = path
    if path.activation_target is not None:
        path.activation_target.legacy_pre_activation_behavior()
    # For each item: the target of the last one up to it that has one.
    targets: list[EventTarget | None] = []
    adjusted = event.target
    for item in path.items:
        if item.shadow_adjusted_target is not None:
            adjusted = item.shadow_adjusted_target
        targets.append(adjusted)
    is_invoked = False
    try:
        index = len(path.items) - 1
        while index >= 0:
            is_target = path.items[index].shadow_adjusted_target is not None
            event.event_phase = AT_TARGET if is_target else CAPTURING_PHASE
            _invoke_item(path.items[index], targets[index], event, capture=True)
            index -= 1
        for place, item in enumerate(path.items):
            is_target = item.shadow_adjusted_target is not None
            if is_target or event.bubbles:
                event.event_phase = AT_TARGET if is_target else BUBBLING_PHASE
                _invoke_item(item, targets[place], event, capture=False)
        is_invoked = True
    finally:
        _end_dispatch(event)
        if path.activation_target is not None and not is_invoked:
            path.activation_target.legacy_canceled_activation_behavior()
    if path.clear_targets:
        event.target = None
        event.related_target = None
    _run_activation_behavior(event, path.activation_target)
    return not event.canceled


def _invoke_item(item: PathItem, target: EventTarget | None, event: Event, capture: bool) -> None:
    """The first steps of https://dom.spec.whatwg.org/#concept-event-listener-invoke"""
    event.target = target
    event.related_target = item.related_target
    _invoke(item.invocation_target, event, capture, item.is_in_shadow_tree)


def _end_dispatch(event: Event) -> None:
    """The last steps of https://dom.spec.whatwg.org/#concept-event-dispatch"""
    event.event_phase = NONE
    event.current_target = None
    event.path = None
    event.shadow_path = None
    event.dispatch_flag = False
    event.stop_propagation_flag = False
    event.stop_immediate_propagation_flag = False
    event.in_passive_listener = False


def _run_activation_behavior(event: Event, activation_target: EventTarget | None) -> None:
    """The steps of https://dom.spec.whatwg.org/#concept-event-dispatch about activation"""
    if activation_target is not None:
        if event.canceled:
            activation_target.legacy_canceled_activation_behavior()
        else:
            activation_target.activation_behavior(event)


def _invoke(
    invocation_target: EventTarget, event: Event, capture: bool, is_in_shadow_tree: bool
) -> None:
    """https://dom.spec.whatwg.org/#concept-event-listener-invoke"""
    if event.stop_propagation_flag:
        return
    event.current_target = invocation_target
    listeners = invocation_target.listeners_for(event.type, capture)
    if listeners is None:
        return
    if is_in_shadow_tree:
        _inner_invoke(event, invocation_target, listeners.clone())
        return
    outer_event = exchange_current_event(event)
    _inner_invoke(event, invocation_target, listeners.clone())
    exchange_current_event(outer_event)


def _inner_invoke(event: Event, target: EventTarget, listeners: list[EventListener]) -> None:
    """https://dom.spec.whatwg.org/#concept-event-listener-inner-invoke"""
    current_object = platform_object_of(target)
    for listener in listeners:
        if listener.removed:
            continue
        if listener.once:
            target.remove_an_event_listener(listener)
        event.in_passive_listener = listener.passive is True
        try:
            if not listener.is_handler:
                call_listener(listener.callback, current_object, event)
            elif call_event_handler(listener.callback, current_object, event):
                event.prevent_default()
        except Exception as error:
            report(thrown_value(error))
        event.in_passive_listener = False
        if event.stop_immediate_propagation_flag:
            return
