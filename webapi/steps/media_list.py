"""The steps of the MediaList class: https://drafts.csswg.org/cssom/#medialist"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.css_media import MediaList as MediaListImpl
    from webapi.interfaces.media_list import MediaList


class Slots:
    """The private attributes of MediaList objects."""

    _webapi_media: MediaListImpl


def initialize(this: MediaList, value: MediaListImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_media = value
    value.platform_object = this


def media_of(this: MediaList) -> MediaListImpl:
    """The list inside of an object."""
    return this._webapi_media


def stringification_behavior(this: MediaList) -> str:
    """https://drafts.csswg.org/cssom/#dom-medialist-mediatext"""
    return this._webapi_media.media_text


def inspect(this: MediaList) -> str:
    """The ``repr``: the queries."""
    return f"MediaList({this._webapi_media.media_text!r})"
