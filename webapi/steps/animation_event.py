"""The steps of the AnimationEvent class: https://drafts.csswg.org/css-animations/#animationevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import page_events as dom

from .event import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.animation_event import AnimationEvent


def constructor(
    this: AnimationEvent, type: str, animationEventInitDict: dom.AnimationEventInit
) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.AnimationEvent()
    event.constructor_steps(type, animationEventInitDict)
    initialize(this, event)
