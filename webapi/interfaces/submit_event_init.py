"""The SubmitEventInit dictionary: https://html.spec.whatwg.org/multipage/#dictdef-submiteventinit

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.event_init import EventInit
from webapi.webidl.collections import nullable
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface

if TYPE_CHECKING:
    from webapi.interfaces.html_element import HTMLElement

_HTMLElement = Interface("webapi.interfaces.html_element", "HTMLElement")


class SubmitEventInit(EventInit, total=False):
    submitter: HTMLElement | None


to_submit_event_init = dictionary(
    "SubmitEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("submitter", nullable(_HTMLElement.convert), default=lambda: None),
)
