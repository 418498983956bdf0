"""Types of the CSSViewTransitionRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSViewTransitionRule as _CSSViewTransitionRuleImplementation
from webapi.interfaces.css_rule import CSSRule

class CSSViewTransitionRule(CSSRule):
    _webapi_rule: _CSSViewTransitionRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def navigation(self) -> str:
        """Whether navigations have a transition: ``auto``, ``none`` or nothing.

        https://drafts.csswg.org/cssom/#dom-cssviewtransitionrule-navigation
        """
    @property
    def types(self) -> tuple[str, ...]:
        """The types of the transition.

        https://drafts.csswg.org/cssom/#dom-cssviewtransitionrule-types
        """

def new_object(value: object) -> CSSViewTransitionRule: ...
