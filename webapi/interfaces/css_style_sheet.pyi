"""Types of the CSSStyleSheet interface. Made by ``python -m idl``."""

from typing import Any, Self

from typing_extensions import Unpack

from webapi.dom.css_style_sheets import CSSStyleSheet as _CSSStyleSheetImplementation
from webapi.interfaces.css_rule import CSSRule
from webapi.interfaces.css_rule_list import CSSRuleList
from webapi.interfaces.css_style_sheet_init import CSSStyleSheetInit
from webapi.interfaces.style_sheet import StyleSheet
from webapi.webidl.promises import Promise
from webapi.webidl.types import NumberLike, StringLike

class CSSStyleSheet(StyleSheet):
    _webapi_sheet: _CSSStyleSheetImplementation
    def __init__(
        self, options: CSSStyleSheetInit | None = None, **named: Unpack[CSSStyleSheetInit]
    ) -> None: ...
    @classmethod
    def new(
        cls, options: CSSStyleSheetInit | None = None, **named: Unpack[CSSStyleSheetInit]
    ) -> Self: ...
    @property
    def ownerRule(self) -> CSSRule | None:
        """``None``: the sheet was constructed.

        https://drafts.csswg.org/cssom/#dom-cssstylesheet-ownerrule
        """
    @property
    def cssRules(self) -> CSSRuleList:
        """The rules, in a live list.

        https://drafts.csswg.org/cssom/#dom-cssstylesheet-cssrules
        """
    def insertRule(self, rule: StringLike, index: NumberLike | None = None) -> int: ...
    def deleteRule(self, index: NumberLike) -> None: ...
    def replace(self, text: StringLike) -> Promise[Any]: ...
    def replaceSync(self, text: StringLike) -> None: ...
    @property
    def rules(self) -> CSSRuleList:
        """An older name of ``cssRules``.

        https://drafts.csswg.org/cssom/#dom-cssstylesheet-rules
        """
    def addRule(
        self, selector: StringLike = None, style: StringLike = None, index: NumberLike | None = None
    ) -> int: ...
    def removeRule(self, index: NumberLike | None = None) -> None: ...

def new_object(value: object) -> CSSStyleSheet: ...
