"""The steps of the CompositionEvent class: https://w3c.github.io/uievents/#compositionevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import ui_events as dom

from .event import initialize as initialize
from .event import inspect as inspect
from .event_target import target_of
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.composition_event import CompositionEvent
    from webapi.interfaces.event_target import EventTarget


class Slots:
    """CompositionEvent objects have the private attributes of Event objects."""


def constructor(this: CompositionEvent, type: str, eventInitDict: dom.CompositionEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.CompositionEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)


def _event_of(this: CompositionEvent) -> dom.CompositionEvent:
    return cast("dom.CompositionEvent", this._webapi_event)


def data_getter(this: CompositionEvent) -> str:
    """https://w3c.github.io/uievents/#dom-compositionevent-data"""
    return _event_of(this).data


def initCompositionEvent(
    this: CompositionEvent,
    typeArg: str,
    bubblesArg: bool,
    cancelableArg: bool,
    viewArg: EventTarget | None,
    dataArg: str,
) -> None:
    """https://w3c.github.io/uievents/#dom-compositionevent-initcompositionevent"""
    _event_of(this).init_composition_event(
        typeArg, bubblesArg, cancelableArg, target_of(viewArg), dataArg
    )
