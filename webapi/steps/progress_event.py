"""The steps of the ProgressEvent class: https://xhr.spec.whatwg.org/#interface-progressevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.xhr import progress_events as xhr

from .event import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.progress_event import ProgressEvent


def constructor(this: ProgressEvent, type: str, eventInitDict: xhr.ProgressEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = xhr.ProgressEvent()
    event.constructor_steps(type, eventInitDict)
    initialize(this, event)


def loaded_getter(this: ProgressEvent) -> float:
    """https://xhr.spec.whatwg.org/#dom-progressevent-loaded"""
    return float(this._webapi_event.loaded)


def total_getter(this: ProgressEvent) -> float:
    """https://xhr.spec.whatwg.org/#dom-progressevent-total"""
    return float(this._webapi_event.total)
