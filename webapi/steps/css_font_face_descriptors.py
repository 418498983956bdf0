"""The steps of the CSSFontFaceDescriptors class: https://drafts.csswg.org/css-fonts-4/#cssfontfacedescriptors"""

from __future__ import annotations

from webapi.dom.css_descriptors import DESCRIPTORS, FONT_FACE

from .css_style_declaration import initialize as initialize
from .css_style_declaration import inspect as inspect


class Slots:
    """CSSFontFaceDescriptors objects have no private attributes of their own."""


def properties() -> list[str]:
    """The descriptors that have attributes."""
    return DESCRIPTORS.names_of(FONT_FACE)
