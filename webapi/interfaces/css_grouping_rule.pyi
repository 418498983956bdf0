"""Types of the CSSGroupingRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSGroupingRule as _CSSGroupingRuleImplementation
from webapi.interfaces.css_rule import CSSRule
from webapi.interfaces.css_rule_list import CSSRuleList
from webapi.webidl.types import NumberLike, StringLike

class CSSGroupingRule(CSSRule):
    _webapi_rule: _CSSGroupingRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def cssRules(self) -> CSSRuleList:
        """The rules, in a live list.

        https://drafts.csswg.org/cssom/#dom-cssgroupingrule-cssrules
        """
    def insertRule(self, rule: StringLike, index: NumberLike | None = None) -> int: ...
    def deleteRule(self, index: NumberLike) -> None: ...

def new_object(value: object) -> CSSGroupingRule: ...
