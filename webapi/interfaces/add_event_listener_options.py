"""The AddEventListenerOptions dictionary:
https://dom.spec.whatwg.org/#dictdef-addeventlisteneroptions

Made by ``python -m idl`` from idl/dom_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.event_listener_options import EventListenerOptions
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface

if TYPE_CHECKING:
    from webapi.interfaces.abort_signal import AbortSignal

_AbortSignal = Interface("webapi.interfaces.abort_signal", "AbortSignal")


class AddEventListenerOptions(EventListenerOptions, total=False):
    passive: bool
    once: bool
    signal: AbortSignal


to_add_event_listener_options = dictionary(
    "AddEventListenerOptions",
    DictionaryMember("capture", to_boolean, default=lambda: False),
    DictionaryMember("once", to_boolean, default=lambda: False),
    DictionaryMember("passive", to_boolean),
    DictionaryMember("signal", _AbortSignal.convert),
)
