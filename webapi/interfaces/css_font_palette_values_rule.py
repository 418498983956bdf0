"""The CSSFontPaletteValuesRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_font_palette_values_rule as steps
from webapi.webidl.exceptions import illegal_constructor


class CSSFontPaletteValuesRule(CSSRule):
    """The rule ``@font-palette-values``.

    ``interface CSSFontPaletteValuesRule : CSSRule``

    https://drafts.csswg.org/cssom/#cssfontpalettevaluesrule
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("CSSFontPaletteValuesRule")

    name = property(
        steps.name_getter,
        doc="""The name of the palette.

        ``readonly attribute DOMString name``

        https://drafts.csswg.org/cssom/#dom-cssfontpalettevaluesrule-name
        """,
    )

    fontFamily = property(
        steps.fontFamily_getter,
        doc="""The families of fonts that it is for.

        ``readonly attribute DOMString fontFamily``

        https://drafts.csswg.org/cssom/#dom-cssfontpalettevaluesrule-fontfamily
        """,
    )

    basePalette = property(
        steps.basePalette_getter,
        doc="""The palette that it changes.

        ``readonly attribute DOMString basePalette``

        https://drafts.csswg.org/cssom/#dom-cssfontpalettevaluesrule-basepalette
        """,
    )

    overrideColors = property(
        steps.overrideColors_getter,
        doc="""The colors that it changes.

        ``readonly attribute DOMString overrideColors``

        https://drafts.csswg.org/cssom/#dom-cssfontpalettevaluesrule-overridecolors
        """,
    )

    def __str__(self):
        return "[object CSSFontPaletteValuesRule]"

    __repr__ = steps.inspect


def new_object(value):
    """A new CSSFontPaletteValuesRule object of what steps returned."""
    this = CSSFontPaletteValuesRule.__new__(CSSFontPaletteValuesRule)
    steps.initialize(this, value)
    return this
