"""The steps of the CSSLayerBlockRule class: https://drafts.csswg.org/css-cascade-5/#csslayerblockrule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.css_layer_block_rule import CSSLayerBlockRule


class Slots:
    """CSSLayerBlockRule objects have no private attributes of their own."""


def name_getter(this: CSSLayerBlockRule) -> str:
    """https://drafts.csswg.org/css-cascade-5/#dom-csslayerblockrule-name"""
    value: str = this._webapi_rule.name
    return value
