"""The steps of the CSSPageDescriptors class: https://drafts.csswg.org/cssom/#csspagedescriptors"""

from __future__ import annotations

from webapi.dom.css_descriptors import DESCRIPTORS, PAGE
from webapi.dom.css_properties import PROPERTIES


def properties() -> list[str]:
    """The descriptors and properties that have attributes."""
    return [*PROPERTIES.names, *DESCRIPTORS.names_of(PAGE)]
