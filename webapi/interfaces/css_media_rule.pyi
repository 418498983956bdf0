"""Types of the CSSMediaRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSMediaRule as _CSSMediaRuleImplementation
from webapi.interfaces.css_condition_rule import CSSConditionRule
from webapi.interfaces.media_list import MediaList
from webapi.webidl.types import StringLike

class CSSMediaRule(CSSConditionRule):
    _webapi_rule: _CSSMediaRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def media(self) -> MediaList:
        """The media queries. To set it is to set their ``mediaText``.

        https://drafts.csswg.org/cssom/#dom-cssmediarule-media
        """
    @media.setter
    def media(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> CSSMediaRule: ...
