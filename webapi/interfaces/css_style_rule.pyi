"""Types of the CSSStyleRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSStyleRule as _CSSStyleRuleImplementation
from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.interfaces.css_style_properties import CSSStyleProperties
from webapi.webidl.types import StringLike

class CSSStyleRule(CSSGroupingRule):
    _webapi_rule: _CSSStyleRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def selectorText(self) -> str:
        """The selectors, serialized. A value that is not valid changes nothing.

        https://drafts.csswg.org/cssom/#dom-cssstylerule-selectortext
        """
    @selectorText.setter
    def selectorText(self, value: StringLike, /) -> None: ...
    @property
    def style(self) -> CSSStyleProperties:
        """The declarations. To set it is to set their ``cssText``.

        https://drafts.csswg.org/cssom/#dom-cssstylerule-style
        """
    @style.setter
    def style(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> CSSStyleRule: ...
