"""The CSSFontFaceRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter

_CSSFontFaceDescriptors = Interface(
    "webapi.interfaces.css_font_face_descriptors", "CSSFontFaceDescriptors"
)


class CSSFontFaceRule(CSSRule):
    """The rule ``@font-face``.

    ``interface CSSFontFaceRule : CSSRule``

    https://drafts.csswg.org/cssom/#cssfontfacerule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSFontFaceRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSFontFaceRule")

    @property
    def style(self):
        """The descriptors. To set it is to set their ``cssText``.

        ``readonly attribute CSSFontFaceDescriptors style``

        https://drafts.csswg.org/cssom/#dom-cssfontfacerule-style
        """
        value = self._webapi_rule.style
        return value.platform_object or _CSSFontFaceDescriptors.new(value)

    style = style.setter(forwarding_setter("style", "cssText"))


new_object = maker(CSSFontFaceRule, css_rule_steps.initialize)
