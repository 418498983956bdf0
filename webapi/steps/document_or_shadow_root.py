"""The steps of the mixin DocumentOrShadowRoot: https://dom.spec.whatwg.org/#documentorshadowroot"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.dom.css_style_sheets import get_style_sheets

from .style_sheet import sheet_of

if TYPE_CHECKING:
    from webapi.dom.css_style_sheets import StyleSheetList as StyleSheetListImpl
    from webapi.dom.custom_element_registry import CustomElementRegistry as RegistryImpl
    from webapi.dom.element import Element as ElementImpl
    from webapi.interfaces.css_style_sheet import CSSStyleSheet
    from webapi.interfaces.document import Document
    from webapi.interfaces.shadow_root import ShadowRoot


class Slots:
    """The mixin adds no private attributes."""


def activeElement_getter(this: Document | ShadowRoot) -> ElementImpl | None:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement"""
    result: ElementImpl | None = this._webapi_node.active_element
    return result


def customElementRegistry_getter(this: Document | ShadowRoot) -> RegistryImpl | None:
    """https://dom.spec.whatwg.org/#dom-documentorshadowroot-customelementregistry"""
    registry: RegistryImpl | None = this._webapi_node.custom_element_registry
    return registry


def adoptedStyleSheets_getter(this: Document | ShadowRoot) -> Any:
    """https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets"""
    return this._webapi_node.adopted_style_sheets


def adoptedStyleSheets_setter(this: Document | ShadowRoot, value: list[CSSStyleSheet]) -> None:
    """https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets"""
    this._webapi_node.adopted_style_sheets = [sheet_of(each) for each in value]


def styleSheets_getter(this: Document | ShadowRoot) -> StyleSheetListImpl:
    """https://drafts.csswg.org/cssom/#dom-documentorshadowroot-stylesheets"""
    return get_style_sheets(this._webapi_node)
