"""The steps of the LocationNavigation class: a navigation that a Location has recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.html.navigations import Entity
from webapi.html.navigations import Navigation as State
from webapi.url.redaction import hide_password

from .request import request_from

if TYPE_CHECKING:
    from webapi.fetching.requests import Request as RequestImpl
    from webapi.interfaces.location_navigation import LocationNavigation
    from webapi.interfaces.navigation_type import NavigationType


class Slots:
    """The private attributes of LocationNavigation objects."""

    _webapi_navigation: State


def entity_of(navigation: LocationNavigation) -> Entity | None:
    """What a form posts with the navigation."""
    return navigation._webapi_navigation.entity


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


def target_getter(this: LocationNavigation) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-target"""
    return this._webapi_navigation.target


def request_getter(this: LocationNavigation) -> RequestImpl:
    """The request that fetches the next document; of a form that is posted, it has the body."""
    navigation = this._webapi_navigation
    if navigation.request is None:
        init: Any = {}
        if navigation.entity is not None:
            headers = [["Content-Type", navigation.entity.content_type]]
            init = {"method": "POST", "body": navigation.entity.body, "headers": headers}
        navigation.request = request_from(navigation.url, init)
    request: RequestImpl = navigation.request
    return request


def inspect(this: LocationNavigation) -> str:
    """The ``repr``: type, URL and whether the handler refused the navigation."""
    navigation = this._webapi_navigation
    refused = ", refused" if navigation.refused else ""
    return f"<{navigation.navigation_type} {hide_password(navigation.url)!r}{refused}>"
