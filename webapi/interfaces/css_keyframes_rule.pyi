"""Types of the CSSKeyframesRule interface. Made by ``python -m idl``."""

from collections.abc import Iterator
from typing import Never, overload

from webapi.dom.css_rules import CSSKeyframesRule as _CSSKeyframesRuleImplementation
from webapi.interfaces.css_keyframe_rule import CSSKeyframeRule
from webapi.interfaces.css_rule import CSSRule
from webapi.interfaces.css_rule_list import CSSRuleList
from webapi.webidl.types import StringLike

class CSSKeyframesRule(CSSRule):
    _webapi_rule: _CSSKeyframesRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def name(self) -> str:
        """The name of the animation.

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def cssRules(self) -> CSSRuleList:
        """The keyframes, in a live list.

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-cssrules
        """
    @property
    def length(self) -> int:
        """How many keyframes there are.

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-length
        """
    def appendRule(self, rule: StringLike) -> None: ...
    def deleteRule(self, select: StringLike) -> None: ...
    def findRule(self, select: StringLike) -> CSSKeyframeRule | None: ...
    @overload
    def __getitem__(self, index: int, /) -> CSSKeyframeRule: ...
    @overload
    def __getitem__(self, index: slice, /) -> list[CSSKeyframeRule]: ...
    def __iter__(self) -> Iterator[CSSKeyframeRule]: ...
    def __len__(self) -> int: ...
    def __bool__(self) -> bool: ...

def new_object(value: object) -> CSSKeyframesRule: ...
