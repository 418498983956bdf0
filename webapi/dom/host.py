"""The host of the tree: it queues tasks, and fetches what few pages need when it is first needed.

``runtimes/glue/late_events.js`` has the same for JavaScript engines.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from webapi.webidl.microtasks import queue_a_microtask

if TYPE_CHECKING:
    from webapi.dom.css_declarations import CSSStyleProperties
    from webapi.dom.custom_element_registry import CustomElementRegistry
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.events import Event


def queue_a_task(steps: Callable[[], object]) -> None:
    """https://html.spec.whatwg.org/#queue-an-element-task, for the next turn of the asyncio loop.

    Without a running loop the steps are a microtask.
    """
    import asyncio

    try:
        asyncio.get_running_loop().call_soon(queue_a_microtask, steps)
    except RuntimeError:
        queue_a_microtask(steps)


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
