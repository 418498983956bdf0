"""The steps of the CSSStyleProperties class: https://drafts.csswg.org/cssom/#cssstyleproperties"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.css_properties import PROPERTIES

if TYPE_CHECKING:
    from webapi.interfaces.css_style_properties import CSSStyleProperties


def cssFloat_getter(this: CSSStyleProperties) -> str:
    """https://drafts.csswg.org/cssom/#dom-cssstyleproperties-cssfloat"""
    return this._webapi_style.get_property_value("float")


def cssFloat_setter(this: CSSStyleProperties, value: str) -> None:
    """https://drafts.csswg.org/cssom/#dom-cssstyleproperties-cssfloat"""
    this._webapi_style.set_property("float", value, "")


def properties() -> list[str]:
    """The properties that have attributes."""
    return PROPERTIES.names
