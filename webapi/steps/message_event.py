"""The steps of the MessageEvent class: https://html.spec.whatwg.org/multipage/comms.html#messageevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from webapi.dom import message_event as dom

from .event import initialize as initialize
from .event import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.events import EventTarget
    from webapi.interfaces.message_event import MessageEvent


class Slots:
    """MessageEvent objects have the private attributes of Event objects."""


def constructor(this: MessageEvent, type: str, eventInitDict: dom.MessageEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.MessageEvent()
    event.constructor_steps(type, eventInitDict)
    initialize(this, event)


def _event_of(this: MessageEvent) -> dom.MessageEvent:
    return cast("dom.MessageEvent", this._webapi_event)


def data_getter(this: MessageEvent) -> Any:
    """https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-data"""
    return _event_of(this).data


def origin_getter(this: MessageEvent) -> str:
    """https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-origin"""
    return _event_of(this).origin


def lastEventId_getter(this: MessageEvent) -> str:
    """https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-lasteventid"""
    return _event_of(this).last_event_id


def source_getter(this: MessageEvent) -> EventTarget | None:
    """https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-source"""
    return _event_of(this).source


def ports_getter(this: MessageEvent) -> tuple[Any, ...]:
    """https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-ports"""
    return tuple(_event_of(this).ports)


def initMessageEvent(
    this: MessageEvent,
    type: str,
    bubbles: bool,
    cancelable: bool,
    data: Any,
    origin: str,
    lastEventId: str,
) -> None:
    """https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-initmessageevent"""
    event = _event_of(this)
    event.init_message_event(type, bubbles, cancelable, data, origin, lastEventId, None, [])
