"""The CSSKeyframeRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter, value_setter
from webapi.webidl.strings import to_domstring

_CSSStyleProperties = Interface("webapi.interfaces.css_style_properties", "CSSStyleProperties")


class CSSKeyframeRule(CSSRule):
    """A keyframe.

    ``interface CSSKeyframeRule : CSSRule``

    https://drafts.csswg.org/cssom/#csskeyframerule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSKeyframeRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSKeyframeRule")

    @property
    def keyText(self):
        """Its offsets, as percentages. A value that is not valid is a SyntaxError.

        ``attribute DOMString keyText``

        https://drafts.csswg.org/cssom/#dom-csskeyframerule-keytext
        """
        return self._webapi_rule.key_text

    keyText = keyText.setter(value_setter("_webapi_rule", "key_text", to_domstring))

    @property
    def style(self):
        """The declarations. To set it is to set their ``cssText``.

        ``readonly attribute CSSStyleProperties style``

        https://drafts.csswg.org/cssom/#dom-csskeyframerule-style
        """
        value = self._webapi_rule.style
        return value.platform_object or _CSSStyleProperties.new(value)

    style = style.setter(forwarding_setter("style", "cssText"))


new_object = maker(CSSKeyframeRule, css_rule_steps.initialize)
