"""``when``: functions that are called for events of elements, or for an `Event`."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Any

from webapi.js.ffi import create_proxy, to_js
from webapi.js.proxies import global_value
from webapi.js.pyscript.events import Event
from webapi.js.pyscript.web import Element, ElementCollection


def when(event_type: Any, selector: Any = None, **options: Any) -> Callable[[Any], Any]:
    """Decorate a function with no parameter, or with one for the event.

    ``event_type`` is the name of an event of the elements in ``selector``, or an `Event`, or a list
    of these. The options are those of ``addEventListener``.

    Raises: `ValueError` if there are no such elements.
    """
    elements: list[Any] | None = None
    if isinstance(event_type, str):
        if not selector:
            raise ValueError("Selector required for DOM event handling.")
        elements = _elements(selector)
        if not elements:
            raise ValueError(f"No elements found for selector: {selector}")
    events = event_type if isinstance(event_type, list) else [event_type]

    def decorate(function: Any) -> Any:
        listener = _listener(function)
        if elements is not None:
            for element in elements:
                proxy, given = create_proxy(listener), to_js(options) if options else False
                element.addEventListener(event_type, proxy, given)
        elif all(isinstance(event, Event) for event in events):
            for event in events:
                event.add_listener(listener)
        else:  # as in PyScript, by a slip
            raise NameError(f"no elements for {event_type!r}, which is neither a name nor an Event")
        return listener

    return decorate


def _elements(selector: Any) -> list[Any]:
    if isinstance(selector, str):
        return list(global_value("document").querySelectorAll(selector))
    if isinstance(selector, ElementCollection):
        return [each._dom_element for each in selector]
    if isinstance(selector, Element):
        return [selector._dom_element]
    return selector if isinstance(selector, list) else [selector]


def _listener(function: Any) -> Any:
    """A function that takes an event, and gives it to a function that has a parameter."""
    takes_event = bool(inspect.signature(inspect.unwrap(function)).parameters)
    if inspect.iscoroutinefunction(function):

        async def later(event: Any) -> Any:
            return await function(event)

        async def later_without(*arguments: Any, **keywords: Any) -> Any:
            return await function()

        return wraps(function)(later if takes_event else later_without)

    def now(event: Any) -> Any:
        return function(event)

    def now_without(*arguments: Any, **keywords: Any) -> Any:
        return function()

    return wraps(function)(now if takes_event else now_without)
