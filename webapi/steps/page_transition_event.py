"""The steps of the PageTransitionEvent class: https://html.spec.whatwg.org/multipage/nav-history-apis.html#pagetransitionevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import page_events as dom

from .event import initialize as initialize
from .event import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.page_transition_event import PageTransitionEvent


class Slots:
    """PageTransitionEvent objects have the private attributes of Event objects."""


def constructor(
    this: PageTransitionEvent, type: str, eventInitDict: dom.PageTransitionEventInit
) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.PageTransitionEvent()
    event.constructor_steps(type, eventInitDict)
    initialize(this, event)


def _event_of(this: PageTransitionEvent) -> dom.PageTransitionEvent:
    return cast("dom.PageTransitionEvent", this._webapi_event)


def persisted_getter(this: PageTransitionEvent) -> bool:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-pagetransitionevent-persisted"""
    return _event_of(this).persisted
