"""Progress events: https://xhr.spec.whatwg.org/#interface-progressevent

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import cast

from webapi.dom.events import Event, EventInit, EventTarget, dispatch


class ProgressEventInit(EventInit):
    """https://xhr.spec.whatwg.org/#progresseventinit"""

    lengthComputable: bool
    loaded: float
    total: float


class ProgressEvent(Event):
    """https://xhr.spec.whatwg.org/#interface-progressevent"""

    __slots__ = ("length_computable", "loaded", "total")

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.length_computable = False
        self.loaded = 0.0
        self.total = 0.0

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("ProgressEventInit", init)
        self.length_computable = members["lengthComputable"]
        self.loaded = members["loaded"]
        self.total = members["total"]


def fire_a_progress_event(
    type: str, target: EventTarget, transmitted: float, length: float
) -> None:
    """https://xhr.spec.whatwg.org/#concept-event-fire-progress"""
    event = ProgressEvent(type)
    event.is_trusted = True
    event.loaded = transmitted
    if length != 0:
        event.length_computable = True
        event.total = length
    dispatch(event, target)
