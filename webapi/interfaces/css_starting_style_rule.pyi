"""Types of the CSSStartingStyleRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.steps.css_starting_style_rule import Slots as _CSSStartingStyleRuleSlots

class CSSStartingStyleRule(CSSGroupingRule, _CSSStartingStyleRuleSlots):
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> CSSStartingStyleRule: ...
