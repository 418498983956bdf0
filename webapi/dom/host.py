"""The host of the tree: it fetches what few pages need when it is first needed.

``runtimes/glue/late_events.js`` has the same for JavaScript engines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.css_declarations import CSSStyleProperties
    from webapi.dom.custom_element_registry import CustomElementRegistry
    from webapi.dom.document import Document
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


def new_registry(document: Document) -> CustomElementRegistry:
    """The custom element registry of a document."""
    from webapi.dom.custom_element_registry import CustomElementRegistry as Registry

    return Registry(document)
