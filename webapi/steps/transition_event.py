"""The steps of the TransitionEvent class: https://drafts.csswg.org/css-transitions/#transitionevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import page_events as dom

from .event import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.transition_event import TransitionEvent


def constructor(
    this: TransitionEvent, type: str, transitionEventInitDict: dom.TransitionEventInit
) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.TransitionEvent()
    event.constructor_steps(type, transitionEventInitDict)
    initialize(this, event)
