"""The CSSStyleRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_CSSStyleProperties = Interface("webapi.interfaces.css_style_properties", "CSSStyleProperties")


class CSSStyleRule(CSSGroupingRule):
    """A rule of selectors and declarations. Rules may be nested in it.

    ``interface CSSStyleRule : CSSGroupingRule``

    https://drafts.csswg.org/cssom/#cssstylerule
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("CSSStyleRule")

    @property
    def selectorText(self):
        """The selectors, serialized. A value that is not valid changes nothing.

        ``attribute DOMString selectorText``

        https://drafts.csswg.org/cssom/#dom-cssstylerule-selectortext
        """
        return self._webapi_rule.selector_text

    @selectorText.setter
    def selectorText(self, value, /):
        self._webapi_rule.selector_text = to_domstring(value)

    @property
    def style(self):
        """The declarations. To set it is to set their ``cssText``.

        ``readonly attribute CSSStyleProperties style``

        https://drafts.csswg.org/cssom/#dom-cssstylerule-style
        """
        value = self._webapi_rule.style
        return value.platform_object or _CSSStyleProperties.new(value)

    @style.setter
    def style(self, value, /):
        self.style.cssText = value

    def __str__(self):
        return "[object CSSStyleRule]"


def new_object(value):
    """A new CSSStyleRule object of what steps returned."""
    this = CSSStyleRule.__new__(CSSStyleRule)
    css_rule_steps.initialize(this, value)
    return this
