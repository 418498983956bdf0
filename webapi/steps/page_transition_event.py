"""The steps of the PageTransitionEvent class: https://html.spec.whatwg.org/multipage/nav-history-apis.html#pagetransitionevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import page_events as dom

from .event import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.page_transition_event import PageTransitionEvent


def constructor(
    this: PageTransitionEvent, type: str, eventInitDict: dom.PageTransitionEventInit
) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.PageTransitionEvent()
    event.constructor_steps(type, eventInitDict)
    initialize(this, event)
