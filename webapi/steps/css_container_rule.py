"""The steps of the CSSContainerRule class: https://drafts.csswg.org/css-conditional-5/#csscontainerrule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.css_rules import CSSContainerCondition as CSSContainerConditionImpl
    from webapi.interfaces.css_container_rule import CSSContainerRule


class Slots:
    """CSSContainerRule objects have no private attributes of their own."""


def containerName_getter(this: CSSContainerRule) -> str:
    """https://drafts.csswg.org/css-conditional-5/#dom-csscontainerrule-containername"""
    value: str = this._webapi_rule.container_name
    return value


def containerQuery_getter(this: CSSContainerRule) -> str:
    """https://drafts.csswg.org/css-conditional-5/#dom-csscontainerrule-containerquery"""
    value: str = this._webapi_rule.container_query
    return value


def conditions_getter(this: CSSContainerRule) -> list[CSSContainerConditionImpl]:
    """https://drafts.csswg.org/css-conditional-5/#dom-csscontainerrule-conditions"""
    value: list[CSSContainerConditionImpl] = this._webapi_rule.conditions
    return value
