"""The steps of the mixin HTMLHyperlinkElementUtils, which only HTML's hyperlinks include.

https://html.spec.whatwg.org/multipage/links.html#htmlhyperlinkelementutils
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.url.components import HREF
from webapi.webidl.strings import to_usvstring

if TYPE_CHECKING:
    from .hyperlink_element_utils import Hyperlink


def href_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-href"""
    element = this._webapi_node
    value = element.value()
    if value is None:
        return to_usvstring(element.attribute_value("href") or "")
    return value[HREF]
