"""The events of what opens and closes.

https://html.spec.whatwg.org/multipage/interaction.html#the-toggleevent-interface

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.events import dispatch
from webapi.dom.host import new_event, queue_a_task

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.html_element import HTMLElement
    from webapi.dom.ui_events import ToggleEvent


class ToggleTracker:
    """What an element knows of its next event ``toggle``.

    https://html.spec.whatwg.org/multipage/interaction.html#toggle-task-tracker
    """

    __slots__ = ("task",)

    def __init__(self) -> None:
        self.task: ToggleTask | None = None


class ToggleTask:
    """https://html.spec.whatwg.org/multipage/interaction.html#toggle-task-tracker"""

    __slots__ = ("is_removed", "old_state")

    def __init__(self, old_state: str) -> None:
        self.old_state = old_state
        self.is_removed = False


def queue_a_toggle_event(
    element: HTMLElement,
    tracker: ToggleTracker,
    old_state: str,
    new_state: str,
    source: Element | None,
) -> None:
    """Queue one event for all changes since the last one.

    https://html.spec.whatwg.org/multipage/interactive-elements.html#queue-a-details-toggle-event-task
    """
    pending = tracker.task
    first_state = old_state
    if pending is not None:
        first_state = pending.old_state
        pending.is_removed = True
    task = ToggleTask(first_state)
    tracker.task = task

    def fire_it() -> None:
        if not task.is_removed:
            tracker.task = None
            fire_a_toggle_event(
                "toggle", element, first_state, new_state, is_cancelable=False, source=source
            )

    queue_a_task(fire_it)


def fire_a_toggle_event(
    type_: str,
    element: HTMLElement,
    old_state: str,
    new_state: str,
    is_cancelable: bool,
    source: Element | None,
) -> bool:
    """Fire a ToggleEvent; return whether nobody cancelled it."""
    event = cast("ToggleEvent", new_event("toggleevent"))
    event.type = type_
    event.is_trusted = True
    event.cancelable = is_cancelable
    event.old_state = old_state
    event.new_state = new_state
    event.source = source
    return dispatch(event, element)
