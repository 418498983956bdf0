"""The steps of the CSSPageRule class: https://drafts.csswg.org/cssom/#csspagerule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.css_rules import CSSPageDescriptors as CSSPageDescriptorsImpl
    from webapi.interfaces.css_page_rule import CSSPageRule


class Slots:
    """CSSPageRule objects have no private attributes of their own."""


def selectorText_getter(this: CSSPageRule) -> str:
    """https://drafts.csswg.org/cssom/#dom-csspagerule-selectortext"""
    value: str = this._webapi_rule.selector_text
    return value


def selectorText_setter(this: CSSPageRule, value: str) -> None:
    """https://drafts.csswg.org/cssom/#dom-csspagerule-selectortext"""
    this._webapi_rule.selector_text = value


def style_getter(this: CSSPageRule) -> CSSPageDescriptorsImpl:
    """https://drafts.csswg.org/cssom/#dom-csspagerule-style"""
    value: CSSPageDescriptorsImpl = this._webapi_rule.style
    return value
