"""The steps of the CSSMediaRule class: https://drafts.csswg.org/css-conditional-3/#cssmediarule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.css_media import MediaList as MediaListImpl
    from webapi.interfaces.css_media_rule import CSSMediaRule


class Slots:
    """CSSMediaRule objects have no private attributes of their own."""


def media_getter(this: CSSMediaRule) -> MediaListImpl:
    """https://drafts.csswg.org/css-conditional-3/#dom-cssmediarule-media"""
    media: MediaListImpl = this._webapi_rule.media
    return media
