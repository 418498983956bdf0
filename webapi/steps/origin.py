"""The steps of the Origin class

https://html.spec.whatwg.org/multipage/browsers.html#the-origin-interface
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.url import origin as origins
from webapi.url.failure import FAILURE
from webapi.url.origin import OpaqueOrigin, same_origin, serialize_an_origin
from webapi.url.parser import basic_url_parser
from webapi.url.site import same_site
from webapi.webidl.exceptions import shown
from webapi.webidl.strings import to_usvstring

from . import platform_object

if TYPE_CHECKING:
    from webapi.interfaces.origin import Origin


class Slots:
    """The private attributes of Origin objects."""

    _webapi_origin: origins.Origin
    """https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-origin"""


def initialize(this: Origin, origin: origins.Origin) -> None:
    """Make ``this`` the object of an origin."""
    this._webapi_origin = origin


def constructor(this: Origin) -> None:
    """https://html.spec.whatwg.org/multipage/browsers.html#dom-origin"""
    initialize(this, OpaqueOrigin())


def from_(value: object) -> origins.Origin:
    """https://html.spec.whatwg.org/multipage/browsers.html#dom-origin-from"""
    origin = platform_object.extract_an_origin(value)
    if origin is None and isinstance(value, str):
        parsed_url = basic_url_parser(to_usvstring(value))
        if parsed_url is not FAILURE:
            origin = origins.origin(parsed_url)
    if origin is None:
        raise TypeError(f"Failed to execute 'from' on 'Origin': {shown(value)} has no origin.")
    return origin


def opaque_getter(this: Origin) -> bool:
    """https://html.spec.whatwg.org/multipage/browsers.html#dom-origin-opaque"""
    return isinstance(this._webapi_origin, OpaqueOrigin)


def isSameOrigin(this: Origin, other: Origin) -> bool:
    """https://html.spec.whatwg.org/multipage/browsers.html#dom-origin-issameorigin"""
    return same_origin(this._webapi_origin, other._webapi_origin)


def isSameSite(this: Origin, other: Origin) -> bool:
    """https://html.spec.whatwg.org/multipage/browsers.html#dom-origin-issamesite

    Equal origins have equal sites, so for them this method does not need the Public Suffix List.
    """
    return isSameOrigin(this, other) or same_site(this._webapi_origin, other._webapi_origin)


def extract_an_origin(this: Origin) -> origins.Origin:
    """https://html.spec.whatwg.org/multipage/browsers.html#extract-an-origin"""
    return this._webapi_origin


def inspect(this: Origin) -> str:
    """The ``repr``: the serialization, ``null`` for an opaque origin."""
    return f"{type(this).__name__}({serialize_an_origin(this._webapi_origin)!r})"
