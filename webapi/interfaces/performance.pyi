"""Types of the Performance interface. Made by ``python -m idl``."""

from typing import Any, Never

from webapi.interfaces.event_target import EventTarget

class Performance(EventTarget):
    def __init__(self, /, *_: Never) -> None: ...
    def now(self) -> float: ...
    @property
    def timeOrigin(self) -> float:
        """When the clock began, in milliseconds since 1970: when it was first imported.

        https://w3c.github.io/hr-time/#dom-performance-timeorigin
        """
    def toJSON(self) -> Any: ...

def new_object(value: object) -> Performance: ...
