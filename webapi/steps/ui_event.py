"""The steps of the UIEvent class: https://w3c.github.io/uievents/#uievent"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from webapi.dom import ui_events as dom

from .data_transfer import value_of
from .event import initialize as initialize
from .event import inspect as inspect
from .event_target import target_of

if TYPE_CHECKING:
    from webapi.dom.events import EventTarget as EventTargetImpl
    from webapi.interfaces.event_target import EventTarget
    from webapi.interfaces.ui_event import UIEvent


class Slots:
    """UIEvent objects have the private attributes of Event objects."""


def constructor(this: UIEvent, type: str, eventInitDict: dom.UIEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.UIEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)


def inner_members(init: Any) -> Any:
    """A dictionary whose event targets and data are those inside of the objects that it has."""
    return {name: _INSIDE.get(name, _same)(value) for name, value in init.items()}


def _same(value: Any) -> Any:
    return value


_INSIDE: Final[dict[str, Callable[[Any], Any]]] = {
    **dict.fromkeys(("relatedTarget", "source", "view"), target_of),
    **dict.fromkeys(("clipboardData", "dataTransfer"), value_of),
}


def _event_of(this: UIEvent) -> dom.UIEvent:
    return cast("dom.UIEvent", this._webapi_event)


def view_getter(this: UIEvent) -> EventTargetImpl | None:
    """https://w3c.github.io/uievents/#dom-uievent-view"""
    return _event_of(this).view


def detail_getter(this: UIEvent) -> int:
    """https://w3c.github.io/uievents/#dom-uievent-detail"""
    return _event_of(this).detail


def initUIEvent(
    this: UIEvent,
    typeArg: str,
    bubblesArg: bool,
    cancelableArg: bool,
    viewArg: EventTarget | None,
    detailArg: int,
) -> None:
    """https://w3c.github.io/uievents/#dom-uievent-inituievent"""
    _event_of(this).init_ui_event(typeArg, bubblesArg, cancelableArg, target_of(viewArg), detailArg)


def which_getter(this: UIEvent) -> int:
    """https://w3c.github.io/uievents/#dom-uievent-which"""
    return _event_of(this).which
