"""The steps of the CommandEvent class: https://html.spec.whatwg.org/multipage/interaction.html#commandevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import ui_events as dom

from .event import initialize as initialize
from .event import inspect as inspect
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.interfaces.command_event import CommandEvent


class Slots:
    """CommandEvent objects have the private attributes of Event objects."""


def constructor(this: CommandEvent, type: str, eventInitDict: dom.CommandEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.CommandEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)


def _event_of(this: CommandEvent) -> dom.CommandEvent:
    return cast("dom.CommandEvent", this._webapi_event)


def source_getter(this: CommandEvent) -> Element | None:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-commandevent-source"""
    return _event_of(this).source


def command_getter(this: CommandEvent) -> str:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-commandevent-command"""
    return _event_of(this).command
