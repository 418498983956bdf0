"""The CSSCounterStyleRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_counter_style_rule as steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring


class CSSCounterStyleRule(CSSRule):
    """The rule ``@counter-style``. A value of a descriptor that is not valid changes nothing.

    ``interface CSSCounterStyleRule : CSSRule``

    https://drafts.csswg.org/cssom/#csscounterstylerule
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("CSSCounterStyleRule")

    name = property(
        steps.name_getter,
        doc="""The name of the counter style.

        ``attribute DOMString name``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-name
        """,
    )

    @name.setter
    def name(self, value, /):
        steps.name_setter(self, to_domstring(value))

    system = property(
        steps.system_getter,
        doc="""The algorithm.

        ``attribute DOMString system``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-system
        """,
    )

    @system.setter
    def system(self, value, /):
        steps.system_setter(self, to_domstring(value))

    symbols = property(
        steps.symbols_getter,
        doc="""The symbols.

        ``attribute DOMString symbols``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-symbols
        """,
    )

    @symbols.setter
    def symbols(self, value, /):
        steps.symbols_setter(self, to_domstring(value))

    additiveSymbols = property(
        steps.additiveSymbols_getter,
        doc="""The symbols with their weights.

        ``attribute DOMString additiveSymbols``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-additivesymbols
        """,
    )

    @additiveSymbols.setter
    def additiveSymbols(self, value, /):
        steps.additiveSymbols_setter(self, to_domstring(value))

    negative = property(
        steps.negative_getter,
        doc="""What stands around negative numbers.

        ``attribute DOMString negative``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-negative
        """,
    )

    @negative.setter
    def negative(self, value, /):
        steps.negative_setter(self, to_domstring(value))

    prefix = property(
        steps.prefix_getter,
        doc="""What stands before a number.

        ``attribute DOMString prefix``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-prefix
        """,
    )

    @prefix.setter
    def prefix(self, value, /):
        steps.prefix_setter(self, to_domstring(value))

    suffix = property(
        steps.suffix_getter,
        doc="""What stands behind a number.

        ``attribute DOMString suffix``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-suffix
        """,
    )

    @suffix.setter
    def suffix(self, value, /):
        steps.suffix_setter(self, to_domstring(value))

    range = property(
        steps.range_getter,
        doc="""The numbers that it is for.

        ``attribute DOMString range``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-range
        """,
    )

    @range.setter
    def range(self, value, /):
        steps.range_setter(self, to_domstring(value))

    pad = property(
        steps.pad_getter,
        doc="""The least length, and the symbol that fills it.

        ``attribute DOMString pad``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-pad
        """,
    )

    @pad.setter
    def pad(self, value, /):
        steps.pad_setter(self, to_domstring(value))

    speakAs = property(
        steps.speakAs_getter,
        doc="""How a number is spoken.

        ``attribute DOMString speakAs``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-speakas
        """,
    )

    @speakAs.setter
    def speakAs(self, value, /):
        steps.speakAs_setter(self, to_domstring(value))

    fallback = property(
        steps.fallback_getter,
        doc="""The counter style for other numbers.

        ``attribute DOMString fallback``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-fallback
        """,
    )

    @fallback.setter
    def fallback(self, value, /):
        steps.fallback_setter(self, to_domstring(value))

    def __str__(self):
        return "[object CSSCounterStyleRule]"

    __repr__ = steps.inspect


def new_object(value):
    """A new CSSCounterStyleRule object of what steps returned."""
    this = CSSCounterStyleRule.__new__(CSSCounterStyleRule)
    steps.initialize(this, value)
    return this
