"""The steps of the EventSource class.

https://html.spec.whatwg.org/multipage/server-sent-events.html#the-eventsource-interface
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.server_sent_events import event_source as server_sent_events
from webapi.webidl.exceptions import shown

if TYPE_CHECKING:
    from webapi.interfaces.event_source import EventSource


class Slots:
    """The private attribute of EventSource objects, which is their event target too."""

    _webapi_event_source: server_sent_events.EventSource


def initialize(this: EventSource, value: server_sent_events.EventSource) -> None:
    """Make ``this`` the object of an event source."""
    this._webapi_event_target = this._webapi_event_source = value
    value.platform_object = this


def constructor(
    this: EventSource, url: str, eventSourceInitDict: server_sent_events.EventSourceInit
) -> None:
    """https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource"""
    source = server_sent_events.EventSource()
    source.constructor_steps(url, eventSourceInitDict)
    initialize(this, source)


def inspect(this: EventSource) -> str:
    """The ``repr``: the state and the URL."""
    source = this._webapi_event_source
    state = ("connecting", "open", "closed")[source.ready_state]
    return f"<{type(this).__name__} {state} {shown(source.url)}>"
