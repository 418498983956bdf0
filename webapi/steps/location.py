"""The steps of the Location class.

https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface

Where a browser would navigate, these steps record the navigation. Then the document gets the URL,
with two exceptions: a ``javascript:`` URL, and an ``onnavigate`` that returns ``False`` or raises.
The document of a page, which has a session history, gets only URLs that differ in the fragment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from webapi.html.navigations import Location as State
from webapi.html.navigations import Navigation
from webapi.url.components import HASH, PROTOCOL, Value, getter
from webapi.url.failure import FAILURE
from webapi.url.origin import origin, serialize_an_origin
from webapi.url.record import URLRecord
from webapi.url.redaction import hide_password
from webapi.url.serializer import record_of, url_serializer, value_of
from webapi.url.setters import SETTERS, parse_by, set_hash, set_protocol
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.exceptions import shown

if TYPE_CHECKING:
    from webapi.interfaces.location import Location


class Slots:
    """The private attributes of Location objects."""

    _webapi_location: State


def initialize(this: Location, location: State) -> None:
    """Make ``this`` the object of a location."""
    this._webapi_location = location
    location.platform_object = this


def _url(this: Location) -> URLRecord:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#concept-location-url"""
    return this._webapi_location.document.url


def navigate(this: Location, url: URLRecord, replace: bool = False) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate"""
    this._webapi_location.navigate(url, replace)


def _parse(this: Location, url: str, action: str) -> URLRecord:
    parsed_url = this._webapi_location.document.encoding_parse(url)
    if parsed_url is FAILURE:
        raise DOMException(f"{action}: {shown(url)} is not a valid URL.", "SyntaxError")
    return parsed_url


def _navigate_to(this: Location, value: Value) -> None:
    url = record_of(value)
    url.blob_url_entry = _url(this).blob_url_entry
    navigate(this, url)


def _getter(name: str) -> Callable[[Location], str]:
    """The steps of a getter: https://html.spec.whatwg.org/multipage/nav-history-apis.html#location"""
    get = getter(name)
    return lambda this: get(value_of(_url(this)))


def _setter(name: str) -> Callable[[Location, str], None]:
    """The steps of a setter: https://html.spec.whatwg.org/multipage/nav-history-apis.html#location"""
    set_member = SETTERS[name]

    def setter(this: Location, text: str) -> None:
        before = value_of(_url(this))
        encoding = this._webapi_location.document.encoding
        after = set_member(before, text, parse_by(encoding) if name == "search" else None)
        if after is not before:
            _navigate_to(this, after)

    return setter


def href_getter(this: Location) -> str:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-href"""
    return url_serializer(_url(this))


def href_setter(this: Location, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-href"""
    navigate(this, _parse(this, value, "Failed to set the 'href' property on 'Location'"))


def origin_getter(this: Location) -> str:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-origin"""
    return serialize_an_origin(origin(_url(this)))


def protocol_setter(this: Location, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-protocol"""
    before = value_of(_url(this))
    after = set_protocol(before, value)
    if after is before:
        raise DOMException(
            "Failed to set the 'protocol' property on 'Location': "
            f"{shown(value)} is an invalid protocol.",
            "SyntaxError",
        )
    if after[PROTOCOL] in ("http:", "https:"):
        _navigate_to(this, after)


protocol_getter = _getter("protocol")
host_getter, host_setter = _getter("host"), _setter("host")
hostname_getter, hostname_setter = _getter("hostname"), _setter("hostname")
port_getter, port_setter = _getter("port"), _setter("port")
pathname_getter, pathname_setter = _getter("pathname"), _setter("pathname")
search_getter, search_setter = _getter("search"), _setter("search")
hash_getter = _getter("hash")


def hash_setter(this: Location, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-hash

    Setting the present fragment does not navigate. A null and an empty fragment count as equal.
    """
    before = value_of(_url(this))
    after = set_hash(before, value or "#")
    if after[HASH] != (before[HASH] or "#"):
        _navigate_to(this, after)


def assign(this: Location, url: str) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-assign"""
    navigate(this, _parse(this, url, "Failed to execute 'assign' on 'Location'"))


def replace(this: Location, url: str) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-replace"""
    navigate(this, _parse(this, url, "Failed to execute 'replace' on 'Location'"), replace=True)


def reload(this: Location) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-reload"""
    this._webapi_location.record(_url(this), "reload")


def navigations_getter(this: Location) -> tuple[Navigation, ...]:
    """The navigations so far, oldest first."""
    return tuple(this._webapi_location.navigations)


def onnavigate_getter(this: Location) -> Callable[[Navigation], Any] | None:
    """The function that Location calls with each navigation before it happens."""
    return this._webapi_location.handler


def onnavigate_setter(this: Location, value: Callable[[Navigation], Any] | None) -> None:
    """Call ``value`` with each navigation from now on. It refuses one by returning ``False``."""
    this._webapi_location.handler = value


def inspect(this: Location) -> str:
    """The ``repr``: the URL."""
    return f"<Location {hide_password(href_getter(this))!r}>"
