"""The CSSStyleRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter, value_setter
from webapi.webidl.strings import to_domstring

_CSSStyleProperties = Interface("webapi.interfaces.css_style_properties", "CSSStyleProperties")


class CSSStyleRule(CSSGroupingRule):
    """A rule of selectors and declarations. Rules may be nested in it.

    ``interface CSSStyleRule : CSSGroupingRule``

    https://drafts.csswg.org/cssom/#cssstylerule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSStyleRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSStyleRule")

    @property
    def selectorText(self):
        """The selectors, serialized. A value that is not valid changes nothing.

        ``attribute DOMString selectorText``

        https://drafts.csswg.org/cssom/#dom-cssstylerule-selectortext
        """
        return self._webapi_rule.selector_text

    selectorText = selectorText.setter(value_setter("_webapi_rule", "selector_text", to_domstring))

    @property
    def style(self):
        """The declarations. To set it is to set their ``cssText``.

        ``readonly attribute CSSStyleProperties style``

        https://drafts.csswg.org/cssom/#dom-cssstylerule-style
        """
        value = self._webapi_rule.style
        return value.platform_object or _CSSStyleProperties.new(value)

    style = style.setter(forwarding_setter("style", "cssText"))


new_object = maker(CSSStyleRule, css_rule_steps.initialize)
