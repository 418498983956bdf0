"""The steps of the mixin HyperlinkElementUtils: what hyperlinks of every markup language have.

https://html.spec.whatwg.org/multipage/links.html#hyperlinkelementutils

An element that is a hyperlink has a URL, which comes from its href content attribute when it is
needed, so that it follows the document's base URL.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from webapi.url import components, setters
from webapi.url.fast_path import NETWORK_SCHEMES
from webapi.url.origin import Origin, origin, serialize_an_origin
from webapi.url.parser import basic_url_parser
from webapi.url.record import URLRecord

if TYPE_CHECKING:
    from webapi.interfaces.html_anchor_element import HTMLAnchorElement
    from webapi.interfaces.html_area_element import HTMLAreaElement

    Hyperlink: TypeAlias = HTMLAnchorElement | HTMLAreaElement


class Slots:
    """What a hyperlink holds: nothing more than an element."""


def _component(this: Hyperlink, component: Callable[[components.Components], str]) -> str:
    found: components.Components | None = this._webapi_node.components()
    return "" if found is None else component(found)


def _set(this: Hyperlink, setter: setters.Setter, value: str) -> None:
    url: URLRecord | None = this._webapi_node.reinitialize_url()
    if url is not None and setter(url, value):
        this._webapi_node.update_href()


def origin_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-origin"""
    found: components.Components | None = this._webapi_node.components()
    if found is None:
        return ""
    protocol = components.protocol(found)
    if protocol[:-1] in NETWORK_SCHEMES:
        return f"{protocol}//{components.host(found)}"
    if protocol != "blob:":
        return "null"
    return serialize_an_origin(origin(this._webapi_node.reinitialize_url()))


def protocol_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-protocol"""
    return _component(this, components.protocol) or ":"


def protocol_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-protocol"""
    url: URLRecord | None = this._webapi_node.reinitialize_url()
    if url is not None:
        setters.set_protocol(url, value)
        this._webapi_node.update_href()


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
    parse = partial(basic_url_parser, encoding=this._webapi_node.document.encoding)
    _set(this, partial(setters.set_search, parse=parse), value)


def hash_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hash"""
    return _component(this, components.hash)


def hash_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hash"""
    _set(this, setters.set_hash, value)


def extract_an_origin(this: Hyperlink) -> Origin | None:
    """https://html.spec.whatwg.org/multipage/links.html#hyperlink"""
    url: URLRecord | None = this._webapi_node.reinitialize_url()
    return None if url is None else origin(url)
