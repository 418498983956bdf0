"""The CSSCounterStyleRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring


class CSSCounterStyleRule(CSSRule):
    """The rule ``@counter-style``. A value of a descriptor that is not valid changes nothing.

    ``interface CSSCounterStyleRule : CSSRule``

    https://drafts.csswg.org/cssom/#csscounterstylerule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSCounterStyleRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSCounterStyleRule")

    @property
    def name(self):
        """The name of the counter style.

        ``attribute DOMString name``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-name
        """
        return self._webapi_rule.name

    name = name.setter(value_setter("_webapi_rule", "name", to_domstring))

    @property
    def system(self):
        """The algorithm.

        ``attribute DOMString system``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-system
        """
        return self._webapi_rule.system

    system = system.setter(value_setter("_webapi_rule", "system", to_domstring))

    @property
    def symbols(self):
        """The symbols.

        ``attribute DOMString symbols``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-symbols
        """
        return self._webapi_rule.symbols

    symbols = symbols.setter(value_setter("_webapi_rule", "symbols", to_domstring))

    @property
    def additiveSymbols(self):
        """The symbols with their weights.

        ``attribute DOMString additiveSymbols``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-additivesymbols
        """
        return self._webapi_rule.additive_symbols

    additiveSymbols = additiveSymbols.setter(
        value_setter("_webapi_rule", "additive_symbols", to_domstring)
    )

    @property
    def negative(self):
        """What stands around negative numbers.

        ``attribute DOMString negative``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-negative
        """
        return self._webapi_rule.negative

    negative = negative.setter(value_setter("_webapi_rule", "negative", to_domstring))

    @property
    def prefix(self):
        """What stands before a number.

        ``attribute DOMString prefix``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-prefix
        """
        return self._webapi_rule.prefix

    prefix = prefix.setter(value_setter("_webapi_rule", "prefix", to_domstring))

    @property
    def suffix(self):
        """What stands behind a number.

        ``attribute DOMString suffix``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-suffix
        """
        return self._webapi_rule.suffix

    suffix = suffix.setter(value_setter("_webapi_rule", "suffix", to_domstring))

    @property
    def range(self):
        """The numbers that it is for.

        ``attribute DOMString range``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-range
        """
        return self._webapi_rule.range

    range = range.setter(value_setter("_webapi_rule", "range", to_domstring))

    @property
    def pad(self):
        """The least length, and the symbol that fills it.

        ``attribute DOMString pad``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-pad
        """
        return self._webapi_rule.pad

    pad = pad.setter(value_setter("_webapi_rule", "pad", to_domstring))

    @property
    def speakAs(self):
        """How a number is spoken.

        ``attribute DOMString speakAs``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-speakas
        """
        return self._webapi_rule.speak_as

    speakAs = speakAs.setter(value_setter("_webapi_rule", "speak_as", to_domstring))

    @property
    def fallback(self):
        """The counter style for other numbers.

        ``attribute DOMString fallback``

        https://drafts.csswg.org/cssom/#dom-csscounterstylerule-fallback
        """
        return self._webapi_rule.fallback

    fallback = fallback.setter(value_setter("_webapi_rule", "fallback", to_domstring))


new_object = maker(CSSCounterStyleRule, css_rule_steps.initialize)
