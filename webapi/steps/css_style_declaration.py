"""The steps of the CSSStyleDeclaration class: https://drafts.csswg.org/cssom/#cssstyledeclaration"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.css_declarations import CSSStyleDeclaration as CSSStyleDeclarationImpl
    from webapi.dom.css_rules import CSSRule as CSSRuleImpl
    from webapi.interfaces.css_style_declaration import CSSStyleDeclaration


class Slots:
    """The private attributes of CSSStyleDeclaration objects."""

    _webapi_style: CSSStyleDeclarationImpl


def initialize(this: CSSStyleDeclaration, value: CSSStyleDeclarationImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_style = value
    value.platform_object = this


def cssText_getter(this: CSSStyleDeclaration) -> str:
    """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-csstext"""
    return this._webapi_style.css_text


def cssText_setter(this: CSSStyleDeclaration, value: str) -> None:
    """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-csstext"""
    this._webapi_style.css_text = value


def length_getter(this: CSSStyleDeclaration) -> int:
    """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-length"""
    return this._webapi_style.length


def item(this: CSSStyleDeclaration, index: int) -> str:
    """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-item"""
    return this._webapi_style.item(index)


def getPropertyValue(this: CSSStyleDeclaration, name: str) -> str:
    """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertyvalue"""
    return this._webapi_style.get_property_value(name)


def getPropertyPriority(this: CSSStyleDeclaration, name: str) -> str:
    """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertypriority"""
    return this._webapi_style.get_property_priority(name)


def parentRule_getter(this: CSSStyleDeclaration) -> CSSRuleImpl | None:
    """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-parentrule"""
    return this._webapi_style.parent_rule


def setProperty(this: CSSStyleDeclaration, name: str, value: str, priority: str) -> None:
    """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-setproperty"""
    this._webapi_style.set_property(name, value, priority)


def removeProperty(this: CSSStyleDeclaration, name: str) -> str:
    """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-removeproperty"""
    return this._webapi_style.remove_property(name)


def inspect(this: CSSStyleDeclaration) -> str:
    """The ``repr``: the declarations."""
    return f"{type(this).__name__}({this._webapi_style.css_text!r})"
