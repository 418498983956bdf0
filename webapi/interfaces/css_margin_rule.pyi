"""Types of the CSSMarginRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSMarginRule as _CSSMarginRuleImplementation
from webapi.interfaces.css_rule import CSSRule
from webapi.interfaces.css_style_declaration import CSSStyleDeclaration
from webapi.webidl.types import StringLike

class CSSMarginRule(CSSRule):
    _webapi_rule: _CSSMarginRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def name(self) -> str:
        """The name of the margin.

        https://drafts.csswg.org/cssom/#dom-cssmarginrule-name
        """
    @property
    def style(self) -> CSSStyleDeclaration:
        """The declarations. To set it is to set their ``cssText``.

        https://drafts.csswg.org/cssom/#dom-cssmarginrule-style
        """
    @style.setter
    def style(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> CSSMarginRule: ...
