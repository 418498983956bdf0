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
    """The mixin HyperlinkElementUtils adds no private attributes."""


def _getter(
    component: Callable[[components.Components], str], missing: str = ""
) -> Callable[[Hyperlink], str]:
    """The steps of a getter: https://html.spec.whatwg.org/multipage/links.html#hyperlinkelementutils"""

    def getter(this: Hyperlink) -> str:
        found: components.Components | None = this._webapi_node.components()
        return missing if found is None else component(found)

    return getter


def _setter(setter: setters.Setter) -> Callable[[Hyperlink, str], None]:
    """The steps of a setter: https://html.spec.whatwg.org/multipage/links.html#hyperlinkelementutils"""
    return lambda this, value: _set(this, setter, value)


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


protocol_getter = _getter(components.protocol, ":")


def protocol_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-protocol"""
    url: URLRecord | None = this._webapi_node.reinitialize_url()
    if url is not None:
        setters.set_protocol(url, value)
        this._webapi_node.update_href()


username_getter = _getter(components.username)
username_setter = _setter(setters.set_username)
password_getter = _getter(components.password)
password_setter = _setter(setters.set_password)
host_getter = _getter(components.host)
host_setter = _setter(setters.set_host)
hostname_getter = _getter(components.hostname)
hostname_setter = _setter(setters.set_hostname)
port_getter = _getter(components.port)
port_setter = _setter(setters.set_port)
pathname_getter = _getter(components.pathname)
pathname_setter = _setter(setters.set_pathname)
search_getter = _getter(components.search)


def search_setter(this: Hyperlink, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-search"""
    parse = partial(basic_url_parser, encoding=this._webapi_node.document.encoding)
    _set(this, partial(setters.set_search, parse=parse), value)


hash_getter = _getter(components.hash)
hash_setter = _setter(setters.set_hash)


def extract_an_origin(this: Hyperlink) -> Origin | None:
    """https://html.spec.whatwg.org/multipage/links.html#hyperlink"""
    url: URLRecord | None = this._webapi_node.reinitialize_url()
    return None if url is None else origin(url)
