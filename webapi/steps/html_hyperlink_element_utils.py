"""The steps of the mixin HTMLHyperlinkElementUtils: what only HTML's hyperlinks have.

https://html.spec.whatwg.org/multipage/links.html#htmlhyperlinkelementutils
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.url.components import href_of
from webapi.webidl.strings import to_usvstring

if TYPE_CHECKING:
    from webapi.html.nodes import HyperlinkElement

    from .hyperlink_element_utils import Hyperlink


class Slots:
    """The mixin HTMLHyperlinkElementUtils adds no private attributes."""


def href_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-href"""
    element: HyperlinkElement = this._webapi_node
    components = element.components()
    if components is None:
        return to_usvstring(element.attributes.get("href", ""))
    return href_of(components)
