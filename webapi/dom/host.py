"""The host of the tree: it fetches the events of users, and styles, when they are first needed.

``runtimes/glue/late_events.js`` has the same for JavaScript engines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.css_declarations import CSSStyleProperties
    from webapi.dom.element import Element
    from webapi.dom.events import Event


def new_event(name: str) -> Event:
    """A new event of an interface of `webapi.dom.ui_events`, whose name is given in lowercase."""
    from webapi.dom.ui_events import event_named

    return event_named(name)


def new_style(element: Element) -> CSSStyleProperties:
    """The declarations of the attribute ``style`` of an element."""
    from webapi.dom.css_declarations import CSSStyleProperties as Style

    return Style(element)
