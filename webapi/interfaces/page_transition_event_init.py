"""The PageTransitionEventInit dictionary:
https://html.spec.whatwg.org/multipage/#dictdef-pagetransitioneventinit

Made by ``python -m idl`` from idl/page_events.webidl: change that, not this.
"""

from __future__ import annotations

from webapi.interfaces.event_init import EventInit
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean


class PageTransitionEventInit(EventInit, total=False):
    persisted: bool


to_page_transition_event_init = dictionary(
    "PageTransitionEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("persisted", to_boolean, default=lambda: False),
)
