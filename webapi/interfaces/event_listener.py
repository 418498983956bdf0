"""The EventListener callback interface: https://dom.spec.whatwg.org/#callbackdef-eventlistener

Made by ``python -m idl`` from idl/dom_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from webapi.webidl.callbacks import callback_interface
from webapi.webidl.objects import to_undefined
from webapi.webidl.platform_objects import Interface, same

if TYPE_CHECKING:
    from webapi.interfaces.event import Event

_Event = Interface("webapi.interfaces.event", "Event")


class EventListener(Protocol):
    def handleEvent(self, event: Event, /) -> object: ...


to_event_listener = callback_interface(
    "EventListener", "handleEvent", 1, to_undefined, objects=(same(_Event),)
)
