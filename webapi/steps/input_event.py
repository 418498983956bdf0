"""The steps of the InputEvent class: https://w3c.github.io/uievents/#inputevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import ui_events as dom

from .abstract_range import range_of
from .event import initialize as initialize
from .event import inspect as inspect
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.dom.data_transfer import DataTransfer as DataTransferImpl
    from webapi.dom.ranges import StaticRange
    from webapi.interfaces.input_event import InputEvent


class Slots:
    """InputEvent objects have the private attributes of Event objects."""


def constructor(this: InputEvent, type: str, eventInitDict: dom.InputEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.InputEvent()
    members = inner_members(eventInitDict)
    members["targetRanges"] = [range_of(each) for each in members["targetRanges"]]
    event.constructor_steps(type, members)
    initialize(this, event)


def _event_of(this: InputEvent) -> dom.InputEvent:
    return cast("dom.InputEvent", this._webapi_event)


def data_getter(this: InputEvent) -> str | None:
    """https://w3c.github.io/uievents/#dom-inputevent-data"""
    return _event_of(this).data


def isComposing_getter(this: InputEvent) -> bool:
    """https://w3c.github.io/uievents/#dom-inputevent-iscomposing"""
    return _event_of(this).is_composing


def inputType_getter(this: InputEvent) -> str:
    """https://w3c.github.io/uievents/#dom-inputevent-inputtype"""
    return _event_of(this).input_type


def dataTransfer_getter(this: InputEvent) -> DataTransferImpl | None:
    """https://w3c.github.io/input-events/#dom-inputevent-datatransfer"""
    return _event_of(this).data_transfer


def getTargetRanges(this: InputEvent) -> list[StaticRange]:
    """https://w3c.github.io/input-events/#dom-inputevent-gettargetranges"""
    return _event_of(this).get_target_ranges()
