"""The ShowPopoverOptions dictionary:
https://html.spec.whatwg.org/multipage/#dictdef-showpopoveroptions

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.platform_objects import Interface

if TYPE_CHECKING:
    from webapi.interfaces.html_element import HTMLElement

_HTMLElement = Interface("webapi.interfaces.html_element", "HTMLElement")


class ShowPopoverOptions(TypedDict, total=False):
    source: HTMLElement


to_show_popover_options = dictionary(
    "ShowPopoverOptions", DictionaryMember("source", _HTMLElement.convert)
)
