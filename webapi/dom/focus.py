"""Focus: https://html.spec.whatwg.org/multipage/interaction.html#focus

Nothing is rendered, so each element that browsers would focus when it is shown can have the focus.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.events import dispatch
from webapi.dom.host import new_event

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.ui_events import FocusEvent


def focus(element: Element) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#focusing-steps, of an area"""
    document = element.node_document
    old = document.focused
    if old is element:
        return
    _take_the_focus_away(document, element)
    if document.focused is None and element.is_connected:
        document.focused = element
        _fire_focus_events("focus", "focusin", element, old)


def unfocus(document: Document) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#unfocusing-steps"""
    _take_the_focus_away(document, None)


def _take_the_focus_away(document: Document, new: Element | None) -> None:
    old = document.focused
    if old is not None:
        document.focused = None
        _fire_focus_events("blur", "focusout", old, new)


def _fire_focus_events(
    type_: str, bubbling: str, element: Element, related_target: Element | None
) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#fire-a-focus-event"""
    for each in [type_, bubbling]:
        event = cast("FocusEvent", new_event("focusevent"))
        event.type = each
        event.is_trusted = True
        event.bubbles = each == bubbling
        event.composed = True
        event.view = element.node_document.window
        event.related_target = related_target
        dispatch(event, element)
