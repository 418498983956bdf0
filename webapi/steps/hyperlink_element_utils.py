"""The steps of hyperlinks: https://html.spec.whatwg.org/multipage/links.html#hyperlink

An element that is a hyperlink has a URL, which comes from its href content attribute when it is
needed, so that it follows the document's base URL.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from webapi.url import components, setters
from webapi.url.failure import FAILURE
from webapi.url.origin import origin, serialize_an_origin
from webapi.url.parser import basic_url_parser
from webapi.url.record import URLRecord
from webapi.url.serializer import url_serializer
from webapi.webidl.strings import to_usvstring

from .document import encoding_parse_a_url
from .element import href_change_steps, set_an_attribute_value

if TYPE_CHECKING:
    from webapi.interfaces.html_anchor_element import HTMLAnchorElement
    from webapi.interfaces.html_area_element import HTMLAreaElement

    Hyperlink: TypeAlias = HTMLAnchorElement | HTMLAreaElement

_MAY_BE_A_BLOB_URL: Final = re.compile(r"[\0- ]*+[Bb]")


class Slots:
    """What a hyperlink holds."""

    _webapi_hyperlink_url: URLRecord | None
    """https://html.spec.whatwg.org/multipage/links.html#concept-hyperlink-url"""


def set_the_url(this: Hyperlink) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#concept-hyperlink-url-set"""
    this._webapi_hyperlink_url = None
    href = this._webapi_attributes.get("href")
    if href is None:
        return
    url = encoding_parse_a_url(to_usvstring(href), this._webapi_document)
    if url is not FAILURE:
        this._webapi_hyperlink_url = url


def href_changed(this: Hyperlink) -> None:
    """Set the URL when the element is created and when its href changes.

    That can be told from setting it later only of a blob URL, whose entry may be gone by then.
    """
    href = this._webapi_attributes.get("href")
    if href is not None and _MAY_BE_A_BLOB_URL.match(href):
        set_the_url(this)
    else:
        this._webapi_hyperlink_url = None


def reinitialize_url(this: Hyperlink) -> URLRecord | None:
    """https://html.spec.whatwg.org/multipage/links.html#reinitialise-url; the URL"""
    url = this._webapi_hyperlink_url
    if url is None or url.scheme != "blob" or not url.has_opaque_path:
        set_the_url(this)
    return this._webapi_hyperlink_url


def update_href(this: Hyperlink) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#update-href"""
    assert this._webapi_hyperlink_url is not None
    set_an_attribute_value(this, "href", url_serializer(this._webapi_hyperlink_url))


def _component(this: Hyperlink, component: Callable[[components.Components], str]) -> str:
    url = reinitialize_url(this)
    return "" if url is None else component(components.cut(url_serializer(url)))


def _set(this: Hyperlink, setter: setters.Setter, value: str) -> None:
    url = reinitialize_url(this)
    if url is not None and setter(url, value):
        update_href(this)


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
        setters.set_protocol(url, value)
        update_href(this)


def username_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-username"""
    return _component(this, components.username)


def username_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-username"""
    _set(this, setters.set_username, value)


def password_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-password"""
    return _component(this, components.password)


def password_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-password"""
    _set(this, setters.set_password, value)


def host_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-host"""
    return _component(this, components.host)


def host_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-host"""
    _set(this, setters.set_host, value)


def hostname_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hostname"""
    return _component(this, components.hostname)


def hostname_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hostname"""
    _set(this, setters.set_hostname, value)


def port_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-port"""
    return _component(this, components.port)


def port_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-port"""
    _set(this, setters.set_port, value)


def pathname_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-pathname"""
    return _component(this, components.pathname)


def pathname_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-pathname"""
    _set(this, setters.set_pathname, value)


def search_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-search"""
    return _component(this, components.search)


def search_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-search"""
    parse = partial(basic_url_parser, encoding=this._webapi_document._webapi_encoding)
    _set(this, partial(setters.set_search, parse=parse), value)


def hash_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hash"""
    return _component(this, components.hash)


def hash_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hash"""
    _set(this, setters.set_hash, value)


href_change_steps["a"] = href_change_steps["area"] = href_changed
