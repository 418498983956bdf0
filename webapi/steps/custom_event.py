"""The steps of the CustomEvent class: https://dom.spec.whatwg.org/#interface-customevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from webapi.dom import events as dom

from .event import initialize as initialize
from .event import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.custom_event import CustomEvent


class Slots:
    """CustomEvent objects have the private attributes of Event objects."""


def constructor(this: CustomEvent, type: str, eventInitDict: dom.CustomEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.CustomEvent()
    event.constructor_steps(type, eventInitDict)
    initialize(this, event)


def _event_of(this: CustomEvent) -> dom.CustomEvent:
    return cast("dom.CustomEvent", this._webapi_event)


def detail_getter(this: CustomEvent) -> Any:
    """https://dom.spec.whatwg.org/#dom-customevent-detail"""
    return _event_of(this).detail


def initCustomEvent(
    this: CustomEvent, type: str, bubbles: bool, cancelable: bool, detail: Any
) -> None:
    """https://dom.spec.whatwg.org/#dom-customevent-initcustomevent"""
    _event_of(this).init_custom_event(type, bubbles, cancelable, detail)
