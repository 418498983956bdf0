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


def mediaText_getter(this: MediaList) -> str:
    """https://drafts.csswg.org/cssom/#dom-medialist-mediatext"""
    return this._webapi_media.media_text


def mediaText_setter(this: MediaList, value: str) -> None:
    """https://drafts.csswg.org/cssom/#dom-medialist-mediatext"""
    this._webapi_media.media_text = value


def stringification_behavior(this: MediaList) -> str:
    """https://drafts.csswg.org/cssom/#dom-medialist-mediatext"""
    return this._webapi_media.media_text


def length_getter(this: MediaList) -> int:
    """https://drafts.csswg.org/cssom/#dom-medialist-length"""
    return this._webapi_media.length


def item(this: MediaList, index: int) -> str | None:
    """https://drafts.csswg.org/cssom/#dom-medialist-item"""
    return this._webapi_media.item(index)


def appendMedium(this: MediaList, medium: str) -> None:
    """https://drafts.csswg.org/cssom/#dom-medialist-appendmedium"""
    this._webapi_media.append_medium(medium)


def deleteMedium(this: MediaList, medium: str) -> None:
    """https://drafts.csswg.org/cssom/#dom-medialist-deletemedium"""
    this._webapi_media.delete_medium(medium)


def inspect(this: MediaList) -> str:
    """The ``repr``: the queries."""
    return f"MediaList({this._webapi_media.media_text!r})"
