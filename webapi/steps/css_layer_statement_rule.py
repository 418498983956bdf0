"""The steps of the CSSLayerStatementRule class: https://drafts.csswg.org/css-cascade-5/#csslayerstatementrule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.css_layer_statement_rule import CSSLayerStatementRule


class Slots:
    """CSSLayerStatementRule objects have no private attributes of their own."""


def nameList_getter(this: CSSLayerStatementRule) -> list[str]:
    """https://drafts.csswg.org/css-cascade-5/#dom-csslayerstatementrule-namelist"""
    value: list[str] = this._webapi_rule.name_list
    return value
