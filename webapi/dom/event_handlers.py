"""Event handlers, ``onabort`` and the like: https://html.spec.whatwg.org/#event-handlers"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .event_listeners import EventListener, EventTarget


class EventHandlers:
    """https://html.spec.whatwg.org/#event-handler-map"""

    __slots__ = ("_handlers", "_processors", "_target")

    def __init__(self, target: EventTarget) -> None:
        self._target = target
        self._handlers: dict[str, Callable[..., Any]] = {}
        self._processors: dict[str, EventListener] = {}

    def get(self, type: str) -> Callable[..., Any] | None:
        """https://html.spec.whatwg.org/#event-handler-attributes:event-handler-idl-attributes-3"""
        return self._handlers.get(type)

    def set(self, type: str, handler: Callable[..., Any] | None) -> None:
        """Set the handler for events of a type.

        The listener is added when there is a handler, and keeps its place among the others when
        another handler takes over: https://html.spec.whatwg.org/#activate-an-event-handler
        """
        if handler is None:
            self._handlers.pop(type, None)
            processor = self._processors.pop(type, None)
            if processor is not None:
                self._target.remove_an_event_listener(processor)
            return
        self._handlers[type] = handler
        if type not in self._processors:
            self._processors[type] = EventListener(type, self._algorithm(type))
            self._target.add_an_event_listener(self._processors[type])

    def _algorithm(self, type: str) -> Callable[[Any], None]:
        """https://html.spec.whatwg.org/#the-event-handler-processing-algorithm"""

        def process(event: Any) -> None:
            handler = self._handlers.get(type)
            if handler is not None and handler(event) is False:
                event.set_the_canceled_flag()

        return process
