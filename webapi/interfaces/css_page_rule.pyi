"""Types of the CSSPageRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSPageRule as _CSSPageRuleImplementation
from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.interfaces.css_page_descriptors import CSSPageDescriptors
from webapi.webidl.types import StringLike

class CSSPageRule(CSSGroupingRule):
    _webapi_rule: _CSSPageRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def selectorText(self) -> str:
        """The selector of pages. A value that is not valid changes nothing.

        https://drafts.csswg.org/cssom/#dom-csspagerule-selectortext
        """
    @selectorText.setter
    def selectorText(self, value: StringLike, /) -> None: ...
    @property
    def style(self) -> CSSPageDescriptors:
        """The declarations. To set it is to set their ``cssText``.

        https://drafts.csswg.org/cssom/#dom-csspagerule-style
        """
    @style.setter
    def style(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> CSSPageRule: ...
