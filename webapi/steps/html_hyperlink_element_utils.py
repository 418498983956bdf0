"""The steps of hyperlinks in HTML.

https://html.spec.whatwg.org/multipage/links.html#htmlhyperlinkelementutils
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.url.serializer import url_serializer
from webapi.webidl.strings import to_usvstring

if TYPE_CHECKING:
    from webapi.html.nodes import HyperlinkElement

    from .hyperlink_element_utils import Hyperlink


class Slots:
    """What a hyperlink in HTML holds beside what any hyperlink holds."""


def href_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-href"""
    element: HyperlinkElement = this._webapi_node
    url = element.reinitialize_url()
    if url is None:
        return to_usvstring(element.attributes.get("href", ""))
    return url_serializer(url)
