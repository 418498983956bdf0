"""Types of the CSSKeyframeRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSKeyframeRule as _CSSKeyframeRuleImplementation
from webapi.interfaces.css_rule import CSSRule
from webapi.interfaces.css_style_properties import CSSStyleProperties
from webapi.webidl.types import StringLike

class CSSKeyframeRule(CSSRule):
    _webapi_rule: _CSSKeyframeRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def keyText(self) -> str:
        """Its offsets, as percentages. A value that is not valid is a SyntaxError.

        https://drafts.csswg.org/cssom/#dom-csskeyframerule-keytext
        """
    @keyText.setter
    def keyText(self, value: StringLike, /) -> None: ...
    @property
    def style(self) -> CSSStyleProperties:
        """The declarations. To set it is to set their ``cssText``.

        https://drafts.csswg.org/cssom/#dom-csskeyframerule-style
        """
    @style.setter
    def style(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> CSSKeyframeRule: ...
