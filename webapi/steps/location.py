"""The steps of the Location class.

https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface

Where a browser would navigate, the navigation is recorded, and the document gets the URL unless it
is a ``javascript:`` one or ``onnavigate`` refuses by returning ``False`` or raising.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from webapi.url import components, setters
from webapi.url.failure import FAILURE
from webapi.url.origin import origin, serialize_an_origin
from webapi.url.parser import basic_url_parser
from webapi.url.record import URLRecord
from webapi.url.redaction import hide_password, hide_password_in_text
from webapi.url.serializer import components_of, url_equals, url_serializer
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.exceptions import shown

from .location_navigation import State as Navigation

if TYPE_CHECKING:
    from webapi.html.nodes import Document
    from webapi.interfaces.location import Location
    from webapi.interfaces.navigation_type import NavigationType


class State:
    """The state of a Location object."""

    __slots__ = ("document", "handler", "navigations", "platform_object")

    def __init__(self, document: Document) -> None:
        self.document = document
        """https://html.spec.whatwg.org/multipage/nav-history-apis.html#relevant-document"""
        self.handler: Callable[[Navigation], Any] | None = None
        self.navigations: list[Navigation] = []
        self.platform_object: Location | None = None


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
    current = _url(this)
    replace = replace or url.scheme == "javascript" or url_equals(url, current)
    _record(this, url, "replace" if replace else "push")


def _record(this: Location, url: URLRecord, navigation_type: NavigationType) -> None:
    location = this._webapi_location
    navigation = Navigation(url_serializer(url), navigation_type)
    location.navigations.append(navigation)
    if location.handler is not None and location.handler(navigation) is False:
        return
    navigation.refused = False
    if url.scheme != "javascript":
        location.document.url = url


def _parse(this: Location, url: str, action: str) -> URLRecord:
    parsed_url = this._webapi_location.document.encoding_parse(url)
    if parsed_url is FAILURE:
        raise DOMException(
            f"{action}: {shown(hide_password_in_text(url))} is not a valid URL.", "SyntaxError"
        )
    return parsed_url


def _copy(this: Location) -> URLRecord:
    url = copy.copy(_url(this))
    if isinstance(url.path, list):
        url.path = url.path.copy()
    return url


def _getter(component: Callable[[components.Components], str]) -> Callable[[Location], str]:
    """The steps of a getter: https://html.spec.whatwg.org/multipage/nav-history-apis.html#location"""
    return lambda this: component(components_of(_url(this)))


def _setter(setter: setters.Setter) -> Callable[[Location, str], None]:
    """The steps of a setter: https://html.spec.whatwg.org/multipage/nav-history-apis.html#location"""
    return lambda this, value: _set(this, setter, value)


def _set(this: Location, setter: setters.Setter, value: str) -> None:
    copy_url = _copy(this)
    if setter(copy_url, value):
        navigate(this, copy_url)


def href_getter(this: Location) -> str:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-href"""
    return url_serializer(_url(this))


def href_setter(this: Location, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-href"""
    navigate(this, _parse(this, value, "Failed to set the 'href' property on 'Location'"))


def origin_getter(this: Location) -> str:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-origin"""
    return serialize_an_origin(origin(_url(this)))


protocol_getter = _getter(components.protocol)


def protocol_setter(this: Location, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-protocol"""
    copy_url = _copy(this)
    if not setters.set_protocol(copy_url, value):
        raise DOMException(
            "Failed to set the 'protocol' property on 'Location': "
            f"{shown(value)} is an invalid protocol.",
            "SyntaxError",
        )
    if copy_url.scheme in ("http", "https"):
        navigate(this, copy_url)


host_getter = _getter(components.host)
host_setter = _setter(setters.set_host)
hostname_getter = _getter(components.hostname)
hostname_setter = _setter(setters.set_hostname)
port_getter = _getter(components.port)
port_setter = _setter(setters.set_port)
pathname_getter = _getter(components.pathname)
pathname_setter = _setter(setters.set_pathname)
search_getter = _getter(components.search)


def search_setter(this: Location, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-search"""
    parse = partial(basic_url_parser, encoding=this._webapi_location.document.encoding)
    _set(this, partial(setters.set_search, parse=parse), value)


hash_getter = _getter(components.hash)


def hash_setter(this: Location, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-hash

    Setting what is there already navigates nowhere; no fragment and an empty one are the same.
    """
    copy_url = _copy(this)
    fragment = copy_url.fragment or ""
    setters.set_hash(copy_url, value or "#")
    if copy_url.fragment != fragment:
        navigate(this, copy_url)


def assign(this: Location, url: str) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-assign"""
    navigate(this, _parse(this, url, "Failed to execute 'assign' on 'Location'"))


def replace(this: Location, url: str) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-replace"""
    navigate(this, _parse(this, url, "Failed to execute 'replace' on 'Location'"), replace=True)


def reload(this: Location) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-reload"""
    _record(this, _url(this), "reload")


def navigations_getter(this: Location) -> tuple[Navigation, ...]:
    """The navigations so far, oldest first."""
    return tuple(this._webapi_location.navigations)


def onnavigate_getter(this: Location) -> Callable[[Navigation], Any] | None:
    """The function that is called with each navigation before it happens."""
    return this._webapi_location.handler


def onnavigate_setter(this: Location, value: Callable[[Navigation], Any] | None) -> None:
    """Have ``value`` called with each navigation from now on; ``False`` refuses it."""
    this._webapi_location.handler = value


def inspect(this: Location) -> str:
    """The ``repr``: the URL."""
    return f"<Location {hide_password(href_getter(this))!r}>"
