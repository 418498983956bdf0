"""The steps of the ProgressEvent class: https://xhr.spec.whatwg.org/#interface-progressevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.xhr import progress_events as xhr

from .event import initialize as initialize
from .event import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.progress_event import ProgressEvent


class Slots:
    """ProgressEvent objects have the private attributes of Event objects."""


def constructor(this: ProgressEvent, type: str, eventInitDict: xhr.ProgressEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = xhr.ProgressEvent()
    event.constructor_steps(type, eventInitDict)
    initialize(this, event)


def _event_of(this: ProgressEvent) -> xhr.ProgressEvent:
    return cast("xhr.ProgressEvent", this._webapi_event)


def lengthComputable_getter(this: ProgressEvent) -> bool:
    """https://xhr.spec.whatwg.org/#dom-progressevent-lengthcomputable"""
    return _event_of(this).length_computable


def loaded_getter(this: ProgressEvent) -> float:
    """https://xhr.spec.whatwg.org/#dom-progressevent-loaded"""
    return float(_event_of(this).loaded)


def total_getter(this: ProgressEvent) -> float:
    """https://xhr.spec.whatwg.org/#dom-progressevent-total"""
    return float(_event_of(this).total)
