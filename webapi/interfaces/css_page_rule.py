"""The CSSPageRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter, value_setter
from webapi.webidl.strings import to_domstring

_CSSPageDescriptors = Interface("webapi.interfaces.css_page_descriptors", "CSSPageDescriptors")


class CSSPageRule(CSSGroupingRule):
    """The rule ``@page``. Its rules are those of margins.

    ``interface CSSPageRule : CSSGroupingRule``

    https://drafts.csswg.org/cssom/#csspagerule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSPageRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSPageRule")

    @property
    def selectorText(self):
        """The selector of pages. A value that is not valid changes nothing.

        ``attribute DOMString selectorText``

        https://drafts.csswg.org/cssom/#dom-csspagerule-selectortext
        """
        return self._webapi_rule.selector_text

    selectorText = selectorText.setter(value_setter("_webapi_rule", "selector_text", to_domstring))

    @property
    def style(self):
        """The declarations. To set it is to set their ``cssText``.

        ``readonly attribute CSSPageDescriptors style``

        https://drafts.csswg.org/cssom/#dom-csspagerule-style
        """
        value = self._webapi_rule.style
        return value.platform_object or _CSSPageDescriptors.new(value)

    style = style.setter(forwarding_setter("style", "cssText"))


new_object = maker(CSSPageRule, css_rule_steps.initialize)
