"""The steps of the UIEvent class: https://w3c.github.io/uievents/#uievent"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from webapi.dom import ui_events as dom

from .data_transfer import value_of
from .event import initialize as initialize
from .event_target import target_of

if TYPE_CHECKING:
    from webapi.interfaces.ui_event import UIEvent


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
