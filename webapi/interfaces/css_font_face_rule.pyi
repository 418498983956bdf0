"""Types of the CSSFontFaceRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSFontFaceRule as _CSSFontFaceRuleImplementation
from webapi.interfaces.css_font_face_descriptors import CSSFontFaceDescriptors
from webapi.interfaces.css_rule import CSSRule
from webapi.webidl.types import StringLike

class CSSFontFaceRule(CSSRule):
    _webapi_rule: _CSSFontFaceRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def style(self) -> CSSFontFaceDescriptors:
        """The descriptors. To set it is to set their ``cssText``.

        https://drafts.csswg.org/cssom/#dom-cssfontfacerule-style
        """
    @style.setter
    def style(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> CSSFontFaceRule: ...
