"""The steps of the mixin HyperlinkElementUtils, for hyperlinks of every markup language.

https://html.spec.whatwg.org/multipage/links.html#hyperlinkelementutils

A hyperlink has a URL. These steps compute it from the href content attribute at each use, so that
it follows the document's base URL.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from webapi.html.nodes import document_of
from webapi.url.components import HREF, getter, tuple_origin
from webapi.url.origin import Origin, origin, serialize_an_origin
from webapi.url.setters import SETTERS, parse_by

if TYPE_CHECKING:
    from webapi.interfaces.html_anchor_element import HTMLAnchorElement
    from webapi.interfaces.html_area_element import HTMLAreaElement

    Hyperlink: TypeAlias = HTMLAnchorElement | HTMLAreaElement


def _getter(name: str, missing: str = "") -> Callable[[Hyperlink], str]:
    """The steps of a getter: https://html.spec.whatwg.org/multipage/links.html#hyperlinkelementutils"""
    get = getter(name)

    def hyperlink_getter(this: Hyperlink) -> str:
        value = this._webapi_node.value()
        return missing if value is None else get(value)

    return hyperlink_getter


def _setter(name: str) -> Callable[[Hyperlink, str], None]:
    """The steps of a setter: https://html.spec.whatwg.org/multipage/links.html#hyperlinkelementutils

    Setters other than that of ``protocol`` return early if they can set nothing. Otherwise a setter
    updates the href.
    """
    set_member = SETTERS[name]

    def setter(this: Hyperlink, text: str) -> None:
        node = this._webapi_node
        before = node.value()
        if before is None:
            return
        parse = parse_by(document_of(node).encoding) if name == "search" else None
        after = set_member(before, text, parse)
        if after is not before or name == "protocol":
            # https://html.spec.whatwg.org/multipage/links.html#update-href
            node.set_an_attribute_value("href", after[HREF])

    return setter


def origin_getter(this: Hyperlink) -> str:
    """https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-origin"""
    value = this._webapi_node.value()
    if value is None:
        return ""
    known = tuple_origin(value)
    if known:
        return known
    url = this._webapi_node.url()
    assert url is not None
    return serialize_an_origin(origin(url))


protocol_getter, protocol_setter = _getter("protocol", ":"), _setter("protocol")
username_getter, username_setter = _getter("username"), _setter("username")
password_getter, password_setter = _getter("password"), _setter("password")
host_getter, host_setter = _getter("host"), _setter("host")
hostname_getter, hostname_setter = _getter("hostname"), _setter("hostname")
port_getter, port_setter = _getter("port"), _setter("port")
pathname_getter, pathname_setter = _getter("pathname"), _setter("pathname")
search_getter, search_setter = _getter("search"), _setter("search")
hash_getter, hash_setter = _getter("hash"), _setter("hash")


def extract_an_origin(this: Hyperlink) -> Origin | None:
    """https://html.spec.whatwg.org/multipage/links.html#hyperlink"""
    url = this._webapi_node.url()
    return None if url is None else origin(url)
