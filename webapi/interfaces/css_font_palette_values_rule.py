"""The CSSFontPaletteValuesRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class CSSFontPaletteValuesRule(CSSRule):
    """The rule ``@font-palette-values``.

    ``interface CSSFontPaletteValuesRule : CSSRule``

    https://drafts.csswg.org/cssom/#cssfontpalettevaluesrule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSFontPaletteValuesRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSFontPaletteValuesRule")

    @property
    def name(self):
        """The name of the palette.

        ``readonly attribute DOMString name``

        https://drafts.csswg.org/cssom/#dom-cssfontpalettevaluesrule-name
        """
        return self._webapi_rule.name

    @property
    def fontFamily(self):
        """The families of fonts that it is for.

        ``readonly attribute DOMString fontFamily``

        https://drafts.csswg.org/cssom/#dom-cssfontpalettevaluesrule-fontfamily
        """
        return self._webapi_rule.font_family

    @property
    def basePalette(self):
        """The palette that it changes.

        ``readonly attribute DOMString basePalette``

        https://drafts.csswg.org/cssom/#dom-cssfontpalettevaluesrule-basepalette
        """
        return self._webapi_rule.base_palette

    @property
    def overrideColors(self):
        """The colors that it changes.

        ``readonly attribute DOMString overrideColors``

        https://drafts.csswg.org/cssom/#dom-cssfontpalettevaluesrule-overridecolors
        """
        return self._webapi_rule.override_colors


new_object = maker(CSSFontPaletteValuesRule, css_rule_steps.initialize)
