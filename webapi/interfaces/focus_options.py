"""The FocusOptions dictionary: https://html.spec.whatwg.org/multipage/#dictdef-focusoptions

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean


class FocusOptions(TypedDict, total=False):
    preventScroll: bool
    focusVisible: bool


to_focus_options = dictionary(
    "FocusOptions",
    DictionaryMember("focusVisible", to_boolean),
    DictionaryMember("preventScroll", to_boolean, default=lambda: False),
)
