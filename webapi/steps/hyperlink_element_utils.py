"""The steps of hyperlinks: https://html.spec.whatwg.org/multipage/links.html#hyperlink

An element that is a hyperlink has a URL, which comes from its href content attribute when it is
needed, so that it follows the document's base URL.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeAlias

from webapi.url.components import (
    HASH,
    HOST,
    HOSTNAME,
    PASSWORD,
    PATHNAME,
    PORT,
    SEARCH,
    USERNAME,
    serialize_components,
)
from webapi.url.failure import FAILURE
from webapi.url.origin import origin, serialize_an_origin
from webapi.url.parser import set_the_password, set_the_username
from webapi.url.record import URLRecord
from webapi.url.serializer import url_serializer
from webapi.webidl.strings import to_usvstring

from . import url_members
from .document import encoding_parse_a_url
from .element import href_change_steps, set_an_attribute_value

if TYPE_CHECKING:
    from webapi.interfaces.html_anchor_element import HTMLAnchorElement
    from webapi.interfaces.html_area_element import HTMLAreaElement

    Hyperlink: TypeAlias = HTMLAnchorElement | HTMLAreaElement

_MAY_BE_A_BLOB_URL: Final = re.compile(r"[\0- ]*+[Bb]")


class Slots:
    """What a hyperlink holds."""

    _hyperlink_url: URLRecord | None
    """https://html.spec.whatwg.org/multipage/links.html#concept-hyperlink-url"""


def set_the_url(this: Hyperlink) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#concept-hyperlink-url-set"""
    this._hyperlink_url = None
    href = this._attributes.get("href")
    if href is None:
        return
    url = encoding_parse_a_url(to_usvstring(href), this._document)
    if url is not FAILURE:
        this._hyperlink_url = url


def href_changed(this: Hyperlink) -> None:
    """Set the URL when the element is created and when its href changes.

    That can be told from setting it later only of a blob URL, whose entry may be gone by then.
    """
    href = this._attributes.get("href")
    if href is not None and _MAY_BE_A_BLOB_URL.match(href):
        set_the_url(this)
    else:
        this._hyperlink_url = None


def reinitialize_url(this: Hyperlink) -> URLRecord | None:
    """https://html.spec.whatwg.org/multipage/links.html#reinitialise-url; the URL"""
    url = this._hyperlink_url
    if url is None or url.scheme != "blob" or not url.has_opaque_path:
        set_the_url(this)
    return this._hyperlink_url


def update_href(this: Hyperlink) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#update-href"""
    assert this._hyperlink_url is not None
    set_an_attribute_value(this, "href", url_serializer(this._hyperlink_url))


def _component(this: Hyperlink, index: int) -> str:
    url = reinitialize_url(this)
    return "" if url is None else serialize_components(url)[index]


def origin_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-origin"""
    url = reinitialize_url(this)
    return "" if url is None else serialize_an_origin(origin(url))


def protocol_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-protocol"""
    url = reinitialize_url(this)
    return ":" if url is None else f"{url.scheme}:"


def protocol_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-protocol"""
    url = reinitialize_url(this)
    if url is not None:
        url_members.set_protocol(url, value)
        update_href(this)


def username_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-username"""
    return _component(this, USERNAME)


def username_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-username"""
    url = reinitialize_url(this)
    if url is not None and not url.cannot_have_a_username_password_port:
        set_the_username(url, value)
        update_href(this)


def password_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-password"""
    return _component(this, PASSWORD)


def password_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-password"""
    url = reinitialize_url(this)
    if url is not None and not url.cannot_have_a_username_password_port:
        set_the_password(url, value)
        update_href(this)


def host_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-host"""
    return _component(this, HOST)


def host_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-host"""
    url = reinitialize_url(this)
    if url is not None and url_members.set_host(url, value):
        update_href(this)


def hostname_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hostname"""
    return _component(this, HOSTNAME)


def hostname_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hostname"""
    url = reinitialize_url(this)
    if url is not None and url_members.set_hostname(url, value):
        update_href(this)


def port_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-port"""
    return _component(this, PORT)


def port_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-port"""
    url = reinitialize_url(this)
    if url is not None and url_members.set_port(url, value):
        update_href(this)


def pathname_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-pathname"""
    return _component(this, PATHNAME)


def pathname_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-pathname"""
    url = reinitialize_url(this)
    if url is not None and url_members.set_pathname(url, value):
        update_href(this)


def search_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-search"""
    return _component(this, SEARCH)


def search_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-search"""
    url = reinitialize_url(this)
    if url is not None:
        url_members.set_search(url, value, this._document._encoding)
        update_href(this)


def hash_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hash"""
    return _component(this, HASH)


def hash_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hash"""
    url = reinitialize_url(this)
    if url is None:
        return
    if value == "":
        url.fragment = None
    else:
        url_members.set_hash(url, value)
    update_href(this)


href_change_steps["a"] = href_change_steps["area"] = href_changed
