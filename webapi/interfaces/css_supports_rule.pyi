"""Types of the CSSSupportsRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSSupportsRule as _CSSSupportsRuleImplementation
from webapi.interfaces.css_condition_rule import CSSConditionRule

class CSSSupportsRule(CSSConditionRule):
    _webapi_rule: _CSSSupportsRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> CSSSupportsRule: ...
