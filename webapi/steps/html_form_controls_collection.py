"""The steps of the HTMLFormControlsCollection class.

https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#htmlformcontrolscollection
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .html_collection import initialize as initialize
from .html_collection import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.element import Element as ElementImpl
    from webapi.dom.forms.collections import RadioNodeList as RadioNodeListImpl
    from webapi.interfaces.html_form_controls_collection import HTMLFormControlsCollection


class Slots:
    """HTMLFormControlsCollection objects have the private attributes of HTMLCollection objects."""


def namedItem(
    this: HTMLFormControlsCollection, name: str
) -> ElementImpl | RadioNodeListImpl | None:
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmlformcontrolscollection-nameditem"""
    collection: Any = this._webapi_html_collection
    found: ElementImpl | RadioNodeListImpl | None = collection.named_item_or_list(name)
    return found
