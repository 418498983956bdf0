"""Types of the CSSStartingStyleRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSStartingStyleRule as _CSSStartingStyleRuleImplementation
from webapi.interfaces.css_grouping_rule import CSSGroupingRule

class CSSStartingStyleRule(CSSGroupingRule):
    _webapi_rule: _CSSStartingStyleRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> CSSStartingStyleRule: ...
