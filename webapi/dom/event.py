"""Events and how they are dispatched: https://dom.spec.whatwg.org/#events"""

from __future__ import annotations

from typing import Any, Final

from .clock import current_high_resolution_time
from .event_listeners import EventTarget
from .event_loop import invoke_and_report

NONE: Final = 0
AT_TARGET: Final = 2


class Event:
    """https://dom.spec.whatwg.org/#concept-event"""

    __slots__ = (
        *("bubbles", "cancelable", "canceled", "composed", "current_target", "dispatch_flag"),
        *("event_phase", "in_passive_listener", "is_trusted", "platform_object"),
        *("stop_immediate_propagation", "stop_propagation", "target", "time_stamp", "type"),
    )

    def __init__(
        self, type: str, bubbles: bool = False, cancelable: bool = False, composed: bool = False
    ) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        self.type = type
        self.bubbles = bubbles
        self.cancelable = cancelable
        self.composed = composed
        self.time_stamp = current_high_resolution_time()
        self.target: EventTarget | None = None
        self.current_target: EventTarget | None = None
        self.event_phase = NONE
        self.is_trusted = False
        self.stop_propagation = False
        self.stop_immediate_propagation = False
        self.canceled = False
        self.in_passive_listener = False
        self.dispatch_flag = False
        self.platform_object: Any = None

    def initialize(self, type: str, bubbles: bool, cancelable: bool) -> None:
        """https://dom.spec.whatwg.org/#concept-event-initialize"""
        self.stop_propagation = self.stop_immediate_propagation = self.canceled = False
        self.is_trusted = False
        self.target = None
        self.type = type
        self.bubbles = bubbles
        self.cancelable = cancelable

    def set_the_canceled_flag(self) -> None:
        """https://dom.spec.whatwg.org/#set-the-canceled-flag"""
        if self.cancelable and not self.in_passive_listener:
            self.canceled = True


def fire_an_event(type: str, target: EventTarget) -> bool:
    """https://dom.spec.whatwg.org/#concept-event-fire"""
    event = Event(type)
    event.is_trusted = True
    return dispatch(event, target)


def dispatch(event: Event, target: EventTarget) -> bool:
    """https://dom.spec.whatwg.org/#concept-event-dispatch, for a target that has no parent

    The event's path is the target alone, so both phases are at the target.
    """
    event.dispatch_flag = True
    event.target = target
    try:
        for phase in ("capturing", "bubbling"):
            event.event_phase = AT_TARGET
            if not event.stop_propagation:
                event.current_target = target
                _inner_invoke(event, target, phase)
    finally:  # what is no Exception, as KeyboardInterrupt, is not reported
        event.event_phase = NONE
        event.current_target = None
        event.dispatch_flag = event.stop_propagation = event.stop_immediate_propagation = False
        event.in_passive_listener = False
    return not event.canceled


def _inner_invoke(event: Event, target: EventTarget, phase: str) -> None:
    """https://dom.spec.whatwg.org/#concept-event-listener-inner-invoke"""
    for listener in target.listeners_of_type(event.type):
        if listener.removed or listener.capture is not (phase == "capturing"):
            continue
        if listener.once:
            target.remove_an_event_listener(listener)
        event.in_passive_listener = listener.passive
        invoke_and_report(listener.callback, event)
        event.in_passive_listener = False
        if event.stop_immediate_propagation:
            break
