"""Types of the CSSCounterStyleRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSCounterStyleRule as _CSSCounterStyleRuleImplementation
from webapi.interfaces.css_rule import CSSRule
from webapi.webidl.types import StringLike

class CSSCounterStyleRule(CSSRule):
    _webapi_rule: _CSSCounterStyleRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def name(self) -> str:
        """The name of the counter style.

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def system(self) -> str:
        """The algorithm.

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-system
        """
    @system.setter
    def system(self, value: StringLike, /) -> None: ...
    @property
    def symbols(self) -> str:
        """The symbols.

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-symbols
        """
    @symbols.setter
    def symbols(self, value: StringLike, /) -> None: ...
    @property
    def additiveSymbols(self) -> str:
        """The symbols with their weights.

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-additivesymbols
        """
    @additiveSymbols.setter
    def additiveSymbols(self, value: StringLike, /) -> None: ...
    @property
    def negative(self) -> str:
        """What stands around negative numbers.

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-negative
        """
    @negative.setter
    def negative(self, value: StringLike, /) -> None: ...
    @property
    def prefix(self) -> str:
        """What stands before a number.

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-prefix
        """
    @prefix.setter
    def prefix(self, value: StringLike, /) -> None: ...
    @property
    def suffix(self) -> str:
        """What stands behind a number.

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-suffix
        """
    @suffix.setter
    def suffix(self, value: StringLike, /) -> None: ...
    @property
    def range(self) -> str:
        """The numbers that it is for.

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-range
        """
    @range.setter
    def range(self, value: StringLike, /) -> None: ...
    @property
    def pad(self) -> str:
        """The least length, and the symbol that fills it.

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-pad
        """
    @pad.setter
    def pad(self, value: StringLike, /) -> None: ...
    @property
    def speakAs(self) -> str:
        """How a number is spoken.

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-speakas
        """
    @speakAs.setter
    def speakAs(self, value: StringLike, /) -> None: ...
    @property
    def fallback(self) -> str:
        """The counter style for other numbers.

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-fallback
        """
    @fallback.setter
    def fallback(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> CSSCounterStyleRule: ...
