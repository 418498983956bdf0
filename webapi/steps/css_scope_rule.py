"""The steps of the CSSScopeRule class: https://drafts.csswg.org/css-cascade-6/#cssscoperule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.css_scope_rule import CSSScopeRule


class Slots:
    """CSSScopeRule objects have no private attributes of their own."""


def start_getter(this: CSSScopeRule) -> str | None:
    """https://drafts.csswg.org/css-cascade-6/#dom-cssscoperule-start"""
    value: str | None = this._webapi_rule.start
    return value


def end_getter(this: CSSScopeRule) -> str | None:
    """https://drafts.csswg.org/css-cascade-6/#dom-cssscoperule-end"""
    value: str | None = this._webapi_rule.end
    return value
