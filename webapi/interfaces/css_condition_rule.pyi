"""Types of the CSSConditionRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.steps.css_condition_rule import Slots as _CSSConditionRuleSlots

class CSSConditionRule(CSSGroupingRule, _CSSConditionRuleSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def conditionText(self) -> str:
        """The condition.

        https://drafts.csswg.org/cssom/#dom-cssconditionrule-conditiontext
        """

def new_object(value: object) -> CSSConditionRule: ...
