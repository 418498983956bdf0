"""The host of the tree: it queues tasks, and fetches what few pages need when it is first needed.

``runtimes/glue/late_events.js`` has the same for JavaScript engines.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from webapi.webidl.microtasks import queue_a_microtask

if TYPE_CHECKING:
    from webapi.dom.css_declarations import CSSStyleProperties
    from webapi.dom.css_style_sheets import CSSStyleSheet
    from webapi.dom.custom_element_registry import CustomElementRegistry
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.events import Event
    from webapi.dom.shadow_root import ShadowRoot


def queue_a_task(steps: Callable[[], object]) -> None:
    """https://html.spec.whatwg.org/#queue-an-element-task, for the next turn of the asyncio loop.

    Without a running loop the steps are a microtask.
    """
    import asyncio

    try:
        asyncio.get_running_loop().call_soon(queue_a_microtask, steps)
    except RuntimeError:
        queue_a_microtask(steps)


def new_event(name: str) -> Event | None:
    """A new event of an interface whose name is given in lowercase; ``None`` if it is not there."""
    if name in ("hashchangeevent", "storageevent"):
        return None
    if name == "dragevent":
        from webapi.dom.drag_events import new_drag_event

        return new_drag_event()
    if name in ("beforeunloadevent", "deviceorientationevent", "transitionevent"):
        from webapi.dom.page_events import new_page_event

        return new_page_event(name)
    if name == "messageevent":
        from webapi.dom.message_event import new_message_event

        return new_message_event()
    from webapi.dom.ui_events import event_named

    return event_named(name)


def watch_styles(document: Document) -> None:
    """Find out whether style sheets have transitions or animations: only pages have a clock."""


def watch_style_attribute(document: Document, value: str) -> None:
    """Find out whether an attribute ``style`` has transitions or animations."""


def matches_containers(element: Element, is_of_pseudo_element: bool, containers: Any) -> bool:
    """Whether the containers of an element fulfil the rules ``@container`` around a declaration.

    Here is no window, so nothing asks for the cascade.
    """
    return False


def put_the_caret_into(host: Element) -> None:
    """Put the caret to the start of an editing host, unless it is inside.

    In Python the caret goes there when a user presses a key: no script looks before.
    """


def new_style(element: Element) -> CSSStyleProperties:
    """The declarations of the attribute ``style`` of an element."""
    from webapi.dom.css_declarations import ElementStyle

    return ElementStyle(element)


def set_event_handler_of_attribute(element: Element, local_name: str, value: str | None) -> None:
    """Set the event handler whose text is an attribute: nothing here runs JavaScript.

    https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-content-attributes
    """


def new_adopted_style_sheets(root: Document | ShadowRoot) -> Any:
    """The observable array of the sheets that a document or shadow root adopts."""
    from webapi.webidl.observable_arrays import ObservableArray

    def set_an_indexed_value(value: object) -> object:
        sheet: CSSStyleSheet | None = getattr(value, "_webapi_sheet", None)
        if sheet is None:
            raise TypeError(
                "Failed to set an item of 'adoptedStyleSheets': it is not a style sheet."
            )
        sheet.check_adoption(root)
        return value

    return ObservableArray(set_an_indexed_value)


def set_adopted_style_sheets(array: Any, sheets: list[CSSStyleSheet]) -> None:
    """Replace the items of an array that `new_adopted_style_sheets` made."""
    del array[:]
    array.extend([each.platform_object for each in sheets])


def can_be_seen(element: Element) -> bool:
    """Whether it is rendered, and visible. Nothing is hidden here: there is no cascade."""
    return True


def is_hidden_with_contents(element: Element) -> bool:
    """Whether neither it nor its descendants are rendered, as its attributes tell."""
    if element.attribute_value("hidden") is not None:
        return True
    return element.local_name == "dialog" and element.attribute_value("open") is None


def text_of_fetched_sheet(number: int) -> str:
    """The text of a sheet of a link: nothing loads them here."""
    raise LookupError(number)


def new_registry(document: Document) -> CustomElementRegistry:
    """The custom element registry of a document."""
    from webapi.dom.custom_element_registry import CustomElementRegistry as Registry

    return Registry(document)
