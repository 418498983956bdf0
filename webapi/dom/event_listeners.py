"""Event targets and their listeners: https://dom.spec.whatwg.org/#interface-eventtarget"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from types import BuiltinMethodType, MethodType, MethodWrapperType
from typing import Any


@dataclass(eq=False, slots=True)
class EventListener:
    """https://dom.spec.whatwg.org/#concept-event-listener"""

    type: str
    callback: Callable[..., Any]
    """Calls what the user gave, which is its ``__wrapped__``."""
    capture: bool = False
    passive: bool = False
    once: bool = False
    removed: bool = False

    @property
    def key(self) -> Hashable:
        """Equal for listeners of a type with the same capture and identical callbacks.

        A bound method is a new object each time that it is looked up, so its object and its
        function are identified. Python itself compares those written in C, as ``[].append``, so.
        """
        given = getattr(self.callback, "__wrapped__", self.callback)
        if isinstance(given, MethodType):
            return id(given.__self__), id(given.__func__), self.capture
        if isinstance(given, (BuiltinMethodType, MethodWrapperType)):
            return given, self.capture
        return id(given), self.capture


class EventTarget:
    """https://dom.spec.whatwg.org/#eventtarget"""

    __slots__ = ("__weakref__", "_listeners", "platform_object")

    def __init__(self) -> None:
        self._listeners: dict[str, dict[Hashable, EventListener]] = {}
        self.platform_object: Any = None

    def listeners_of_type(self, type: str) -> list[EventListener]:
        """A clone of the part of the event listener list that events of a type are for."""
        return list(self._listeners.get(type, {}).values())

    def has_listeners_of_type(self, type: str) -> bool:
        """Whether there is a listener for events of a type."""
        return type in self._listeners

    def add_an_event_listener(self, listener: EventListener) -> None:
        """https://dom.spec.whatwg.org/#add-an-event-listener, step 4"""
        self._listeners.setdefault(listener.type, {}).setdefault(listener.key, listener)

    def remove_an_event_listener(self, listener: EventListener) -> None:
        """https://dom.spec.whatwg.org/#remove-an-event-listener: the same one, if there is any"""
        listeners = self._listeners.get(listener.type, {})
        found = listeners.pop(listener.key, None)
        if found is not None:
            found.removed = True
            if not listeners:
                del self._listeners[listener.type]
