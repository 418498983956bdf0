"""Types of the CSSFontFaceRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.css_font_face_descriptors import CSSFontFaceDescriptors
from webapi.interfaces.css_rule import CSSRule
from webapi.steps.css_font_face_rule import Slots as _CSSFontFaceRuleSlots
from webapi.webidl.types import StringLike

class CSSFontFaceRule(CSSRule, _CSSFontFaceRuleSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def style(self) -> CSSFontFaceDescriptors:
        """The descriptors. To set it is to set their ``cssText``.

        https://drafts.csswg.org/cssom/#dom-cssfontfacerule-style
        """
    @style.setter
    def style(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> CSSFontFaceRule: ...
