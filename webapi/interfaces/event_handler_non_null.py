"""The EventHandlerNonNull callback:
https://html.spec.whatwg.org/multipage/#callbackdef-eventhandlernonnull

Made by ``python -m idl`` from idl/html_events.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from webapi.webidl.callbacks import callback_function
from webapi.webidl.objects import to_any
from webapi.webidl.platform_objects import Interface, same

_Event = Interface("webapi.interfaces.event", "Event")

EventHandlerNonNull: TypeAlias = "Callable[..., object]"

to_event_handler_non_null = callback_function(
    "EventHandlerNonNull", 1, to_any, objects=(same(_Event),), non_object_as_null=True
)
