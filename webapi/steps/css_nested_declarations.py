"""The steps of the CSSNestedDeclarations class: https://drafts.csswg.org/css-nesting-1/#cssnesteddeclarations"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.css_rules import RuleStyle
    from webapi.interfaces.css_nested_declarations import CSSNestedDeclarations


class Slots:
    """CSSNestedDeclarations objects have no private attributes of their own."""


def style_getter(this: CSSNestedDeclarations) -> RuleStyle:
    """https://drafts.csswg.org/css-nesting-1/#dom-cssnesteddeclarations-style"""
    style: RuleStyle = this._webapi_rule.style
    return style
