"""The steps of the MessageEvent class: https://html.spec.whatwg.org/multipage/comms.html#messageevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.dom import message_event as dom

from .event import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.message_event import MessageEvent


def constructor(this: MessageEvent, type: str, eventInitDict: dom.MessageEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.MessageEvent()
    event.constructor_steps(type, eventInitDict)
    initialize(this, event)


def ports_getter(this: MessageEvent) -> tuple[Any, ...]:
    """https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-ports"""
    return tuple(this._webapi_event.ports)


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
    event = this._webapi_event
    event.init_message_event(type, bubbles, cancelable, data, origin, lastEventId, None, [])
