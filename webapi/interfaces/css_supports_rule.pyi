"""Types of the CSSSupportsRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.css_condition_rule import CSSConditionRule
from webapi.steps.css_supports_rule import Slots as _CSSSupportsRuleSlots

class CSSSupportsRule(CSSConditionRule, _CSSSupportsRuleSlots):
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> CSSSupportsRule: ...
