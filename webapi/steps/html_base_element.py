"""The steps of the HTMLBaseElement class.

https://html.spec.whatwg.org/multipage/semantics.html#the-base-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.url.failure import FAILURE
from webapi.url.parser import url_parser
from webapi.url.serializer import url_serializer
from webapi.webidl.strings import to_usvstring

from .document import find_the_base_element
from .element import href_change_steps
from .element import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.html_base_element import HTMLBaseElement


class Slots:
    """What an HTMLBaseElement object holds: nothing more than an Element."""


def href_getter(this: HTMLBaseElement) -> str:
    """https://html.spec.whatwg.org/multipage/semantics.html#dom-base-href"""
    document = this._webapi_document
    url = to_usvstring(this._webapi_attributes.get("href", ""))
    url_record = url_parser(url, document._webapi_document_url, document._webapi_encoding)
    return url if url_record is FAILURE else url_serializer(url_record)


def _href_changed(this: HTMLBaseElement) -> None:
    if this._webapi_connected:
        if this._webapi_document._webapi_base is this:
            this._webapi_document._webapi_base = None
        find_the_base_element(this._webapi_document)


href_change_steps["base"] = _href_changed
