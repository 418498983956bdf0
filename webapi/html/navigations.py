"""Navigations, which a document records: https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from webapi.url.record import URLRecord
from webapi.url.serializer import url_equals, url_serializer

if TYPE_CHECKING:
    from webapi.html import nodes

NavigationType: TypeAlias = Literal["push", "replace", "reload", "traverse"]


class Entity:
    """https://html.spec.whatwg.org/multipage/browsing-the-web.html#post-resource"""

    __slots__ = ("body", "content_type")

    def __init__(self, body: bytes, content_type: str) -> None:
        self.body = body
        self.content_type = content_type


class Navigation:
    """A navigation: the state of a LocationNavigation object."""

    __slots__ = (
        "entity",
        "navigation_type",
        "platform_object",
        "refused",
        "request",
        "target",
        "url",
    )

    def __init__(
        self,
        url: str,
        navigation_type: NavigationType,
        entity: Entity | None = None,
        target: str = "",
    ) -> None:
        self.url = url
        self.navigation_type = navigation_type
        self.entity = entity
        """What a form posts."""
        self.target = target
        self.refused = True
        self.request: Any = None
        """The request for it, once somebody asked."""
        self.platform_object: Any = None


class Location:
    """The state of a Location object."""

    __slots__ = ("document", "handler", "navigations", "platform_object")

    def __init__(self, document: nodes.Document) -> None:
        self.document = document
        """https://html.spec.whatwg.org/multipage/nav-history-apis.html#relevant-document"""
        self.handler: Callable[[Navigation], Any] | None = None
        self.navigations: list[Navigation] = []
        self.platform_object: Any = None

    def navigate(
        self,
        url: URLRecord,
        replace: bool = False,
        entity: Entity | None = None,
        target: str = "",
    ) -> None:
        """https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate"""
        is_same = url_equals(url, self.document.url) and entity is None
        replace = replace or url.scheme == "javascript" or is_same
        self.record(url, "replace" if replace else "push", entity, target)

    def record(
        self,
        url: URLRecord,
        navigation_type: NavigationType,
        entity: Entity | None = None,
        target: str = "",
    ) -> None:
        """Record a navigation. The document gets its URL, unless that leads to another window."""
        navigation = Navigation(url_serializer(url), navigation_type, entity, target)
        self.navigations.append(navigation)
        if self.handler is not None and self.handler(navigation) is False:
            return
        navigation.refused = False
        if url.scheme == "javascript" or target.lower() not in THIS_WINDOW:
            return
        if self.document.session_history is None:
            self.document.url = url
        elif entity is None:
            self.document.session_history.navigate(url, navigation_type)


THIS_WINDOW = ("", "_self", "_parent", "_top")
"""The targets that are the window of the document itself, in lowercase."""
