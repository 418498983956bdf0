"""The steps of the TransitionEvent class: https://drafts.csswg.org/css-transitions/#transitionevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import page_events as dom

from .event import initialize as initialize
from .event import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.transition_event import TransitionEvent


class Slots:
    """TransitionEvent objects have the private attributes of Event objects."""


def constructor(
    this: TransitionEvent, type: str, transitionEventInitDict: dom.TransitionEventInit
) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.TransitionEvent()
    event.constructor_steps(type, transitionEventInitDict)
    initialize(this, event)


def _event_of(this: TransitionEvent) -> dom.TransitionEvent:
    return cast("dom.TransitionEvent", this._webapi_event)


def propertyName_getter(this: TransitionEvent) -> str:
    """https://drafts.csswg.org/css-transitions/#dom-transitionevent-propertyname"""
    return _event_of(this).property_name


def elapsedTime_getter(this: TransitionEvent) -> float:
    """https://drafts.csswg.org/css-transitions/#dom-transitionevent-elapsedtime"""
    return _event_of(this).elapsed_time


def pseudoElement_getter(this: TransitionEvent) -> str:
    """https://drafts.csswg.org/css-transitions/#dom-transitionevent-pseudoelement"""
    return _event_of(this).pseudo_element
