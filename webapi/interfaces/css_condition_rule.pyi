"""Types of the CSSConditionRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSConditionRule as _CSSConditionRuleImplementation
from webapi.interfaces.css_grouping_rule import CSSGroupingRule

class CSSConditionRule(CSSGroupingRule):
    _webapi_rule: _CSSConditionRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def conditionText(self) -> str:
        """The condition.

        https://drafts.csswg.org/cssom/#dom-cssconditionrule-conditiontext
        """

def new_object(value: object) -> CSSConditionRule: ...
