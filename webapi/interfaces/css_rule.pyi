"""Types of the CSSRule interface. Made by ``python -m idl``."""

from typing import Final, Never

from webapi.interfaces.css_style_sheet import CSSStyleSheet
from webapi.steps.css_rule import Slots as _CSSRuleSlots
from webapi.webidl.types import StringLike

class CSSRule(_CSSRuleSlots):
    STYLE_RULE: Final = 1
    CHARSET_RULE: Final = 2
    IMPORT_RULE: Final = 3
    MEDIA_RULE: Final = 4
    FONT_FACE_RULE: Final = 5
    PAGE_RULE: Final = 6
    MARGIN_RULE: Final = 9
    NAMESPACE_RULE: Final = 10
    KEYFRAMES_RULE: Final = 7
    KEYFRAME_RULE: Final = 8
    SUPPORTS_RULE: Final = 12
    COUNTER_STYLE_RULE: Final = 11
    FONT_FEATURE_VALUES_RULE: Final = 14
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def cssText(self) -> str:
        """The rule, serialized. To set it changes nothing.

        https://drafts.csswg.org/cssom/#dom-cssrule-csstext
        """
    @cssText.setter
    def cssText(self, value: StringLike, /) -> None: ...
    @property
    def parentRule(self) -> CSSRule | None:
        """The rule in which it stands, or ``None``.

        https://drafts.csswg.org/cssom/#dom-cssrule-parentrule
        """
    @property
    def parentStyleSheet(self) -> CSSStyleSheet | None:
        """The style sheet that has the rule, or ``None``.

        https://drafts.csswg.org/cssom/#dom-cssrule-parentstylesheet
        """
    @property
    def type(self) -> int:
        """The kind, as a number; 0 for newer kinds.

        https://drafts.csswg.org/cssom/#dom-cssrule-type
        """

def new_object(value: object) -> CSSRule: ...
