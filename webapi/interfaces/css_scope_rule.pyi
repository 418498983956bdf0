"""Types of the CSSScopeRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSScopeRule as _CSSScopeRuleImplementation
from webapi.interfaces.css_grouping_rule import CSSGroupingRule

class CSSScopeRule(CSSGroupingRule):
    _webapi_rule: _CSSScopeRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def start(self) -> str | None:
        """The selectors of scoping roots, or ``None``.

        https://drafts.csswg.org/cssom/#dom-cssscoperule-start
        """
    @property
    def end(self) -> str | None:
        """The selectors of scoping limits, or ``None``.

        https://drafts.csswg.org/cssom/#dom-cssscoperule-end
        """

def new_object(value: object) -> CSSScopeRule: ...
