"""The steps of the CSSFontFaceRule class: https://drafts.csswg.org/css-fonts-4/#cssfontfacerule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.css_rules import CSSFontFaceDescriptors as CSSFontFaceDescriptorsImpl
    from webapi.interfaces.css_font_face_rule import CSSFontFaceRule


class Slots:
    """CSSFontFaceRule objects have no private attributes of their own."""


def style_getter(this: CSSFontFaceRule) -> CSSFontFaceDescriptorsImpl:
    """https://drafts.csswg.org/css-fonts-4/#dom-cssfontfacerule-style"""
    value: CSSFontFaceDescriptorsImpl = this._webapi_rule.style
    return value
