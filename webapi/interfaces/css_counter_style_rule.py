"""The CSSCounterStyleRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_rule as css_rule_steps
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

    @property
    def name(self):
        """The name of the counter style.

        ``attribute DOMString name``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-name
        """
        return self._webapi_rule.name

    @name.setter
    def name(self, value, /):
        self._webapi_rule.name = to_domstring(value)

    @property
    def system(self):
        """The algorithm.

        ``attribute DOMString system``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-system
        """
        return self._webapi_rule.system

    @system.setter
    def system(self, value, /):
        self._webapi_rule.system = to_domstring(value)

    @property
    def symbols(self):
        """The symbols.

        ``attribute DOMString symbols``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-symbols
        """
        return self._webapi_rule.symbols

    @symbols.setter
    def symbols(self, value, /):
        self._webapi_rule.symbols = to_domstring(value)

    @property
    def additiveSymbols(self):
        """The symbols with their weights.

        ``attribute DOMString additiveSymbols``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-additivesymbols
        """
        return self._webapi_rule.additive_symbols

    @additiveSymbols.setter
    def additiveSymbols(self, value, /):
        self._webapi_rule.additive_symbols = to_domstring(value)

    @property
    def negative(self):
        """What stands around negative numbers.

        ``attribute DOMString negative``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-negative
        """
        return self._webapi_rule.negative

    @negative.setter
    def negative(self, value, /):
        self._webapi_rule.negative = to_domstring(value)

    @property
    def prefix(self):
        """What stands before a number.

        ``attribute DOMString prefix``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-prefix
        """
        return self._webapi_rule.prefix

    @prefix.setter
    def prefix(self, value, /):
        self._webapi_rule.prefix = to_domstring(value)

    @property
    def suffix(self):
        """What stands behind a number.

        ``attribute DOMString suffix``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-suffix
        """
        return self._webapi_rule.suffix

    @suffix.setter
    def suffix(self, value, /):
        self._webapi_rule.suffix = to_domstring(value)

    @property
    def range(self):
        """The numbers that it is for.

        ``attribute DOMString range``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-range
        """
        return self._webapi_rule.range

    @range.setter
    def range(self, value, /):
        self._webapi_rule.range = to_domstring(value)

    @property
    def pad(self):
        """The least length, and the symbol that fills it.

        ``attribute DOMString pad``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-pad
        """
        return self._webapi_rule.pad

    @pad.setter
    def pad(self, value, /):
        self._webapi_rule.pad = to_domstring(value)

    @property
    def speakAs(self):
        """How a number is spoken.

        ``attribute DOMString speakAs``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-speakas
        """
        return self._webapi_rule.speak_as

    @speakAs.setter
    def speakAs(self, value, /):
        self._webapi_rule.speak_as = to_domstring(value)

    @property
    def fallback(self):
        """The counter style for other numbers.

        ``attribute DOMString fallback``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-fallback
        """
        return self._webapi_rule.fallback

    @fallback.setter
    def fallback(self, value, /):
        self._webapi_rule.fallback = to_domstring(value)

    def __str__(self):
        return "[object CSSCounterStyleRule]"


def new_object(value):
    """A new CSSCounterStyleRule object of what steps returned."""
    this = CSSCounterStyleRule.__new__(CSSCounterStyleRule)
    css_rule_steps.initialize(this, value)
    return this
