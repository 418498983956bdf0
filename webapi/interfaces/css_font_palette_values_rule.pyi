"""Types of the CSSFontPaletteValuesRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSFontPaletteValuesRule as _CSSFontPaletteValuesRuleImplementation
from webapi.interfaces.css_rule import CSSRule

class CSSFontPaletteValuesRule(CSSRule):
    _webapi_rule: _CSSFontPaletteValuesRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def name(self) -> str:
        """The name of the palette.

        https://drafts.csswg.org/cssom/#dom-cssfontpalettevaluesrule-name
        """
    @property
    def fontFamily(self) -> str:
        """The families of fonts that it is for.

        https://drafts.csswg.org/cssom/#dom-cssfontpalettevaluesrule-fontfamily
        """
    @property
    def basePalette(self) -> str:
        """The palette that it changes.

        https://drafts.csswg.org/cssom/#dom-cssfontpalettevaluesrule-basepalette
        """
    @property
    def overrideColors(self) -> str:
        """The colors that it changes.

        https://drafts.csswg.org/cssom/#dom-cssfontpalettevaluesrule-overridecolors
        """

def new_object(value: object) -> CSSFontPaletteValuesRule: ...
