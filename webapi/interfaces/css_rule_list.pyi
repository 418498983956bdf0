"""Types of the CSSRuleList interface. Made by ``python -m idl``."""

from collections.abc import Iterator
from typing import Never, overload

from webapi.interfaces.css_rule import CSSRule
from webapi.steps.css_rule_list import Slots as _CSSRuleListSlots
from webapi.webidl.types import NumberLike

class CSSRuleList(_CSSRuleListSlots):
    def __init__(self, /, *_: Never) -> None: ...
    def item(self, index: NumberLike) -> CSSRule | None: ...
    @property
    def length(self) -> int:
        """How many rules there are.

        https://drafts.csswg.org/cssom/#dom-cssrulelist-length
        """
    @overload
    def __getitem__(self, index: int, /) -> CSSRule: ...
    @overload
    def __getitem__(self, index: slice, /) -> list[CSSRule]: ...
    def __iter__(self) -> Iterator[CSSRule]: ...
    def __len__(self) -> int: ...
    def __bool__(self) -> bool: ...

def new_object(value: object) -> CSSRuleList: ...
