"""The steps of the LocationNavigation class: a navigation that a Location has recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.url.redaction import hide_password

if TYPE_CHECKING:
    from webapi.interfaces.location_navigation import LocationNavigation
    from webapi.interfaces.navigation_type import NavigationType


class Slots:
    """What a LocationNavigation object holds."""

    _webapi_navigation_type: NavigationType
    _webapi_refused: bool
    _webapi_url: str


def url_getter(this: LocationNavigation) -> str:
    """The URL that was navigated to."""
    return this._webapi_url


def navigationType_getter(this: LocationNavigation) -> NavigationType:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigationtype"""
    return this._webapi_navigation_type


def refused_getter(this: LocationNavigation) -> bool:
    """Whether the handler refused it."""
    return this._webapi_refused


def inspect(this: LocationNavigation) -> str:
    """What ``repr`` shows: what happened."""
    refused = ", refused" if this._webapi_refused else ""
    return f"<{this._webapi_navigation_type} {hide_password(this._webapi_url)!r}{refused}>"
