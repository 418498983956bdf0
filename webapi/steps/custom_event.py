"""The steps of the CustomEvent class: https://dom.spec.whatwg.org/#interface-customevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.dom import event as dom

from .event import initialize as initialize
from .event import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.custom_event import CustomEvent


class Slots:
    """The private attribute of CustomEvent objects, beside those of Event objects."""

    _webapi_detail: Any


def constructor(this: CustomEvent, type: str, eventInitDict: dict[str, Any]) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    this._webapi_detail = eventInitDict.pop("detail")
    initialize(this, dom.Event(type, **eventInitDict))


def detail_getter(this: CustomEvent) -> Any:
    """https://dom.spec.whatwg.org/#dom-customevent-detail"""
    return this._webapi_detail


def initCustomEvent(
    this: CustomEvent, type: str, bubbles: bool, cancelable: bool, detail: Any
) -> None:
    """https://dom.spec.whatwg.org/#dom-customevent-initcustomevent"""
    if not this._webapi_event.dispatch_flag:
        this._webapi_event.initialize(type, bubbles, cancelable)
        this._webapi_detail = detail
