"""The CSSMarginRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter

_CSSStyleDeclaration = Interface("webapi.interfaces.css_style_declaration", "CSSStyleDeclaration")


class CSSMarginRule(CSSRule):
    """A rule of a margin of pages, as ``@top-left``.

    ``interface CSSMarginRule : CSSRule``

    https://drafts.csswg.org/cssom/#cssmarginrule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSMarginRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSMarginRule")

    @property
    def name(self):
        """The name of the margin.

        ``readonly attribute DOMString name``

        https://drafts.csswg.org/cssom/#dom-cssmarginrule-name
        """
        return self._webapi_rule.name

    @property
    def style(self):
        """The declarations. To set it is to set their ``cssText``.

        ``readonly attribute CSSStyleDeclaration style``

        https://drafts.csswg.org/cssom/#dom-cssmarginrule-style
        """
        value = self._webapi_rule.style
        return value.platform_object or _CSSStyleDeclaration.new(value)

    style = style.setter(forwarding_setter("style", "cssText"))


new_object = maker(CSSMarginRule, css_rule_steps.initialize)
