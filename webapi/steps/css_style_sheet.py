"""The steps of the CSSStyleSheet class: https://drafts.csswg.org/cssom/#cssstylesheet"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from webapi.dom.css_style_sheets import CSSStyleSheet as CSSStyleSheetImpl
from webapi.html.nodes import associated_document

from .media_list import media_of
from .style_sheet import initialize as initialize

if TYPE_CHECKING:
    from webapi.dom.css_style_sheets import CSSStyleSheetInit
    from webapi.interfaces.css_style_sheet import CSSStyleSheet


def constructor(this: CSSStyleSheet, options: Mapping[str, Any]) -> None:
    """https://drafts.csswg.org/cssom/#dom-cssstylesheet-cssstylesheet"""
    media = options["media"]
    text = media if isinstance(media, str) else media_of(media)
    init: CSSStyleSheetInit = {"media": text, "disabled": options["disabled"]}
    initialize(this, CSSStyleSheetImpl(associated_document(), init))
