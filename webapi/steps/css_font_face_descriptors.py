"""The steps of the CSSFontFaceDescriptors class: https://drafts.csswg.org/css-fonts-4/#cssfontfacedescriptors"""

from __future__ import annotations

from webapi.dom.css_descriptors import DESCRIPTORS, FONT_FACE


def properties() -> list[str]:
    """The descriptors that have attributes."""
    return DESCRIPTORS.names_of(FONT_FACE)
