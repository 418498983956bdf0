"""The steps of the Event class: https://dom.spec.whatwg.org/#interface-event"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import events as dom
from webapi.webidl.exceptions import shown

if TYPE_CHECKING:
    from webapi.interfaces.event import Event


class Slots:
    """The private attributes of Event objects."""

    _webapi_event: dom.Event


def initialize(this: Event, value: dom.Event) -> None:
    """Make ``this`` the object of an event."""
    this._webapi_event = value
    value.platform_object = this


def constructor(this: Event, type: str, eventInitDict: dom.EventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.Event()
    event.constructor_steps(type, eventInitDict)
    initialize(this, event)


def event_of(this: Event) -> dom.Event:
    """The event that an object stands for."""
    return this._webapi_event


def type_getter(this: Event) -> str:
    """https://dom.spec.whatwg.org/#dom-event-type"""
    return this._webapi_event.type


def target_getter(this: Event) -> dom.EventTarget | None:
    """https://dom.spec.whatwg.org/#dom-event-target"""
    return this._webapi_event.target


srcElement_getter = target_getter


def currentTarget_getter(this: Event) -> dom.EventTarget | None:
    """https://dom.spec.whatwg.org/#dom-event-currenttarget"""
    return this._webapi_event.current_target


def composedPath(this: Event) -> list[dom.EventTarget]:
    """https://dom.spec.whatwg.org/#dom-event-composedpath"""
    return this._webapi_event.composed_path()


def eventPhase_getter(this: Event) -> int:
    """https://dom.spec.whatwg.org/#dom-event-eventphase"""
    return this._webapi_event.event_phase


def stopPropagation(this: Event) -> None:
    """https://dom.spec.whatwg.org/#dom-event-stoppropagation"""
    this._webapi_event.stop_propagation()


def cancelBubble_getter(this: Event) -> bool:
    """https://dom.spec.whatwg.org/#dom-event-cancelbubble"""
    return this._webapi_event.cancel_bubble


def cancelBubble_setter(this: Event, value: bool) -> None:
    """https://dom.spec.whatwg.org/#dom-event-cancelbubble"""
    this._webapi_event.cancel_bubble = value


def stopImmediatePropagation(this: Event) -> None:
    """https://dom.spec.whatwg.org/#dom-event-stopimmediatepropagation"""
    this._webapi_event.stop_immediate_propagation()


def bubbles_getter(this: Event) -> bool:
    """https://dom.spec.whatwg.org/#dom-event-bubbles"""
    return this._webapi_event.bubbles


def cancelable_getter(this: Event) -> bool:
    """https://dom.spec.whatwg.org/#dom-event-cancelable"""
    return this._webapi_event.cancelable


def returnValue_getter(this: Event) -> bool:
    """https://dom.spec.whatwg.org/#dom-event-returnvalue"""
    return this._webapi_event.return_value


def returnValue_setter(this: Event, value: bool) -> None:
    """https://dom.spec.whatwg.org/#dom-event-returnvalue"""
    this._webapi_event.return_value = value


def preventDefault(this: Event) -> None:
    """https://dom.spec.whatwg.org/#dom-event-preventdefault"""
    this._webapi_event.prevent_default()


def defaultPrevented_getter(this: Event) -> bool:
    """https://dom.spec.whatwg.org/#dom-event-defaultprevented"""
    return this._webapi_event.default_prevented


def composed_getter(this: Event) -> bool:
    """https://dom.spec.whatwg.org/#dom-event-composed"""
    return this._webapi_event.composed


def isTrusted_getter(this: Event) -> bool:
    """https://dom.spec.whatwg.org/#dom-event-istrusted"""
    return this._webapi_event.is_trusted


def timeStamp_getter(this: Event) -> float:
    """https://dom.spec.whatwg.org/#dom-event-timestamp"""
    return this._webapi_event.time_stamp


def initEvent(this: Event, type: str, bubbles: bool, cancelable: bool) -> None:
    """https://dom.spec.whatwg.org/#dom-event-initevent"""
    this._webapi_event.init_event(type, bubbles, cancelable)


def inspect(this: Event) -> str:
    """The ``repr``: class and type."""
    return f"<{type(this).__name__} {shown(this._webapi_event.type)}>"
