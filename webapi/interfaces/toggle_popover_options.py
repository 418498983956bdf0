"""The TogglePopoverOptions dictionary:
https://html.spec.whatwg.org/multipage/#dictdef-togglepopoveroptions

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from __future__ import annotations

from webapi.interfaces.show_popover_options import ShowPopoverOptions
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface

_HTMLElement = Interface("webapi.interfaces.html_element", "HTMLElement")


class TogglePopoverOptions(ShowPopoverOptions, total=False):
    force: bool


to_toggle_popover_options = dictionary(
    "TogglePopoverOptions",
    DictionaryMember("source", _HTMLElement.convert),
    DictionaryMember("force", to_boolean),
)
