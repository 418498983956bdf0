"""The steps of the ToggleEvent class: https://html.spec.whatwg.org/multipage/interaction.html#toggleevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import ui_events as dom

from .event import initialize as initialize
from .event import inspect as inspect
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.interfaces.toggle_event import ToggleEvent


class Slots:
    """ToggleEvent objects have the private attributes of Event objects."""


def constructor(this: ToggleEvent, type: str, eventInitDict: dom.ToggleEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.ToggleEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)


def _event_of(this: ToggleEvent) -> dom.ToggleEvent:
    return cast("dom.ToggleEvent", this._webapi_event)


def oldState_getter(this: ToggleEvent) -> str:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-toggleevent-oldstate"""
    return _event_of(this).old_state


def newState_getter(this: ToggleEvent) -> str:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-toggleevent-newstate"""
    return _event_of(this).new_state


def source_getter(this: ToggleEvent) -> Element | None:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-toggleevent-source"""
    return _event_of(this).source
