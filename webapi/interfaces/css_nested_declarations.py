"""The CSSNestedDeclarations interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter

_CSSStyleProperties = Interface("webapi.interfaces.css_style_properties", "CSSStyleProperties")


class CSSNestedDeclarations(CSSRule):
    """Declarations that stand behind a rule in a style rule.

    ``interface CSSNestedDeclarations : CSSRule``

    https://drafts.csswg.org/cssom/#cssnesteddeclarations
    """

    __slots__ = ()
    _webapi_interface_name = "CSSNestedDeclarations"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSNestedDeclarations")

    @property
    def style(self):
        """The declarations. To set it is to set their ``cssText``.

        ``readonly attribute CSSStyleProperties style``

        https://drafts.csswg.org/cssom/#dom-cssnesteddeclarations-style
        """
        value = self._webapi_rule.style
        return value.platform_object or _CSSStyleProperties.new(value)

    style = style.setter(forwarding_setter("style", "cssText"))


new_object = maker(CSSNestedDeclarations, css_rule_steps.initialize)
