"""Types of the CSSStyleDeclaration interface. Made by ``python -m idl``."""

from collections.abc import Iterator
from typing import Never, overload

from webapi.interfaces.css_rule import CSSRule
from webapi.steps.css_style_declaration import Slots as _CSSStyleDeclarationSlots
from webapi.webidl.types import NumberLike, StringLike

class CSSStyleDeclaration(_CSSStyleDeclarationSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def cssText(self) -> str:
        """The declarations, serialized. A new text replaces all of them.

        https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-csstext
        """
    @cssText.setter
    def cssText(self, value: StringLike, /) -> None: ...
    @property
    def length(self) -> int:
        """How many declarations there are. Those of a shorthand's longhands count.

        https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-length
        """
    def item(self, index: NumberLike) -> str: ...
    def getPropertyValue(self, property: StringLike) -> str: ...
    def getPropertyPriority(self, property: StringLike) -> str: ...
    @property
    def parentRule(self) -> CSSRule | None:
        """The rule whose declarations these are, or ``None``.

        https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-parentrule
        """
    def setProperty(
        self, property: StringLike, value: StringLike, priority: StringLike = None
    ) -> None: ...
    def removeProperty(self, property: StringLike) -> str: ...
    @overload
    def __getitem__(self, index: int, /) -> str: ...
    @overload
    def __getitem__(self, index: slice, /) -> list[str]: ...
    def __iter__(self) -> Iterator[str]: ...
    def __len__(self) -> int: ...
    def __bool__(self) -> bool: ...

def new_object(value: object) -> CSSStyleDeclaration: ...
