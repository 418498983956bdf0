"""The steps of the LocationNavigation class: a navigation that a Location has recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.url.redaction import hide_password

if TYPE_CHECKING:
    from webapi.interfaces.location_navigation import LocationNavigation
    from webapi.interfaces.navigation_type import NavigationType


class State:
    """A navigation: the state of a LocationNavigation object."""

    __slots__ = ("navigation_type", "platform_object", "refused", "url")

    def __init__(self, url: str, navigation_type: NavigationType) -> None:
        self.url = url
        self.navigation_type = navigation_type
        self.refused = True
        self.platform_object: LocationNavigation | None = None


class Slots:
    """The private attributes of LocationNavigation objects."""

    _webapi_navigation: State


def initialize(this: LocationNavigation, navigation: State) -> None:
    """Make ``this`` the object of a navigation."""
    this._webapi_navigation = navigation
    navigation.platform_object = this


def url_getter(this: LocationNavigation) -> str:
    """The URL of the navigation."""
    return this._webapi_navigation.url


def navigationType_getter(this: LocationNavigation) -> NavigationType:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigationtype"""
    return this._webapi_navigation.navigation_type


def refused_getter(this: LocationNavigation) -> bool:
    """Whether the handler refused the navigation."""
    return this._webapi_navigation.refused


def inspect(this: LocationNavigation) -> str:
    """The ``repr``: type, URL and whether the handler refused the navigation."""
    navigation = this._webapi_navigation
    refused = ", refused" if navigation.refused else ""
    return f"<{navigation.navigation_type} {hide_password(navigation.url)!r}{refused}>"
