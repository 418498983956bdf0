"""The steps of the CSSPropertyRule class: https://drafts.css-houdini.org/css-properties-values-api-1/#csspropertyrule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.css_property_rule import CSSPropertyRule


class Slots:
    """CSSPropertyRule objects have no private attributes of their own."""


def name_getter(this: CSSPropertyRule) -> str:
    """https://drafts.css-houdini.org/css-properties-values-api-1/#dom-csspropertyrule-name"""
    value: str = this._webapi_rule.name
    return value


def syntax_getter(this: CSSPropertyRule) -> str:
    """https://drafts.css-houdini.org/css-properties-values-api-1/#dom-csspropertyrule-syntax"""
    value: str = this._webapi_rule.syntax
    return value


def inherits_getter(this: CSSPropertyRule) -> bool:
    """https://drafts.css-houdini.org/css-properties-values-api-1/#dom-csspropertyrule-inherits"""
    value: bool = this._webapi_rule.inherits
    return value


def initialValue_getter(this: CSSPropertyRule) -> str | None:
    """https://drafts.css-houdini.org/css-properties-values-api-1/#dom-csspropertyrule-initialvalue"""
    value: str | None = this._webapi_rule.initial_value
    return value
