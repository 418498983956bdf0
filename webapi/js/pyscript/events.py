"""``Event``: events of Python code."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from typing import Any


class Event:
    """An event: `trigger` calls the listeners with a result."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Any], Any]] = []

    def trigger(self, result: Any) -> None:
        """Call the listeners in their order. Asynchronous ones run later, on the loop."""
        for listener in self._listeners:
            if inspect.iscoroutinefunction(listener):
                asyncio.get_running_loop().create_task(listener(result))
            else:
                listener(result)

    def add_listener(self, listener: Callable[[Any], Any]) -> None:
        """Add a listener, once.

        Raises: `ValueError` if it cannot be called.
        """
        if not callable(listener):
            raise ValueError("Listener must be callable.")
        if listener not in self._listeners:
            self._listeners.append(listener)

    def remove_listener(self, *listeners: Callable[[Any], Any]) -> None:
        """Remove these listeners, or all."""
        kept = [each for each in self._listeners if each not in listeners]
        self._listeners = kept if listeners else []
