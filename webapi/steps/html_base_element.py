"""The steps of the HTMLBaseElement class.

https://html.spec.whatwg.org/multipage/semantics.html#the-base-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html.nodes import document_of
from webapi.url.failure import FAILURE
from webapi.url.parser import url_parser
from webapi.url.serializer import url_serializer
from webapi.webidl.strings import to_usvstring

if TYPE_CHECKING:
    from webapi.interfaces.html_base_element import HTMLBaseElement


def href_getter(this: HTMLBaseElement) -> str:
    """https://html.spec.whatwg.org/multipage/semantics.html#dom-base-href"""
    node = this._webapi_node
    document = document_of(node)
    url = to_usvstring(node.attribute_value("href") or "")
    url_record = url_parser(url, document.url, document.encoding)
    return url if url_record is FAILURE else url_serializer(url_record)
