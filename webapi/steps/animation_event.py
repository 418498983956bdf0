"""The steps of the AnimationEvent class: https://drafts.csswg.org/css-animations/#animationevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import page_events as dom

from .event import initialize as initialize
from .event import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.animation_event import AnimationEvent


class Slots:
    """AnimationEvent objects have the private attributes of Event objects."""


def constructor(
    this: AnimationEvent, type: str, animationEventInitDict: dom.AnimationEventInit
) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.AnimationEvent()
    event.constructor_steps(type, animationEventInitDict)
    initialize(this, event)


def _event_of(this: AnimationEvent) -> dom.AnimationEvent:
    return cast("dom.AnimationEvent", this._webapi_event)


def animationName_getter(this: AnimationEvent) -> str:
    """https://drafts.csswg.org/css-animations/#dom-animationevent-animationname"""
    return _event_of(this).animation_name


def elapsedTime_getter(this: AnimationEvent) -> float:
    """https://drafts.csswg.org/css-animations/#dom-animationevent-elapsedtime"""
    return _event_of(this).elapsed_time


def pseudoElement_getter(this: AnimationEvent) -> str:
    """https://drafts.csswg.org/css-animations/#dom-animationevent-pseudoelement"""
    return _event_of(this).pseudo_element
