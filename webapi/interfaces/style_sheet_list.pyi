"""Types of the StyleSheetList interface. Made by ``python -m idl``."""

from collections.abc import Iterator
from typing import Never, overload

from webapi.interfaces.css_style_sheet import CSSStyleSheet
from webapi.steps.style_sheet_list import Slots as _StyleSheetListSlots
from webapi.webidl.types import NumberLike

class StyleSheetList(_StyleSheetListSlots):
    def __init__(self, /, *_: Never) -> None: ...
    def item(self, index: NumberLike) -> CSSStyleSheet | None: ...
    @property
    def length(self) -> int:
        """How many sheets there are.

        https://drafts.csswg.org/cssom/#dom-stylesheetlist-length
        """
    @overload
    def __getitem__(self, index: int, /) -> CSSStyleSheet: ...
    @overload
    def __getitem__(self, index: slice, /) -> list[CSSStyleSheet]: ...
    def __iter__(self) -> Iterator[CSSStyleSheet]: ...
    def __len__(self) -> int: ...
    def __bool__(self) -> bool: ...

def new_object(value: object) -> StyleSheetList: ...
