"""Focus: https://html.spec.whatwg.org/multipage/interaction.html#focus

Nothing is rendered, so each element that browsers would focus when it is shown can have the focus.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.events import Event, dispatch

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element


def focus(element: Element) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#focusing-steps, of an area"""
    document = element.node_document
    if document.focused is element:
        return
    unfocus(document)
    if document.focused is None and element.is_connected:
        document.focused = element
        _fire_a_focus_event("focus", element, False)
        _fire_a_focus_event("focusin", element, True)


def unfocus(document: Document) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#unfocusing-steps"""
    old = document.focused
    if old is not None:
        document.focused = None
        _fire_a_focus_event("blur", old, False)
        _fire_a_focus_event("focusout", old, True)


def _fire_a_focus_event(type_: str, element: Element, bubbles: bool) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#fire-a-focus-event"""
    event = Event(type_)
    event.is_trusted = True
    event.bubbles = bubbles
    event.composed = True
    dispatch(event, element)
